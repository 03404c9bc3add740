# The game
game-title = Age of Automaton
game-about = Five years of an automaton factory: dice are your workers, three rows of cards and a dozen tracks are what you build with them, and Specialists bend the rules.

# Modes and options
mode-standard = Standard
mode-standard-about = Two to four players, five rounds, most victory points win.
option-draft = Specialist draft
option-draft-about = Before the first round the Specialists are drafted: keep one, pass the others to the left.
option-draft-yes = with the draft
option-draft-no = dealt hands
option-limited_common = Limited Common Specialists
option-limited_common-about = Only the first Specialist that each player discards becomes Common; later ones leave the game.
option-limited_common-yes = limited
option-limited_common-no = unlimited
option-starter = Who begins
option-starter-about = Drawn by lot, or the seat that the table names; the others follow clockwise.
option-starter-random = by lot
option-starter-a = seat A
option-starter-b = seat B
option-starter-c = seat C
option-starter-d = seat D

# What a player says
do-end = End the turn
do-done = { $ask ->
    [before] Begin the action
    [later] Use no Equipment
    [rolled] Keep these dice
    [extra] Give up this action
    [extra-after] Choose its column
    [swap] Swap no more
   *[other] Go on
}
do-stop = { $ask ->
    [donate] Donate no more
   *[other] Stay here
}
do-skip = { $ask ->
    [claim] Claim nothing
    [free] Do without it
   *[other] Upgrade nobody
}
do-keep = Keep { $specialist }
do-prospect = Prospect on { $track }
do-buy = Buy { $equipment }{ for-cost }
do-research = Research { $research }
do-sell = Fill { $sale }
do-fund = Play Funding
do-assemble = Play Assembling
do-sponsor = Play Sponsorship: { $tile }
do-purchase = Play Purchasing
do-overtime = Work Overtime for { $action }{ at-cost }
do-overbuilt = Use Overbuilt{ at-cost }
do-overclock = Use Overclock{ at-cost }
do-overdrive = Use Overdrive by { $steps }{ at-cost }
do-play = Play { $specialist }
do-use = Use { $specialist }
do-discard = Discard { $specialist }
do-hire = Make a Contract with { $specialist }
do-claim = Claim { $achievement }
do-activate = Activate { $equipment }
do-send = Send a { $level } worker to { $place }
do-pay = { $cost ->
    [none] Pay and move
   *[other] Pay { $cost } and move
}
do-tuck = Place it in { $column }
do-upgrade = Upgrade a { $level } worker
do-take = Take { a-good }
do-give = Give { a-good }
do-donate = Donate { a-good }
do-drop = Discard { a-token }
do-waive = Save { a-token } of the price
do-reroll = Reroll { $subset }
do-turn = Turn { $die } to I

# What a choice costs
for-cost = { $cost ->
    [none] { "" }
    [free] { " " }for nothing
   *[other] { " " }for { $cost }
}
at-cost = { $cost ->
    [none] { "" }
   *[other] { " " }({ $cost })
}
cost-credits = { $n ->
    [one] 1 credit
   *[other] { $n } credits
}
cost-special = 1 reliability and { cost-credits }
cost-less = { $price }, one token less

# Choices in the log; of the others what comes of them is told
did-keep = { $seat } keeps { $specialist }
    .you = You keep { $specialist }
did-prospect = { $seat } prospects on { $track }
    .you = You prospect on { $track }
did-fund = { $seat } plays Funding
    .you = You play Funding
did-assemble = { $seat } plays Assembling
    .you = You play Assembling
did-purchase = { $seat } plays Purchasing
    .you = You play Purchasing
did-overtime = { $seat } works Overtime for { $action }
    .you = You work Overtime for { $action }
did-overbuilt = { $seat } uses Overbuilt
    .you = You use Overbuilt
did-overclock = { $seat } uses Overclock
    .you = You use Overclock
did-overdrive = { $seat } uses Overdrive: the highest die is lowered by { $steps }
    .you = You use Overdrive: the highest die is lowered by { $steps }
did-play = { $seat } plays { $specialist }
    .you = You play { $specialist }
did-use = { $seat } uses { $specialist }
    .you = You use { $specialist }
did-hire = { $seat } makes a Contract with { $specialist }
    .you = You make a Contract with { $specialist }
did-activate = { $seat } activates { $equipment }
    .you = You activate { $equipment }
did-send = { $seat } sends a { $level } worker to { $place }
    .you = You send a { $level } worker to { $place }
did-donate = { $seat } donates { a-good }
    .you = You donate { a-good }
did-drop = { $seat } discards { a-token }
    .you = You discard { a-token }
did-waive = { $seat } saves { a-token } of the price
    .you = You save { a-token } of the price
did-reroll = { $seat } rerolls { $subset }
    .you = You reroll { $subset }
did-turn = { $seat } turns { $die } to I
    .you = You turn { $die } to I

# Questions
ask-draft = Draft, pick { $number } of 3: which Specialist do you keep?
ask-open = Round { $number2 }: your turn, { $number ->
    [one] one main action left
   *[other] { $number } main actions left
}. What do you go for?
ask-after = Anything else before the turn ends?
ask-overtime = Which action do you play in Overtime?
ask-before = { $action }: use Equipment of the column first?
ask-later = { $action }: use Equipment of the column now?
ask-choose = { $action }: which card?
ask-track = On which track do you prospect?
ask-tile = Which Sponsorship tile do you take?
ask-worker = { $action }: which worker, to which space?
ask-extra-worker = Extra action { $action }: which worker goes on the card?
ask-rolled = The Level dice show { $number }, { $number2 } and { $number3 }: go on?
ask-reroll = Which Level dice do you roll again?
ask-turn-die = Which Level die do you turn to I?
ask-toll = { $track }: space { $number } costs { $number2 ->
    [one] 1 credit
   *[other] { $number2 } credits
}. Pay and move?
ask-extra = { $equipment } gives an extra action, { $action }: if you skip it, it is lost
ask-extra-after = { $equipment }: anything else before you choose its column?
ask-column = Under which two actions does { $equipment } stay?
ask-waive = Which token of the price does the Negotiator waive?
ask-upgrade = { $number ->
    [one] Upgrade one worker by one level, or skip
   *[other] Upgrade one worker by { $number } levels, or skip
}
ask-clock = Which worker do you overclock?
ask-take = { $number ->
    [one] Which credit or token do you take?
   *[other] Take { $number } credits or tokens, one after the other
}
ask-give = { $number ->
    [one] With what do you pay?
   *[other] With what do you pay? { $number } in all, one after the other
}
ask-swap = { $number ->
    [one] Return a token to swap it, or stop
   *[other] Return tokens to swap them, up to { $number } more
}
ask-free = A special action without credits?
ask-donate = Donation track at { $number2 }: you may give { $number ->
    [one] one more credit or token
   *[other] { $number } more credits or tokens
}
ask-drop = { $number ->
    [one] One token too many: which one do you discard?
   *[other] { $number } tokens too many: discard one after the other
}
ask-claim = Claim an achievement before the audit?

# What happens
event-started = { $seat } goes first
    .you = You go first
event-dealt = { $seat } is dealt { $specialist }
    .you = You are dealt { $specialist }
event-passed = { $seat } passes { $specialist } to the left
    .you = You pass { $specialist } to the left
event-round = Round { $number } begins
event-market = The Market shows { $colour }, { $colour2 } and { $colour3 }
event-blocked = Blocked this round: { $blocked }
event-blocked-next = Blocked next round: { $blocked }
event-turn = { $number ->
    [one] { $seat }’s turn, one main action left
   *[other] { $seat }’s turn, { $number } main actions left
}
    .you = { $number ->
        [one] Your turn, one main action left
       *[other] Your turn, { $number } main actions left
    }
event-idle = { $seat } cannot carry out { $action } any more
    .you = You cannot carry out { $action } any more
event-tokens = { $seat } gains { tokens }
    .you = You gain { tokens }
    .sum = { $seat } gains { tokens }
    .sum-you = You gain { tokens }
    .net = { $seat } nets { tokens }
    .net-you = You net { tokens }
event-credits = { $seat } gains { credits }
    .you = You gain { credits }
    .sum = { $seat } gains { credits }
    .sum-you = You gain { credits }
    .net = { $seat } nets { credits }
    .net-you = You net { credits }
event-paid-tokens = { $seat } pays { tokens }
    .you = You pay { tokens }
event-paid-credits = { $seat } pays { credits }
    .you = You pay { credits }
event-scored = { $seat } scores { $number } VP
    .you = You score { $number } VP
    .sum = { $seat } scores { $number } VP
    .sum-you = You score { $number } VP
event-vp-token = { $seat } takes a token of { $number } VP
    .you = You take a token of { $number } VP
event-reputation = { $seat } has reputation { $number } now
    .you = You have reputation { $number } now
event-relation = { $seat } reaches { $number } in relations with { $company }
    .you = You reach { $number } in relations with { $company }
event-donation = { $seat } reaches space { $number } of the Donation track
    .you = You reach space { $number } of the Donation track
event-reliability = { $seat } falls to reliability { $number }
    .you = You fall to reliability { $number }
event-built = { $seat } builds a { $level } worker
    .you = You build a { $level } worker
    .times = { $seat } builds { $times } { $level } workers
    .times-you = You build { $times } { $level } workers
event-upgraded = { $seat } upgrades a worker from { $level } to { $level2 }
    .you = You upgrade a worker from { $level } to { $level2 }
    .times = { $seat } upgrades workers { $times } times
    .times-you = You upgrade workers { $times } times
event-rolled = The Level dice show { $number }, { $number2 } and { $number3 }
event-passes = { $number ->
    [0] None of { $seat }’s Level dice passes
    [one] One of { $seat }’s Level dice passes
   *[other] { $number } of { $seat }’s Level dice pass
}
    .you = { $number ->
        [0] None of your Level dice passes
        [one] One of your Level dice passes
       *[other] { $number } of your Level dice pass
    }
event-climbed = { $seat } reaches space { $number } of { $track }
    .you = You reach space { $number } of { $track }
event-halted = { $seat } does not meet the demand of space { $number } of { $track }
    .you = You do not meet the demand of space { $number } of { $track }
event-top-taken = { $seat } finds the top of { $track } taken
    .you = You find the top of { $track } taken
event-bought = { $price-kind ->
    [free] { $seat } buys { $equipment } for nothing
    [unsettled] { $seat } buys { $equipment }
   *[paid] { $seat } buys { $equipment } for { $price }
}
    .you = { $price-kind ->
        [free] You buy { $equipment } for nothing
        [unsettled] You buy { $equipment }
       *[paid] You buy { $equipment } for { $price }
    }
event-studied = { $seat } researches { $research }
    .you = You research { $research }
event-sold = { $seat } fills { $sale }
    .you = You fill { $sale }
event-new-equipment = New Equipment: { $equipment }
event-new-research = New in R&D: { $research }
event-new-sale = New: { $sale }
event-tucked = { $seat } places { $equipment } in { $column }
    .you = You place { $equipment } in { $column }
event-sponsored = { $seat } takes a Sponsorship tile ({ $tile })
    .you = You take a Sponsorship tile ({ $tile })
event-next-place = { $seat } takes place { $number } of the next turn order
    .you = You take place { $number } of the next turn order
event-to-common = { $seat } discards { $specialist }, now a Common Specialist
    .you = You discard { $specialist }, now a Common Specialist
event-left-game = { $seat } discards { $specialist }, who leaves the game
    .you = You discard { $specialist }, who leaves the game
event-claimed = { $seat } claims { $achievement }
    .you = You claim { $achievement }
event-claimed-first = { $seat } is first to claim { $achievement }
    .you = You are first to claim { $achievement }
event-audit = The Audit die shows { $number }: the marker moves to space { $number2 }
event-audit-failed = { $seat } fails the audit ({ $audit }) and takes a Minus VP token
    .you = You fail the audit ({ $audit }) and take a Minus VP token
event-audit-held = { $seat } passes the audit ({ $audit })
    .you = You pass the audit ({ $audit })
event-audit-shifted = The Audit marker leaves the card that was checked, for space { $number }
event-steady = { $seat } is reliable: 1 VP
    .you = You are reliable: 1 VP
event-returned = { $seat } gets back { $number ->
    [one] 1 used worker (unbuilt)
   *[other] { $number } used workers (unbuilt)
}
    .you = You get back { $number ->
        [one] 1 used worker (unbuilt)
       *[other] { $number } used workers (unbuilt)
    }
event-order = { $seat } is number { $number } in the turn order
    .you = You are number { $number } in the turn order
event-for-prospect = Final scoring, { $seat }: { $number } VP for the Prospect tracks
    .you = Final scoring, you: { $number } VP for the Prospect tracks
event-for-equipment = Final scoring, { $seat }: { $number } VP for Equipment
    .you = Final scoring, you: { $number } VP for Equipment
event-for-research = Final scoring, { $seat }: { $number } VP for R&D sets
    .you = Final scoring, you: { $number } VP for R&D sets
event-for-sale = Final scoring, { $seat }: { $number } VP for Sale Orders
    .you = Final scoring, you: { $number } VP for Sale Orders
event-for-reputation = Final scoring, { $seat }: { $number } VP for reputation
    .you = Final scoring, you: { $number } VP for reputation
event-for-donation = Final scoring, { $seat }: { $number } VP for donations
    .you = Final scoring, you: { $number } VP for donations
event-for-apex = Final scoring, { $seat }: { $number } VP for Apex and achievements
    .you = Final scoring, you: { $number } VP for Apex and achievements
event-for-bionix = Final scoring, { $seat }: { $number } VP for Bionix and Specialists
    .you = Final scoring, you: { $number } VP for Bionix and Specialists
event-for-citadel = Final scoring, { $seat }: { $number } VP for Citadel and reliability
    .you = Final scoring, you: { $number } VP for Citadel and reliability
event-for-specialists = Final scoring, { $seat }: { $number } VP for played Specialists
    .you = Final scoring, you: { $number } VP for played Specialists
event-for-audits = Final scoring, { $seat }: { $number } VP for failed audits
    .you = Final scoring, you: { $number } VP for failed audits
event-for-automatons = Final scoring, { $seat }: { $number } VP for automatons
    .you = Final scoring, you: { $number } VP for automatons
event-for-leftovers = Final scoring, { $seat }: { $number } VP for leftovers
    .you = Final scoring, you: { $number } VP for leftovers
event-in-all = { $seat } has { $number } VP in all
    .you = You have { $number } VP in all

# Why not
why-once = { $action } was already played this round
why-column-used = You have already played { $action } in { $column }; Overtime costs 1 reliability and { credits }
why-no-worker = You have no worker on the Technology track for { $action }
why-level-low = This card needs a worker of { $level } or higher that finds a space
why-no-space = All worker spaces of { $action } are taken or blocked
why-only-iv = Only the Level IV space of { $action } is free
why-too-dear = { $number ->
    [one] { tokens } is missing, discounts included
   *[other] { tokens } are missing, discounts included
}
why-sale-too-dear = { $number ->
    [one] { tokens } is missing; discounts do not apply to Sale
   *[other] { tokens } are missing; discounts do not apply to Sale
}
why-full = You already own { $number ->
    [one] 1 Equipment card
   *[other] { $number } Equipment cards
}
why-column-free = You have no marker in { $column } yet: no Overtime needed
why-not-playable = { $action } cannot be played now
why-lacks-credits = { $number ->
    [one] 1 credit missing
   *[other] { $number } credits missing
}
why-toll-short = { $number ->
    [one] 1 credit missing for the next space
   *[other] { $number } credits missing for the next space
}
why-unreliable = { $number ->
    [one] Your reliability is used up: extra credits are due, 1 is missing
   *[other] Your reliability is used up: extra credits are due, { $number } are missing
}
why-no-die = You have no unbuilt worker die
why-no-upgrade = You have no worker below Level IV on the Technology track
why-lacks-tokens = { $number ->
    [one] You lack { tokens }
   *[other] You lack { tokens }
}
why-used = { $specialist } was already used this round
why-not-now = { $specialist } cannot be used at this moment
why-useless = { $specialist } would change nothing now, or the cost is missing
why-no-contract = You have no Contract token left
why-contracted = Your Contract token already lies on { $specialist } this round
why-not-met = { $number ->
    [one] { $achievement }: 1 is still missing
   *[other] { $achievement }: { $number } are still missing
}
why-has-marker = You have already claimed { $achievement }
why-ability-used = { $equipment } was already used with this Action marker
why-ability-useless = { $equipment } would change nothing now, or the cost is missing
why-overdriven = Overdrive is possible only once for a roll
why-dice-low = The highest die shows { $number }: it cannot be lowered so far
why-column-full = There is no room left for Equipment in { $column }
why-no-worker-at = No { $level } worker on the Technology track
why-for-iv = The rightmost space is for Level IV only, not for { $level }
why-place-taken = There is no free space of this kind
why-none-held = { $good-id ->
    [credit] You have no credit
   *[other] You have no { $good } token
}
why-donation-limit = Your limit of { $number ->
    [one] 1 unit is used up
   *[other] { $number } units is used up
}
why-donation-end = The Donation track ends at { $number }
why-wrong-colour = { $good-id ->
    [credit] This bonus gives no credit
   *[other] This bonus gives no { $good } token
}
why-not-priced = There is no { $colour } token in the price
why-at-one = This die already shows I
why-at-top = { $level } is the highest level

# The end
end-won = { $seat } wins with { $number } VP
    .you = You win with { $number } VP
end-tie = { $seat } wins the tie at { $number } VP
    .you = You win the tie at { $number } VP
end-shared = The victory is shared at { $number } VP
end-now = If the game ended now, in round { $number }
row-play = Scored in play
row-prospect = Prospect tracks
row-equipment = Equipment
row-research = R&D sets
row-sale = Sale Orders
row-reputation = Reputation
row-donation = Donation
row-apex = Apex × achievements
row-bionix = Bionix × Specialists
row-citadel = Citadel × reliability
row-specialists = Specialists
row-audits = Failed audits
row-automatons = Automatons
row-leftovers = Leftovers
row-tie-reputation = Tie: reputation
row-tie-reliability = Tie: reliability
row-achievements = Achievements claimed
row-played-specialists = Specialists played
row-section = Reliability section
row-levels = Worker levels

# Components
column = { $label ->
    [C1] the column of Prospect and Funding
    [C2] the column of Equipment and Assembling
    [C3] the column of R&D and Sponsorship
   *[C4] the column of Sale and Purchasing
}
level = Level { $label }
die = { $label ->
    [1] the first die
    [2] the second die
   *[3] the third die
}
subset = { $label ->
    [1] the first die
    [2] the second die
    [3] the third die
    [12] the first and the second die
    [13] the first and the third die
    [23] the second and the third die
   *[123] all three dice
}
a-good = { $good-id ->
    [credit] a credit
   *[other] a { $good } token
}
a-token = a { $colour } token
credits = { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
tokens = { $number ->
    [one] 1 { $colour } token
   *[other] { $number } { $colour } tokens
}
place-general = a general space
place-iv = the Level IV space
place-card = the Equipment card
good-R = red
good-Y = yellow
good-B = blue
good-credit = credits
company-A = Apex
company-B = Bionix
company-C = Citadel
action-prospect = Prospect
action-equipment = Equipment
action-research = R&D
action-sale = Sale
action-funding = Funding
action-assembling = Assembling
action-sponsorship = Sponsorship
action-purchasing = Purchasing
track-T1 = Luna
track-T2 = Mars
track-T3 = Europa
track-T4 = Deep Space
part-head = Head
part-torso = Torso
part-arm = Arm
part-leg = Leg
part-core = Core
sale-order = Sale Order
price-R = { $number } red
price-Y = { $number } yellow
price-B = { $number } blue
timing-free = as a free action
timing-afterroll = after a Prospect roll
timing-premain = before your main action

# Equipment
equipment-E01 = Smelter
equipment-E02 = Wire Mill
equipment-E03 = Coolant Plant
equipment-E04 = Vending Terminal
equipment-E05 = Conveyor Line
equipment-E06 = Sorting Arm
equipment-E07 = Scrap Press
equipment-E08 = Trading Desk
equipment-E09 = Universal Feeder
equipment-E10 = Automated Till
equipment-E11 = Calibration Rig
equipment-E12 = Diagnostic Bay
equipment-E13 = Broadcast Tower
equipment-E14 = Showroom
equipment-E15 = Charity Gate
equipment-E16 = Trophy Hall
equipment-E17 = Robot Cradle
equipment-E18 = Deep Lab
equipment-E19 = Launch Pad
equipment-E20 = Nano Forge

# Specialists
specialist-S01 = Treasurer
specialist-S02 = Quartermaster
specialist-S03 = Importer
specialist-S04 = Broker
specialist-S05 = Exchange Clerk
specialist-S06 = Recruiter
specialist-S07 = Master Builder
specialist-S08 = Trainer
specialist-S09 = Chief Technologist
specialist-S10 = Publicist
specialist-S11 = Spokesperson
specialist-S12 = Philanthropist
specialist-S13 = Lobbyist
specialist-S14 = Test Pilot
specialist-S15 = Navigator
specialist-S16 = Negotiator
specialist-S17 = Shift Manager
specialist-S18 = Systems Engineer
specialist-S19 = Patron
specialist-ST1 = Foreman
specialist-ST2 = Merchant

# Sponsorship tiles

# Achievements
achievement-AC-1A = Pathfinder
achievement-AC-1B = First Contracts
achievement-AC-1C = Tinkerer
achievement-AC-2A = Machine Hall
achievement-AC-2B = Benefactor
achievement-AC-2C = Head Hunter
achievement-AC-3A = Household Name
achievement-AC-3B = Trusted Partner
achievement-AC-3C = Deep Prospector
achievement-AC-4A = Full Catalogue
achievement-AC-4B = Automaton Army
achievement-AC-4C = Conglomerate

# Audits

# Blocked Action cards
blocked-BA1 = Prospect and Equipment
blocked-BA2 = Prospect and R&D
blocked-BA3 = Prospect and Sale
blocked-BA4 = Equipment and R&D
blocked-BA5 = Equipment and Sale
blocked-BA6 = R&D and Sale

# The picture in the terminal
board-round = round { $number } of { $last }, { $phase }
board-market = Market { $colours }
board-order = Turn order: { $places }
board-next = next turn order:
board-tile = Sponsorship tile: { $tile }
board-engineers = { $number ->
    [one] 1 engineer
   *[other] { $number } engineers
}
board-section = section { $number }
phase-setup = Draft
phase-market = Market
phase-action = Action
phase-donation = Donation
phase-audit = Audit
phase-cleanup = Clean-up
phase-end = End
head-order = Order
head-market = Market
head-dice = dice
head-next = next
head-achievements = Achieve
head-audits = Audits
head-board = Board
head-common = Common
head-hand = Hand
head-played = Played
figure-vp = VP
figure-credits = Credits
figure-tokens = Tokens
figure-workers = Workers
figure-prospect = Prospect
figure-reputation = Reputation
figure-donation = Donation
figure-relations = Relations
figure-reliability = Reliability
figure-contracts = Contracts
figure-cards = Cards
figure-specialists = Specialists
figure-minus = Failed audits
figure-markers = Played
effect-tokens = { $n ->
    [one] gain 1 { $colour ->
        [R] red
        [Y] yellow
       *[B] blue
    } token
   *[other] gain { $n } { $colour ->
        [R] red
        [Y] yellow
       *[B] blue
    } tokens
}
    .short = +{ $n } <token-{ $colour }>
effect-with = { $one } and { $two }
    .short = { $one } { $two }
effect-cr = { $n ->
    [one] gain 1 credit
   *[other] gain { $n } credits
}
    .short = +{ $n } <credit>
effect-any = { $n ->
    [one] gain 1 token of any colour
   *[other] gain { $n } tokens of any colours
}
    .short = +{ $n } <any>
effect-rd = { $n ->
    [one] roll 1 Resource die and gain its token
   *[other] roll { $n } Resource dice and gain their tokens
}
    .short = +{ $n } <die>
effect-build = { $n ->
    [one] build a Level { $level } worker
   *[other] build { $n } Level { $level } workers
}
    .short = { $n ->
    [one] <worker> { $level }
   *[other] <worker> { $n }× { $level }
}
effect-up = { $n ->
    [one] upgrade one worker by 1 level
   *[other] upgrade one worker by { $n } levels
}
    .short = { $n ->
    [one] <upgrade>
   *[other] <upgrade-2>
}
effect-rep = raise your reputation by { $n }
    .short = +{ $n } <reputation>
effect-rel = { $company ->
    [A] move 1 step up with Apex
    [B] move 1 step up with Bionix
   *[C] move 1 step up with Citadel
}
    .short = <company-{ $company }>
effect-don = { $n ->
    [one] move 1 space on the Donation track
   *[other] move { $n } spaces on the Donation track
}
    .short = +{ $n } <donation>
effect-vp = gain { $n } VP
    .short = { $n } <vp>
effect-pay = { $kind ->
    [cr] { $n ->
        [one] pay 1 credit
       *[other] pay { $n } credits
    }
    [res] { $n ->
        [one] pay 1 token
       *[other] pay { $n } tokens
    }
   *[mix] { $n ->
        [one] pay 1 token or credit
       *[other] pay { $n } tokens or credits
    }
}
    .short = { $n } <pay-{ $kind }>
effect-swap = { $n ->
    [one] swap 1 token for another
   *[other] swap up to { $n } tokens for others
}
    .short = <any> → <any> ≤{ $n }
effect-reroll = roll any of the Level dice again
    .short = <reroll>
effect-setdie = turn a Level die to I
    .short = <level-1>
effect-waive = { $n ->
    [one] your next purchase costs 1 token less
   *[other] your next purchase costs { $n } tokens less
}
    .short = <purchase> −{ $n }
effect-special = { $which ->
    [overtime] do Overtime without its credits
   *[other] do Overclock without its credits
}
    .short = { $which ->
    [overtime] <overtime>
   *[other] <overclock>
}
effect-main = do the main action
about-equipment = { $name }: price { $price }; discount { $discount }; extra action { $extra }; ability: { $ability }
about-sale = Order of { $company }: price { $price }; { $vp } VP at the end. { $gains }
called-sale = the { $company } order ({ $price } for { $vp } VP)
about-specialist = { $name }: hold { $needs } to play, { $vp } VP; discard for { $discard }; ability: { $ability }
about-achievement = { $name }: { $requirement }{ $missing ->
    [0] {" "}(met)
   *[other] {" "}({ $missing } missing)
}; { $gains }
about-track = { $name }, next space { $space }: { $credits } credits, { $research } R&D and { $sales } Sale cards; { $gains }; { $vp } VP
about-top = { $name }: you hold the top
legend-spaces = ○ free worker space   ▨ blocked   | Level IV only   letters: workers of the seats
legend-seat = seat: VP, ~score if the game ended now, tokens R Y B, ¤ credits, workers I·II·III·IV + unbuilt, rep reputation/engineers, rb reliability/section
legend-track = Prospect spaces: c credits, r R&D cards, s Sale cards; letters: markers
legend-audit = Audits: steps to the trigger, ✓ met or ✗ not met by you
legend-used = ■ Action marker   * used   n› number of the choice
need-credits = { credits }
need-tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
need-cards-EQ = { $number ->
    [one] 1 Equipment card
   *[other] { $number } Equipment cards
}
need-cards-RD = { $number ->
    [one] 1 R&D card
   *[other] { $number } R&D cards
}
need-cards-SO = { $number ->
    [one] 1 Sale Order
   *[other] { $number } Sale Orders
}
need-advanced = { $number ->
    [one] 1 Prospect marker advanced
   *[other] { $number } Prospect markers advanced
}
need-workers = { $number ->
    [one] 1 worker of exactly Level { $level }
   *[other] { $number } workers of exactly Level { $level }
}
need-donation = donation { $number } or more
need-reputation = reputation { $number } or more
need-specialists = { $number ->
    [one] 1 Specialist played
   *[other] { $number } Specialists played
}
need-relmin = all three Relations at { $number } or more
need-peak = space { $number } of a Prospect track
need-parts = { $number ->
    [one] 1 automaton part
   *[other] { $number } different automaton parts
}
need-levels = { $number } levels of workers in all

# Symbols and special actions
times-A = achievements
times-B = specialists
times-C = reliability
special-overtime = Overtime
special-overbuilt = Overbuilt
special-overclock = Overclock
special-overdrive = Overdrive
symbol-token-R = red
symbol-token-Y = yellow
symbol-token-B = blue
symbol-credit = { $n ->
    [one] credit
   *[other] credits
}
symbol-any = { $n ->
    [one] token of any colour
   *[other] tokens of any colour
}
symbol-die = { $n ->
    [one] Resource die
   *[other] Resource dice
}
symbol-worker = worker
symbol-upgrade = upgrade by 1
symbol-upgrade-2 = upgrade by 2
symbol-reputation = reputation
symbol-company-A = Apex
symbol-company-B = Bionix
symbol-company-C = Citadel
symbol-donation = donation
symbol-vp = VP
symbol-pay-cr = { $n ->
    [one] credit
   *[other] credits
}
symbol-pay-res = { $n ->
    [one] token
   *[other] tokens
}
symbol-pay-mix = { $n ->
    [one] token or credit
   *[other] tokens or credits
}
symbol-reroll = reroll
symbol-level-1 = die at I
symbol-purchase = purchase
symbol-overtime = Overtime
symbol-overclock = Overclock

# The table in words
told-market = The Market shows { $list }.
told-prices = Less for: { $list }.
told-price = Your price: { $price }.
told-spaces = Worker spaces of { $action }: { $list }.
told-free = free
told-free-iv = free for Level IV
told-blocked = blocked
told-track = Prospect track { $name }: { $markers }. { $spaces }
told-track-space = Space { $space } ({ $asks }): { $vp } VP. { $gains }
told-achievement = Achievement { $name }: { $requirement }. { $gains } Claimed by: { $list }.
told-common = Common Specialists: { $list }.
told-audit = Audit: { $requirement }. Checked this round at { $odds } of { $faces } faces. Who would pass: { $list }.
told-seat = { $name }: { $vp } VP, { $score } if the game ended now. { $goods }, { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}. Workers: { $workers }, { $unbuilt } unbuilt.
told-owned = { $name }, played: { $played }. Equipment: { $equipment }. R&D: { $parts }. Sale Orders: { $sales }. Specialists: { $specialists }.
told-hand = Hand: { $list }

# The led first game and the coach; $what is the choice that is lit
lesson-aim = You run a factory of automatons. Whoever has the most victory points after the last round wins; almost everything scores, mostly at the end.
lesson-workers = A turn is one main action, chosen on your board below. The upper four need a worker, the lower four need none.
lesson-prospect = Begin with a Prospect track: it brings tokens now and points at the end.
lesson-level = Each die that is not above the worker’s level moves you up a space, so send the best.
lesson-rolled = There are your dice. Overdrive could lower them, at the cost of reliability; today they are good enough.
lesson-tokens = Your bonus is as large as the worker’s level. Take red and blue: the first Sale card asks for them.
lesson-end = Specialists and special actions are for later turns.
lesson-assemble = Used workers leave you after the round, so build another. This needs no worker.
lesson-sale = Tokens become points on Sale cards, and each one improves your next Assembling.
lesson-donate = You may donate tokens or credits: the Donation track scores at the end. Give only what you will not miss.
lesson-market = A new round: used workers are unbuilt again, the Market shows other tokens, and every action is open once more.
lesson-research = R&D costs only a worker. It improves the others, and sets of different parts score at the end.
lesson-purchase = Purchasing takes the tokens that the Market shows, and needs no worker.
lesson-audit = From this round on there are audits. Their cards lie open: whoever fails the one that is reached loses points.
lesson-worth = The number with ~ beside your points is what the game would give you if it ended now. Click it to see what counts.
lesson-farewell = You know the game now. Of Equipment, Specialists and achievements you will be told when you meet them.
hint-specialist = You can afford to play a Specialist: its ability is yours for the rest of the game, and it counts at the end.
hint-overdrive = Overdrive lowers Prospect dice, so that more of them pass. It costs reliability, which scores as long as it is high.
hint-equipment = Equipment costs tokens. It makes later actions of its column cheaper or better, and gives an extra action at once.
hint-claim = You fulfil an achievement. Who claims it first gets the most.
hint-drop = You hold more tokens than you may. Spend them earlier next time: what you discard is lost.
