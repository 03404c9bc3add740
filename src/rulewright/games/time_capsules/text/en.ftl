# The game
game-title = Time Capsules
game-about = Open some of your time capsules, spend what falls out, buy artifacts, and pack everything again for later. Too many temporal breaks undo you.

# Modes and options
mode-base = Base game
mode-base-about = Complete turns one after the other, ten rounds.
mode-solo = Solo
mode-solo-about = One player against a target, while a rival takes artifacts from the offer.
mode-split = Split rounds
mode-split-about = A purchase phase in single actions, then everybody acts and packs; the first player changes.
option-start = Start
option-start-about = The fast start begins in round 3 with a stronger kit and a free artifact.
option-start-normal = normal
option-start-fast = fast
option-target = Target
option-target-about = The VP that a solo player has to reach: 40, 50, 60 or 70.
option-target-easy = 40 VP
option-target-normal = 50 VP
option-target-hard = 60 VP
option-target-expert = 70 VP

# What a player says
do-end = End the turn
do-pass = Pass for the rest of this phase
do-by-hand = Choose yourself what the next payment takes
do-buy = Buy { $slot }{ for-cost }
do-reroll = Reroll the { $piece }{ for-cost }
do-add = Raise the { $piece } with energy
do-trade = Trade { $price } for { $prize }
do-use = Use { $artifact }
do-play = Play { $card }{ for-cost }
do-computers = { $times ->
    [one] Make 1 computer-6{ for-cost }
   *[other] Make { $times } computers-6{ for-cost }
}
do-batteries = { $times ->
    [one] Make 1 battery-1{ for-cost }
   *[other] Make { $times } batteries-1{ for-cost }
}
do-score = Score { $times } VP{ for-cost }
do-repair = { $times ->
    [one] Remove 1 break{ for-cost }
   *[other] Remove { $times } breaks{ for-cost }
}
do-bio = Use { $bio } from the { $zone } zone
do-done = { $ask ->
    [reroll] Reroll no more
    [upgrades] Upgrade no more
    [batteries] Upgrade no more
    [return] Return no more
    [dice] Roll the chosen ones
    [sweep] Sweep away no more
   *[other] Go on
}
do-decline = No, go on
do-accept = Yes, pay
do-spend = Spend the { $piece }
do-raise = { $steps ->
    [0] Leave it as it is
   *[other] Raise it by { $steps }{ for-cost }
}
do-give = Give up the { $piece }
do-upgrade = Upgrade the { $zone } { $piece }
do-take = Take { $bio }
do-fix = { $steps ->
    [0] Remove none
    [one] Remove 1 break
   *[other] Remove { $steps } breaks
}
do-hit = Hit { $seat }
do-return = Return { an-object }
do-choose = Choose the { $piece }
do-copy = Copy { $artifact }
do-twice = Use { $artifact } twice
do-sweep = Sweep away { $slot }
do-look = Look at the { $colour } stack
do-acquire = Buy { $artifact }{ for-cost }
do-drop = Discard the { $zone } { $piece }
do-discard = Discard { an-object }
do-put = { $count ->
    [0] Put no { $object } into this capsule
   *[other] Put { some-objects } into this capsule
}
do-pick = Take { $slot }

# Choices in the log; of the others what comes of them is told
did-pass = { $seat } passes for the rest of this phase
    .you = You pass for the rest of this phase
did-reroll = { $seat } rerolls the { $piece }
    .you = You reroll the { $piece }
did-trade = { $seat } trades { $price } for { $prize }
    .you = You trade { $price } for { $prize }
did-use = { $seat } uses { $artifact }
    .you = You use { $artifact }
did-play = { $seat } plays { $card }
    .you = You play { $card }
did-computers = { $times ->
    [one] { $seat } makes 1 computer-6
   *[other] { $seat } makes { $times } computers-6
}
    .you = { $times ->
        [one] You make 1 computer-6
       *[other] You make { $times } computers-6
    }
    .sum = { $seat } makes { $times } computers-6
    .sum-you = You make { $times } computers-6
did-batteries = { $times ->
    [one] { $seat } makes 1 battery-1
   *[other] { $seat } makes { $times } batteries-1
}
    .you = { $times ->
        [one] You make 1 battery-1
       *[other] You make { $times } batteries-1
    }
    .sum = { $seat } makes { $times } batteries-1
    .sum-you = You make { $times } batteries-1
did-score = { $seat } turns qubits into { $times } VP
    .you = You turn qubits into { $times } VP
did-bio = { $seat } uses { $bio } from the { $zone } zone
    .you = You use { $bio } from the { $zone } zone
did-hit = { $seat } hits { $seat2 }
    .you = You hit { $seat2 }
    .you2 = { $seat } hits you
did-twice = { $seat } uses { $artifact } twice
    .you = You use { $artifact } twice
did-drop = { $seat } discards the { $zone } { $piece }
    .you = You discard the { $zone } { $piece }

# Questions
ask-pick = Take one artifact of the offer, free
ask-act = Your turn: { $number } energy, { $number2 ->
    [one] 1 qubit
   *[other] { $number2 } qubits
}
ask-purchase = Phase I: one purchase or action, or pass ({ $number } energy, { $number2 ->
    [one] 1 qubit
   *[other] { $number2 } qubits
})
ask-action = Phase II: act as often as you like, then end ({ $number } energy, { $number2 ->
    [one] 1 qubit
   *[other] { $number2 } qubits
})
ask-reroll = Reroll once more?
ask-raise = By how much do you raise the { $piece }?
ask-spend = Still to pay: { counted }. Which battery or computer do you spend?
ask-give = { $number ->
    [one] Give up 1 more of your { $price } for the trade
   *[other] Give up { $number } more of your { $price } for the trade
}
ask-upgrade = Which computer do you upgrade?
ask-upgrades = { $number ->
    [one] Upgrade a computer, or stop
   *[other] Upgrade up to { $number } computers
}
ask-batteries = { $number ->
    [one] Upgrade a battery, or stop
   *[other] Upgrade up to { $number } batteries
}
ask-bio = Which bioobject do you take?
ask-fix = { $number ->
    [one] Do you remove a break?
   *[other] How many breaks do you remove, up to { $number }?
}
ask-hit = Who gets a break?
ask-return = { $number ->
    [one] Return an object to your active zone, or stop
   *[other] Return up to { $number } objects to your active zone
}
ask-max = Which computer is set to its highest face?
ask-echo = Whose number do you gain as qubits?
ask-dice = { $number ->
    [0] Which computers do you reroll?
   *[other] Which computers do you reroll? { $number } chosen so far
}
ask-level = To whose number are the others raised?
ask-drop = Discard an object for the effect, or not?
ask-must-drop = Which bioobject do you discard?
ask-pay = Pay { $number } energy for the effect?
ask-copy = Whose ability do you copy?
ask-twice = Which artifact do you use twice?
ask-sweep = Which artifacts do you put under their stacks?
ask-look = At which stack do you look?
ask-acquire = Buy one of the artifacts you see?
ask-big-bio = Which bioobject gives its bigger reward?
ask-discard = { $number ->
    [one] You have an object too many: which one do you discard?
   *[other] You have { $number } objects too many: discard one after the other
}
ask-pack = { $number ->
    [one] Does { an-object } go into the first capsule?
   *[other] { $object }: how many of your { $number } go into the first capsule?
}
ask-first-pack = { $number2 ->
    [one] Capsule { $number }: does { an-object } go into it?
   *[other] Capsule { $number }, { $object }: how many of your { $number2 }?
}

# What happens
event-first = { $seat } goes first
    .you = You go first
event-round = Round { $number } begins
event-opened = { $number ->
    [one] { $seat } opens two capsules with 1 object
   *[other] { $seat } opens two capsules with { $number } objects
}
    .you = { $number ->
        [one] You open two capsules with 1 object
       *[other] You open two capsules with { $number } objects
    }
event-rolled = { $seat } rolls a { $piece }
    .you = You roll a { $piece }
    .times = { $seat } rolls { $times } computers
    .times-you = You roll { $times } computers
event-picked = { $seat } takes { $artifact }
    .you = You take { $artifact }
event-bought = { $seat } buys { $artifact } for { price }
    .you = You buy { $artifact } for { price }
event-revealed = { $artifact } is revealed
    .times = { $times } artifacts are revealed
event-paid = { $seat } pays { counted }
    .you = You pay { counted }
event-raised = { $seat } raises a computer ({ $piece })
    .you = You raise a computer ({ $piece })
event-gained = { $seat } gains { an-object }
    .you = You gain { an-object }
event-free = { $seat } gains { counted }
    .you = You gain { counted }
event-upgraded = { $seat } upgrades { a-kind } to { an-object }
    .you = You upgrade { a-kind } to { an-object }
    .times = { $seat } upgrades { $times } { objects }
    .times-you = You upgrade { $times } { objects }
event-vp = { $seat } gains { $number } VP ({ $number2 } in all)
    .you = You gain { $number } VP ({ $number2 } in all)
    .sum = { $seat } gains { $number } VP ({ $number2 } in all)
    .sum-you = You gain { $number } VP ({ $number2 } in all)
event-vp-lost = { $seat } loses { $number } VP ({ $number2 } in all)
    .you = You lose { $number } VP ({ $number2 } in all)
    .sum = { $seat } loses { $number } VP ({ $number2 } in all)
    .sum-you = You lose { $number } VP ({ $number2 } in all)
event-broke = { $seat } gains a break
    .you = You gain a break
    .times = { $seat } gains { $times } breaks
    .times-you = You gain { $times } breaks
event-struck = { $seat } is hit: a break in the active zone
    .you = You are hit: a break in the active zone
    .times = { $seat } is hit: { $times } breaks in the active zone
    .times-you = You are hit: { $times } breaks in the active zone
event-delayed = { $seat } is hit: a break waits in the chronocrystal zone
    .you = You are hit: a break waits in the chronocrystal zone
    .times = { $seat } is hit: { $times } breaks wait in the chronocrystal zone
    .times-you = You are hit: { $times } breaks wait in the chronocrystal zone
event-arrived = { $number ->
    [one] { $number } break reaches the inactive zone of { $seat }
   *[other] { $number } breaks reach the inactive zone of { $seat }
}
    .you = { $number ->
        [one] { $number } break arrives in your inactive zone
       *[other] { $number } breaks arrive in your inactive zone
    }
event-mended = { $number ->
    [one] { $seat } removes { $number } break
   *[other] { $seat } removes { $number } breaks
}
    .you = { $number ->
        [one] You remove { $number } break
       *[other] You remove { $number } breaks
    }
    .sum = { $seat } removes { $number } breaks
    .sum-you = You remove { $number } breaks
event-crystals = { $number ->
    [one] { $seat } gains { $number } chronocrystal
   *[other] { $seat } gains { $number } chronocrystals
}
    .you = { $number ->
        [one] You gain { $number } chronocrystal
       *[other] You gain { $number } chronocrystals
    }
    .sum = { $seat } gains { $number } chronocrystals
    .sum-you = You gain { $number } chronocrystals
event-drew = { $seat } draws { $card }
    .you = You draw { $card }
event-drew-secretly = { $seat } draws a fluctuation card
    .you = You draw a fluctuation card
    .times = { $seat } draws { $times } fluctuation cards
    .times-you = You draw { $times } fluctuation cards
event-no-draw = { $seat } cannot draw a card
    .you = You cannot draw a card
event-reshuffled = The discarded cards are shuffled into a new deck
event-returned = { $seat } returns { an-object } to the active zone
    .you = You return { an-object } to the active zone
    .times = { $seat } returns { $times } objects to the active zone
    .times-you = You return { $times } objects to the active zone
event-discarded = { $seat } discards { an-object }
    .you = You discard { an-object }
    .times = { $seat } discards { $times } objects
    .times-you = You discard { $times } objects
event-copied = { $seat } copies { $artifact }
    .you = You copy { $artifact }
event-swept = { $seat } puts { $artifact } under its stack
    .you = You put { $artifact } under its stack
event-looked = { $number ->
    [one] { $seat } looks at 1 artifact of the { $colour } stack
   *[other] { $seat } looks at { $number } artifacts of the { $colour } stack
}
    .you = { $number ->
        [one] You look at 1 artifact of the { $colour } stack
       *[other] You look at { $number } artifacts of the { $colour } stack
    }
event-discount = { $seat } pays { $number } less for the next { $colour } artifact
    .you = You pay { $number } less for the next { $colour } artifact
event-wild = { $seat } may pay energy with qubits and qubits with energy
    .you = You may pay energy with qubits and qubits with energy
event-no-target = { $seat } finds nobody to hit
    .you = You find nobody to hit
event-packed = { $seat } has packed
    .you = You have packed
event-overflow = { $number ->
    [one] 1 break of { $seat } does not fit and waits in the chronocrystal zone
   *[other] { $number } breaks of { $seat } do not fit and wait in the chronocrystal zone
}
    .you = { $number ->
        [one] 1 break of yours does not fit and waits in the chronocrystal zone
       *[other] { $number } breaks of yours do not fit and wait in the chronocrystal zone
    }
event-rival-took = The rival takes { $artifact }
event-rival-fed = The rival takes { $bio }
a-kind = { $object-id ->
    [b2] a battery
    [b3] a battery
   *[other] a computer
}
objects = { $object-id ->
    [b2] batteries
    [b3] batteries
   *[other] computers
}
an-object = { $object-id ->
    [b1] a { $object }
    [b2] a { $object }
    [b3] a { $object }
    [c6] a { $object }
    [c8] a { $object }
    [c12] a { $object }
    [break] a { $object }
   *[other] { $object }
}
some-objects = { $object-id ->
    [b1] { $count ->
        [one] 1 battery-1
       *[other] { $count } batteries-1
    }
    [b2] { $count ->
        [one] 1 battery-2
       *[other] { $count } batteries-2
    }
    [b3] { $count ->
        [one] 1 battery-3
       *[other] { $count } batteries-3
    }
    [c6] { $count ->
        [one] 1 computer-6
       *[other] { $count } computers-6
    }
    [c8] { $count ->
        [one] 1 computer-8
       *[other] { $count } computers-8
    }
    [c12] { $count ->
        [one] 1 computer-12
       *[other] { $count } computers-12
    }
    [break] { $count ->
        [one] 1 break
       *[other] { $count } breaks
    }
   *[other] { $count ->
        [one] { $object }
       *[other] { $count } × { $object }
    }
}
for-cost = { $cost ->
    [none] { "" }
   *[other] { " " }for { $cost }
}
price = { $artifact-kind ->
    [orange] { $number } energy
   *[blue] { $number ->
        [one] { $number } qubit
       *[other] { $number } qubits
    }
}
counted = { $resource-id ->
    [energy] { $number } energy
   *[qubits] { $number ->
        [one] { $number } qubit
       *[other] { $number } qubits
    }
}

# What artifacts, cards and bioobjects do
effect-e = gain { $n } energy
    .short = +{ $n } <en>
    .brief = { $n } <en>
effect-e-per = { $n ->
    [0] gain 1 energy { effect-each }{ effect-most }
   *[other] gain { $n } energy, plus 1 { effect-each }{ effect-most }
}
    .short = { $n ->
    [0] +1 <en> { effect-per }{ effect-max }
   *[other] +{ $n } <en>, +1 { effect-per }{ effect-max }
}
effect-q = { $n ->
    [one] gain { $n } qubit
   *[other] gain { $n } qubits
}
    .short = +{ $n } <q>
    .brief = { $n } <q>
effect-q-per = { $n ->
    [0] gain 1 qubit { effect-each }{ effect-most }
    [one] gain { $n } qubit, plus 1 { effect-each }{ effect-most }
   *[other] gain { $n } qubits, plus 1 { effect-each }{ effect-most }
}
    .short = { $n ->
    [0] +1 <q> { effect-per }{ effect-max }
   *[other] +{ $n } <q>, +1 { effect-per }{ effect-max }
}
effect-vp = gain { $n } VP
    .short = +{ $n } VP
    .brief = { $n } VP
effect-vp-per = { $n ->
    [0] gain 1 VP { effect-each }{ effect-most }
   *[other] gain { $n } VP, plus 1 { effect-each }{ effect-most }
}
    .short = { $n ->
    [0] +1 VP { effect-per }{ effect-max }
   *[other] +{ $n } VP, +1 { effect-per }{ effect-max }
}
effect-each = { $per ->
    [hot] if it was active
   *[any] { $of ->
        [half] for every two { effect-things }
        [other] for each other { effect-thing }
       *[all] for each { effect-thing }
    }
}
effect-per = { $per ->
    [hot] if active
   *[any] { $of ->
        [half] per 2 { effect-things }
        [other] per other { effect-sort }
       *[all] per { effect-sort }
    }
}
effect-most = { $most ->
    [0] { "" }
   *[any] { ", " }{ $most } at most
}
effect-max = { $most ->
    [0] { "" }
   *[any] { " " }(max { $most })
}
effect-thing = { $per ->
    [art] artifact
    [machine] Machine artifact
    [archive] Archive artifact
    [field] Field artifact
    [life] Life artifact
    [weapon] Weapon artifact
    [blue] blue artifact
    [orange] orange artifact
    [abat] active battery
    [acom] active computer
   *[fixed] break removed
}
effect-sort = { $per ->
    [art] artifact
    [machine] Machine
    [archive] Archive
    [field] Field
    [life] Life
    [weapon] Weapon
    [blue] blue one
    [orange] orange one
    [abat] active battery
    [acom] active computer
   *[fixed] break removed
}
effect-things = { $per ->
    [art] artifacts
    [machine] Machine artifacts
    [archive] Archive artifacts
    [field] Field artifacts
    [life] Life artifacts
    [weapon] Weapon artifacts
    [blue] blue artifacts
    [orange] orange artifacts
    [abat] active batteries
    [acom] active computers
   *[fixed] breaks removed
}
effect-brk = { $n ->
    [one] gain a break
   *[other] gain { $n } breaks
}
    .short = +{ $n } <brk>
effect-fix = { $n ->
    [one] remove up to { $n } break
   *[other] remove up to { $n } breaks
}
    .short = −{ $n } <brk>
    .brief = { $n } <brk>
effect-cc = { $n ->
    [one] gain a chronocrystal
   *[other] gain { $n } chronocrystals
}
    .short = +{ $n } <cc>
    .brief = { $n } <cc>
effect-card = { $n ->
    [one] draw a fluctuation card
   *[other] draw { $n } fluctuation cards
}
    .short = +{ $n } <card>
    .brief = { $n } <card>
effect-bat = { $zone ->
    [active] gain a battery-{ $n } in your active zone, usable at once
   *[inactive] gain a battery-{ $n } in your inactive zone
}
    .short = { $zone ->
    [active] battery-{ $n }, active
   *[inactive] battery-{ $n }, inactive
}
effect-com = { $zone ->
    [active] gain a computer-{ $n } in your active zone and roll its die
   *[inactive] gain a computer-{ $n } in your inactive zone
}
    .short = { $zone ->
    [active] computer-{ $n }, active
   *[inactive] computer-{ $n }, inactive
}
effect-upc = { $n ->
    [one] upgrade a computer by one step
   *[other] upgrade computers by up to { $n } steps in all
}
    .short = { $n ->
    [one] upgrade 1 computer
   *[other] upgrade { $n } computers
}
    .brief = ↑{ $n } <chip>
effect-upb = { $n ->
    [one] upgrade a battery by one step
   *[other] upgrade batteries by up to { $n } steps in all
}
    .short = { $n ->
    [one] upgrade 1 battery
   *[other] upgrade { $n } batteries
}
    .brief = ↑{ $n } <bat>
effect-bio = { $n ->
    [one] take a bioobject
   *[other] take { $n } bioobjects
}
effect-ret = { $what ->
    [bat] { $n ->
        [one] bring up to 1 battery back from your inactive zone to your active zone, unless it was gained this round
       *[other] bring up to { $n } batteries back from your inactive zone to your active zone, except those gained this round
    }
    [com] { $n ->
        [one] bring up to 1 computer back from your inactive zone to your active zone and roll it, unless it was gained this round
       *[other] bring up to { $n } computers back from your inactive zone to your active zone and roll them, except those gained this round
    }
   *[art] { $n ->
        [one] bring up to 1 artifact back from your inactive zone to your active zone, unless it was gained this round
       *[other] bring up to { $n } artifacts back from your inactive zone to your active zone, except those gained this round
    }
}
    .short = { $what ->
    [bat] { $n ->
        [one] 1 battery back to active
       *[other] { $n } batteries back to active
    }
    [com] { $n ->
        [one] 1 computer back to active
       *[other] { $n } computers back to active
    }
   *[art] { $n ->
        [one] 1 artifact back to active
       *[other] { $n } artifacts back to active
    }
}
effect-maxdie = set the die of an active computer to its highest face
    .short = one computer to its top
effect-echo = choose an active computer and gain qubits equal to its number; it stays active
    .short = a computer’s number as <q>
effect-reroll = reroll any number of your active computers at once
    .short = reroll any computers
effect-level = choose an active computer and raise the others to its number, each at most to its highest face
    .short = raise all to one’s number
effect-rollq = roll a die with { $n } sides and gain that many qubits; on { $unlucky } or less also gain a break
    .short = d{ $n } <q>, ≤ { $unlucky }: +1 <brk>
effect-hit = { $whom ->
    [one] give a break to one other player
    [ahead] give a break to one other player who has more VP than you
   *[all] give a break to every other player
}
    .short = { $whom ->
    [one] one rival <brk>
    [ahead] one ahead of you <brk>
   *[all] all rivals <brk>
}
effect-sweep = put any number of artifacts of the offer under their stacks and refill the rows
    .short = renew the offer
effect-disc = pay { $n } less for the next { $colour ->
    [blue] blue
   *[orange] orange
} artifact that you buy this round
    .short = next { $colour ->
    [blue] blue
   *[orange] orange
} one { $n } cheaper
effect-peek = look at the top { $n } artifacts of a stack and buy one of them, if you like, for { $less } less; the rest go under the stack in random order
    .short = look at { $n }, buy one { $less } cheaper
effect-wild = until the end of this round pay energy with qubits and qubits with energy, one for one
    .short = pay energy and qubits 1 for 1
effect-if = { $no }; with at least { $least } { $of ->
    [other] other { effect-things }
   *[all] { effect-things }
} { $yes } instead
    .short = { $no }, { $yes } with { $least } { $of ->
    [other] other { effect-things }
   *[all] { effect-things }
}
effect-copy = use the ability of another of your artifacts that is no Replicator, was not gained this round and may be used now; it does not move
    .short = copy another ability
effect-twice = use an active artifact twice in a row; then it becomes inactive
    .short = use an artifact twice
effect-bigbio = use a bioobject of your inactive zone for its bigger reward
    .short = bigger reward from inactive
effect-drop = { $what ->
    [active] discard a battery or computer from your active zone
    [bio] discard a bioobject without its reward
   *[any] discard a battery or computer
}
    .short = { $what ->
    [active] active battery or computer
    [bio] a bioobject
   *[any] battery or computer
}
effect-pay_e = pay { $n } energy
    .short = { $n } <en>

# What is printed on a thing, as the rules say it
printed-artifact = { $name }: { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
}, { $cost } { $colour ->
    [blue] { $cost ->
        [one] qubit
       *[other] qubits
    }
   *[orange] energy
}, { $vp } VP, { $trait ->
    [machine] Machine
    [archive] Archive
    [field] Field
    [life] Life
   *[weapon] Weapon
}, { printed-phase }. { $effect }
in-crystals = { $cost ->
    [one] { $cost } chronocrystal
   *[other] { $cost } chronocrystals
}
printed-card = { $name }: { in-crystals }, { printed-phase }. { $effect }
printed-trade = { $batteries } active batteries or { $computers } active computers
printed-bioobject = { $name }. From your active zone: { $bigger } From your inactive zone: { $smaller }
printed-phase = { $phase ->
    [first] Phase I only
    [second] Phase II only
   *[both] both phases
}

# Why not
why-too-dear = You need { $resource-id ->
    [energy] { $number } more energy
   *[qubits] { $number ->
        [one] { $number } more qubit
       *[other] { $number } more qubits
    }
}
why-own-die = With Wormhole the { $piece } cannot pay for its own die
why-empty-slot = There is no artifact at this place
why-not-in-first = This is not possible in the purchase phase
why-not-in-second = This is not possible in the action phase
why-tag-not-first = Its effect belongs to the action phase
why-tag-not-second = Its effect belongs to the purchase phase
why-at-top = The { $piece } already shows its highest face
why-too-few = { $price-id ->
    [batteries] { $number ->
        [one] You need 1 more active battery
       *[other] You need { $number } more active batteries
    }
   *[computers] { $number ->
        [one] You need 1 more active computer
       *[other] You need { $number } more active computers
    }
}
why-no-prize = The reward, { $prize }, cannot be given
why-no-crystals = { $number ->
    [one] You need { $number } more chronocrystal
   *[other] You need { $number } more chronocrystals
}
why-no-card-target = { $card } has nothing to work on
why-looped = Time Loop is played once a round at most
why-no-break = { $number ->
    [0] You have no break to remove
    [one] You can remove only 1 break now
   *[other] You can remove only { $number } breaks now
}
why-breaks-stay = Breaks cannot be discarded
why-too-costly = { $artifact } costs too much for the free choice

# The end
end-won = { $seat } wins
    .you = You win
end-shared = The victory is shared
end-nobody = Every player has too many breaks: nobody wins
end-reached = The target is reached with { $number } VP
end-missed = The target is missed with { $number } VP
end-broken = { $number ->
    [one] 1 break
   *[other] { $number } breaks
}: time has come apart
row-artifacts = Artifacts
row-computers = Computers
row-qubits = Qubits turned into VP
row-abilities = Abilities of artifacts
row-cards = Fluctuation cards
row-bioobjects = Bioobjects
row-start = Start
row-discards = Discards
row-stable = Too many breaks
row-fewer-breaks = Fewer breaks
row-crystals = Chronocrystals
row-breaks = Breaks
row-peak = Highest VP
row-target = Target
row-rank = Rank (0 Intern, 1 Prospector, 2 Pilot, 3 Director, 4 Magnate)

# Signs, as they are called
symbol-vp = VP
symbol-en = energy
symbol-q = { $n ->
    [one] qubit
   *[other] qubits
}
symbol-cc = { $n ->
    [one] chronocrystal
   *[other] chronocrystals
}
symbol-card = { $n ->
    [one] fluctuation card
   *[other] fluctuation cards
}
symbol-brk = { $n ->
    [one] break
   *[other] breaks
}
symbol-art = { $n ->
    [one] artifact
   *[other] artifacts
}
symbol-bat = { $n ->
    [one] battery
   *[other] batteries
}
symbol-chip = { $n ->
    [one] computer
   *[other] computers
}
symbol-bio = { $n ->
    [one] bioobject
   *[other] bioobjects
}
trait-machine = Machine
trait-archive = Archive
trait-field = Field
trait-life = Life
trait-weapon = Weapon

# The phases of a round
phase-setup = First packing
phase-draw = Draw
phase-act = Act
phase-purchase = I Purchase
phase-action = II Actions
phase-pack = Pack
phase-pack-split = III Pack

# The table in sentences
told-round = Round { $round } of { $last }, { $step }.
told-offer = Offer for { $what }: { $list }.
told-piles = Bioobjects: { $list }.
told-mat = { $name }: { $vp } VP, { $energy } energy, { $qubits ->
    [one] 1 qubit
   *[other] { $qubits } qubits
}, { $crystals ->
    [one] 1 chronocrystal
   *[other] { $crystals } chronocrystals
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $breaks } of { $most } breaks.
told-zone = { $name }, { $zone }: { $list }.
told-capsule = { $where ->
    [bag] Your capsule in the bag
   *[aside] Your capsule set aside
}: { $list }.
told-hand = Fluctuations: { $list }.
told-nothing = nothing

# The board
board-round = Round { $round } of { $last }
board-first = First player: seat { $seat }
board-offer = Offer
board-bio = Bio
board-left = stacks { $stacks }, deck { $deck }
board-vp = VP
board-energy = Energy
board-qubits = Qubits
board-crystals = Crystals
board-breaks = Breaks
board-hand = Cards
board-objects = Objects
board-held = waiting breaks: { $number }
board-active = Active
board-inactive = Inactive
board-capsules = In capsules
board-bag = Bag
board-aside = Set aside
board-passed = passed
board-fluctuations = Fluctuations
board-tray = Capsule { $number }
board-unpacked = To place
board-legend-battery = battery with its energy
board-legend-computer = computer, with the number of its die while active
board-legend-bio = bioobject
board-legend-break = break
board-legend-crystal = chronocrystal
board-legend-new = gained this round

# Components
slot = { $label ->
    [blue1] blue, left
    [blue2] blue, middle
    [blue3] blue, right
    [orange1] orange, left
    [orange2] orange, middle
   *[orange3] orange, right
}
seat-a = player A
seat-b = player B
seat-c = player C
seat-d = player D
colour-blue = blue
colour-orange = orange
resource-energy = energy
resource-qubits = qubits
zone-active = active
zone-inactive = inactive
price-batteries = batteries
price-computers = computers
prize-upgrade = an upgrade
prize-bio = a bioobject

# Objects
piece-b1 = battery-1
piece-b2 = battery-2
piece-b3 = battery-3
piece-b1-new = battery-1 (new)
piece-b2-new = battery-2 (new)
piece-b3-new = battery-3 (new)
piece-c6 = computer-6
piece-c8 = computer-8
piece-c12 = computer-12
piece-c6-new = computer-6 (new)
piece-c8-new = computer-8 (new)
piece-c12-new = computer-12 (new)
piece-c6-1 = computer-6 showing 1
piece-c6-2 = computer-6 showing 2
piece-c6-3 = computer-6 showing 3
piece-c6-4 = computer-6 showing 4
piece-c6-5 = computer-6 showing 5
piece-c6-6 = computer-6 showing 6
piece-c8-1 = computer-8 showing 1
piece-c8-2 = computer-8 showing 2
piece-c8-3 = computer-8 showing 3
piece-c8-4 = computer-8 showing 4
piece-c8-5 = computer-8 showing 5
piece-c8-6 = computer-8 showing 6
piece-c8-7 = computer-8 showing 7
piece-c8-8 = computer-8 showing 8
piece-c12-1 = computer-12 showing 1
piece-c12-2 = computer-12 showing 2
piece-c12-3 = computer-12 showing 3
piece-c12-4 = computer-12 showing 4
piece-c12-5 = computer-12 showing 5
piece-c12-6 = computer-12 showing 6
piece-c12-7 = computer-12 showing 7
piece-c12-8 = computer-12 showing 8
piece-c12-9 = computer-12 showing 9
piece-c12-10 = computer-12 showing 10
piece-c12-11 = computer-12 showing 11
piece-c12-12 = computer-12 showing 12
piece-c6-1-new = computer-6 showing 1 (new)
piece-c6-2-new = computer-6 showing 2 (new)
piece-c6-3-new = computer-6 showing 3 (new)
piece-c6-4-new = computer-6 showing 4 (new)
piece-c6-5-new = computer-6 showing 5 (new)
piece-c6-6-new = computer-6 showing 6 (new)
piece-c8-1-new = computer-8 showing 1 (new)
piece-c8-2-new = computer-8 showing 2 (new)
piece-c8-3-new = computer-8 showing 3 (new)
piece-c8-4-new = computer-8 showing 4 (new)
piece-c8-5-new = computer-8 showing 5 (new)
piece-c8-6-new = computer-8 showing 6 (new)
piece-c8-7-new = computer-8 showing 7 (new)
piece-c8-8-new = computer-8 showing 8 (new)
piece-c12-1-new = computer-12 showing 1 (new)
piece-c12-2-new = computer-12 showing 2 (new)
piece-c12-3-new = computer-12 showing 3 (new)
piece-c12-4-new = computer-12 showing 4 (new)
piece-c12-5-new = computer-12 showing 5 (new)
piece-c12-6-new = computer-12 showing 6 (new)
piece-c12-7-new = computer-12 showing 7 (new)
piece-c12-8-new = computer-12 showing 8 (new)
piece-c12-9-new = computer-12 showing 9 (new)
piece-c12-10-new = computer-12 showing 10 (new)
piece-c12-11-new = computer-12 showing 11 (new)
piece-c12-12-new = computer-12 showing 12 (new)
piece-break = break
bioobject-Z1 = Amber Spore
bioobject-Z2 = Mending Moss
bioobject-Z3 = Plasma Eel
bioobject-Z4 = Neural Polyp
bioobject-Z5 = Chrono Larva
bioobject-Z6 = Symbiont
artifact-B01 = Replicator
artifact-B02 = Knowledge Base
artifact-B03 = Machine Control Interface
artifact-B04 = Microfusion Device
artifact-B05 = Cryptoanalyzer
artifact-B06 = Crystallizer
artifact-B07 = EMP Cannon
artifact-B08 = EMP Bomb
artifact-B09 = Quantum Core
artifact-B10 = Temporal Stabilizer
artifact-B11 = Blue Prism
artifact-B12 = Chrono Vault
artifact-B13 = Tachyon Relay
artifact-B14 = Bio-Archive
artifact-B15 = Data Obelisk
artifact-B16 = Fluctuation Lens
artifact-B17 = Nano Assembler
artifact-B18 = Paradox Engine
artifact-B19 = Ancestral Seed
artifact-B20 = Singularity Core
artifact-O01 = Maintenance Bot
artifact-O02 = Thermal Generator
artifact-O03 = Mechanical Manipulator
artifact-O04 = Mine Probe
artifact-O05 = Redoubler
artifact-O06 = Construction Robot
artifact-O07 = Gene Splicer
artifact-O08 = Stasis Chamber
artifact-O09 = Servo Titan
artifact-O10 = Resonant Beacon
artifact-O11 = Dark Matter Cell
artifact-O12 = Photon Foundry
artifact-O13 = Cryo Garden
artifact-O14 = Pulse Hammer
artifact-O15 = Gravity Forge
artifact-O16 = Recycler Drone
artifact-O17 = Logic Reactor
artifact-O18 = Time Ark
artifact-O19 = Diplomatic Beacon
artifact-O20 = Alien Choir

# Fluctuation cards
card-F01 = Portal Into Consciousness
card-F02 = Molecular Resonance
card-F03 = Time Loop
card-F04 = Infinite Feedback
card-F05 = Future Techs
card-F06 = Wormhole
card-F07 = Shape of Infinity
card-F08 = Chaotic Resonance
card-F09 = Biofield Resonance
card-F10 = Entropy Reversal
card-F11 = Echo of the Past
card-F12 = Stable Paradox
card-F13 = Quantum Leap
card-F14 = Temporal Dividend
card-F15 = Mass Assembly
card-F16 = Charge Cascade
card-F17 = Displaced Moment
card-F18 = Memory of Tomorrow

# The led first game and the coach; $what is the choice that is lit
lesson-aim = Whoever has the most victory points at the end wins. Most of them come from artifacts, which you buy with energy and qubits.
lesson-capsules = Batteries give energy, computers give qubits. Spread both over your four capsules, for two of them open each round. Unsure? Take the suggested split.
lesson-opened = Two capsules have opened and your computers have rolled. Beside the two rows of the offer stands what you can spend.
lesson-artifact = An artifact scores at once, and its ability returns each time its capsule opens.
lesson-make = What is left need not go to waste: build something for later rounds.
lesson-pack = What you spent is not lost. Pack everything into the two open capsules; nobody sees how.
lesson-other-two = Round two opens your other two capsules. What you bought sleeps until its own capsule opens again.
lesson-more = Grow first, score later: more batteries and computers soon pay for better artifacts.
lesson-points = Spare qubits become batteries or, at a higher price, victory points.
lesson-back = Now all four capsules are mixed again. What you packed together comes back together, sooner or later.
lesson-dear = You can spend more than before. Point at any artifact to read it; this one would do.
lesson-card = Chronocrystals pay for the secret cards in your hand.
lesson-use = One of your artifacts is active: its ability is free, you only have to use it.
lesson-breaks = Points have a price: some spaces of the track bring breaks, and whoever ends with too many has lost. Qubits remove them.
lesson-farewell = You know the game now. Of repairs, bioobjects and better computers you will be told when you meet them.
hint-repair = A break lies open in front of you: qubits remove it. Those in sealed capsules have to wait until they open.
hint-bio = Active batteries or computers can be traded for a bioobject, for good: it pays more if you use it while it is active.
hint-upgrade = Active batteries or computers can be traded for a better computer: it rolls a bigger die and may score at once.
hint-full = You own more than two capsules can hold. What you give up is gone, and an artifact takes its points with it.
