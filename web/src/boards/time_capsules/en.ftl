# Time Capsules, the board
page-offer = Offer
page-mat = Mat
page-pack = Capsules
topic-tc-trade = Trade
topic-tc-breaks = Breaks
tc-vp = VP
tc-vp-track = Victory points
tc-round = Round
tc-energy = energy
tc-qubits = qubits
tc-crystals = chronocrystals
tc-cards = fluctuation cards
tc-breaks = breaks
tc-artifacts = artifacts
tc-objects = { $n ->
    [one] object
   *[other] objects
}
tc-head-blue = Qubits
tc-head-orange = Energy
tc-stack = stack { $n }
tc-you = you
tc-on-space = +1 on { $n }
tc-empty-slot = sold out
tc-bioobjects = Bioobjects
tc-active = Active
tc-inactive = Inactive
tc-chrono = Chrono zone
tc-no-delayed = no delayed break
tc-delayed = { $n ->
    [one] 1 break waits
   *[other] { $n } breaks wait
}
tc-nothing-here = nothing here
tc-new = new
tc-open = open
tc-in-bag = in the bag
tc-set-aside = set aside
tc-shut = closed, known to its owner
tc-of = of { $n }
tc-objects-of-room = of { $room } objects to pack at the end
tc-next-both = Next draw: both from the bag.
tc-next-any = Next draw: two of all four, at random.
tc-mat-of = Mat of { $name }
tc-my-mat = Your mat
tc-capsules = Capsules
tc-capsule-n = Capsule { $n }
tc-discard = Discard
tc-seal = Seal
tc-breaks-row = Breaks
tc-break-count = { $n } of { $most }
tc-bag-count = bag { $n }
tc-first = first player
tc-passed = passed
tc-sealed = sealed
tc-hit = Hit
tc-who-pays = Who can pay
tc-who-pays-note = without artifacts
tc-fluctuations = Fluctuations
tc-only-you = only you see this
tc-no-cards = No card in your hand.
tc-after = after this plan
tc-all-together = all together
tc-own-turn = your own turn
tc-ft-preview = preview
tc-ft-choice = your choice, until you end
tc-ft-hidden = hidden until all have sealed
tc-step-draw = Draw
tc-step-setup = First packing
tc-step-purchase = I Purchase
tc-step-action = II Actions
tc-step-pack = III Pack
tc-step-act = Act
tc-step-pack-base = Pack
tc-usable = still usable
tc-break-must = { $n ->
    [0] no break to pack
    [one] 1 break must be packed
   *[other] { $n } breaks must be packed
}
tc-surplus = { $n ->
    [0] Nothing is discarded
    [one] 1 object must go
   *[other] { $n } objects must go
}
tc-ask-pack = Pack the two open capsules
tc-ask-first-pack = Pack your four capsules
tc-ask-hand = { $name } ({ $vp } VP): where?
tc-ask-discard = { $n } objects, { $room } fit: give up and pack
tc-rules-pack = { $least } to { $most } each · breaks stay
tc-rules-loss = d8 −1 VP · d12 −2 VP · artifacts their VP
tc-rules-free = batteries, d6, bioobjects: 0
tc-buy = Buy { $name }
tc-use = Use { $name }
tc-reroll = Reroll
tc-raise = Raise a computer
tc-raise-by = Raise by { $n }
tc-trade = Trade { $price }
tc-trade-for = for { $prize }
tc-make-computers = Make computers
tc-make-batteries = Make batteries
tc-make-score = Score VP
tc-make-repair = Remove breaks
tc-times = { $n }×
tc-by-hand = Pay by hand
tc-by-hand-sub = you name the tokens
tc-pass = Pass
tc-pass-sub = for the rest of phase I
tc-end = End actions
tc-end-unused = still usable: { $n }
tc-free-choice = free
tc-gives = from active { $bigger }, else { $smaller }
tc-capsules-by-round = Opened, by round
tc-text-round = Round { $round } of { $last }, { $step }.
tc-text-offer = Offer for { $what }: { $list }.
tc-text-mat = { $name }: { $vp } VP, { $energy } energy, { $qubits } qubits, { $crystals } chronocrystals, { $cards } cards, { $breaks } of { $most } breaks.
tc-text-zone = { $name }, { $zone }: { $list }.
tc-text-capsule = Your capsule { $where }: { $list }.
tc-coach-1 = Everything you use or buy goes to the inactive side and must be packed again: 2 to 7 objects a capsule.
tc-coach-2 = Blue artifacts cost qubits (computers), orange ones energy (batteries). The proposed payment wastes the least.
tc-coach-3 = Six temporal breaks lose the game, whatever your points. Keep about 5 qubits for each break you see.

# What is printed
tc-fx-per = per { $what }
tc-fx-per-other = per other { $what }
tc-fx-per-two = per 2 { $what }
tc-fx-most = (max { $n })
tc-fx-up-computers = computer upgrades
tc-fx-up-batteries = battery upgrades
tc-fx-machine = Machine
tc-fx-archive = Archive
tc-fx-field = Field
tc-fx-life = Life
tc-fx-weapon = Weapon
tc-fx-art = artifacts
tc-fx-blue = blue
tc-fx-orange = orange
tc-fx-abat = active battery
tc-fx-acom = active computer
tc-fx-fixed = break removed
tc-fx-hot = if active
tc-fx-active = active
tc-fx-inactive = inactive
tc-fx-hit-one = one rival
tc-fx-hit-all = all rivals
tc-fx-hit-ahead = one ahead of you
tc-fx-bat = battery-{ $size }, { $zone }
tc-fx-com = computer-{ $size }, { $zone }
tc-fx-ret-bat = { $n } batteries back to active
tc-fx-ret-com = { $n ->
    [one] 1 computer back to active
   *[other] { $n } computers back to active
}
tc-fx-ret-art = { $n } artifacts back to active
tc-fx-disc = next { $colour } one { $n } cheaper
tc-fx-if = with { $n } other { $what }
tc-fx-drop-bc-a = an active token
tc-fx-drop-bc-ai = battery or computer
tc-fx-drop-bio-ai = a bioobject
tc-fx-copy = copy another ability
tc-fx-maxdie = one computer to its top
tc-fx-sweep = renew the offer
tc-fx-upc = { $n ->
    [one] upgrade 1 computer
   *[other] upgrade { $n } computers
}
tc-fx-upb = { $n ->
    [one] upgrade 1 battery
   *[other] upgrade { $n } batteries
}
tc-fx-bio = take a bioobject
tc-fx-echo = a computer’s number as qubits
tc-fx-reroll = reroll any computers
tc-fx-twice = use an artifact twice
tc-fx-peek = look at { $n }, buy one cheaper
tc-fx-wild = pay energy and qubits 1 for 1
tc-fx-level = raise all to one’s number
tc-fx-rollq = d{ $n } qubits
tc-fx-bigbio = bigger reward from inactive
