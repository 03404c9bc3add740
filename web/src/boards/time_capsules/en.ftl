# Time Capsules, the board
page-mat = Mat
page-pack = Capsules
topic-tc-trade = Trade
tc-vp-track = Victory points
tc-track-all = All { $n }
tc-track-near = Near me
tc-round = Round
tc-objects = { $n ->
    [one] object
   *[other] objects
}
tc-stack = stack { $n }
tc-you = you
tc-on-space = +1 on { $n }
tc-empty-slot = sold out
tc-chrono = Chrono zone
tc-no-delayed = no delayed break
tc-delayed = { $n ->
    [one] 1 break waits
   *[other] { $n } breaks wait
}
tc-nothing-here = nothing here
tc-new = new
tc-wild = energy pays for qubits, and qubits for energy
tc-open = open
tc-in-bag = in the bag
tc-set-aside = set aside
tc-shut = closed, known to its owner
tc-of = of { $n }
tc-objects-of-room = of { $room } objects to pack at the end
tc-next-both = Next draw: all from the bag.
tc-next-any = Next draw: at random, from all capsules.
tc-mat-of = Mat of { $name }
tc-my-mat = Your mat
tc-capsules = Capsules
tc-discard = Discard
tc-seal = Seal
tc-break-count = { $n } of { $most }
tc-fatal = With { $n } the game is lost.
tc-space-gives = Space { $n }: { $what }
tc-bag-count = bag { $n }
tc-first = first player
tc-sealed = sealed
tc-hit = Hit
tc-who-pays = Who can pay
tc-who-pays-note = without artifacts
tc-only-you = only you see this
tc-no-cards = No card in your hand.
tc-after = after this plan
tc-all-together = all together
tc-own-turn = your own turn
tc-ft-preview = preview
tc-ft-choice = your choice, until you end
tc-ft-hidden = hidden until all have sealed
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
tc-ask-pack = Pack your open capsules
tc-ask-hand = { $name } ({ $vp } VP): where?
tc-ask-discard = { $n } objects, { $room } fit: give up and pack
tc-rules-pack = { $least } to { $most } each · breaks stay
tc-rules-loss = { $dice } · artifacts their VP
tc-rules-free = batteries, { $dice }, bioobjects: none
tc-buy = Buy { $name }
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
tc-coach-1 = Everything you use or buy goes to the inactive side and must be packed again: { $least } to { $most } objects a capsule.
tc-coach-2 = Blue artifacts cost qubits (computers), orange ones energy (batteries). The proposed payment wastes the least.
tc-coach-3 = With { $fatal } temporal breaks you lose the game, whatever your points. Keep { $repair } qubits for each break you see.
