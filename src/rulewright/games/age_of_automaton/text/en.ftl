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
do-done = Done
do-stop = Stop
do-skip = Skip
do-keep = Keep { $specialist }
do-prospect = Prospect on { $track }
do-buy = Buy { $equipment }
do-research = Research { $research }
do-sell = Sell { $sale }
do-fund = Funding
do-assemble = Assembling
do-sponsor = Sponsorship: { $tile }
do-purchase = Purchasing
do-overtime = Overtime for { $action }
do-overbuilt = Overbuilt
do-overclock = Overclock
do-overdrive = { $steps ->
    [1] Overdrive by 1
   *[other] Overdrive by { $steps }
}
do-play = Play { $specialist }
do-use = Use { $specialist }
do-discard = Discard { $specialist }
do-hire = Contract with { $specialist }
do-claim = Claim { $achievement }
do-activate = Activate { $equipment }
do-send = Send a { $level } worker to { $place }
do-pay = Pay and move
do-tuck = Place in { $column }
do-upgrade = Upgrade a { $level } worker
do-take = Take { $good }
do-give = Give { $good }
do-donate = Donate { $good }
do-drop = Discard { $colour }
do-waive = Waive { $colour }
do-reroll = Reroll { $subset }
do-turn = Turn { $die } to I

# Questions
ask-draft = Draft: which Specialist do you keep? (pick { $number } of 3)
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
ask-rolled = The Level dice show { $number }, { $number2 } and { $number3 }.
ask-reroll = Which Level dice do you roll again?
ask-turn-die = Which Level die do you turn to I?
ask-toll = { $track }: space { $number } costs { $number2 ->
    [one] 1 credit
   *[other] { $number2 } credits
}. Pay and move?
ask-extra = { $equipment }: the extra action { $action } is lost if you skip it.
ask-extra-after = { $equipment }: anything else before you choose its column?
ask-column = In which column does { $equipment } stay?
ask-waive = Which token of the price does the Negotiator waive?
ask-upgrade = { $number ->
    [one] Upgrade one worker by one level, or skip
   *[other] Upgrade one worker by { $number } levels, or skip
}
ask-clock = Which worker do you overclock?
ask-take = { $number ->
    [one] Take one more
   *[other] Take { $number }, one at a time
}
ask-give = { $number ->
    [one] Pay one more
   *[other] Pay { $number }, one at a time
}
ask-swap = Return tokens to swap, up to { $number } more
ask-free = A special action without credits?
ask-donate = Donation on { $number2 }: you may give { $number ->
    [one] one more unit
   *[other] { $number } more units
}.
ask-drop = Over ten tokens: discard { $number }
ask-claim = Claim an achievement before the audit?

# What happens
event-started = { $seat } is the first player
event-dealt = { $seat } is dealt { $specialist }
event-passed = { $seat } passes { $specialist } to the left
event-round = Round { $number } begins
event-market = The Market shows { $colour }, { $colour2 } and { $colour3 }
event-blocked = Blocked this round: { $blocked }
event-blocked-next = Blocked next round: { $blocked }
event-turn = { $seat }'s turn ({ $number } left)
event-idle = { $seat } cannot carry out { $action } any more
event-tokens = { $seat } gains { $number } { $colour }
event-credits = { $seat } gains { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
event-paid-tokens = { $seat } pays { $number } { $colour }
event-paid-credits = { $seat } pays { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
event-scored = { $seat } scores { $number } VP
event-vp-token = { $seat } takes a token of { $number } VP
event-reputation = { $seat } has reputation { $number }
event-relation = { $seat } stands at { $number } with { $company }
event-donation = { $seat } stands at { $number } on the Donation track
event-reliability = { $seat } falls to reliability { $number }
event-built = { $seat } builds a { $level } worker
event-upgraded = { $seat } upgrades a worker from { $level } to { $level2 }
event-rolled = The Level dice lie at { $number }, { $number2 }, { $number3 }
event-passes = { $seat } has { $number ->
    [one] 1 pass
   *[other] { $number } passes
}
event-climbed = { $seat } reaches space { $number } of { $track }
event-halted = { $seat } does not meet the demand of space { $number } of { $track }
event-top-taken = { $seat } finds the top of { $track } taken
event-bought = { $seat } buys { $equipment }
event-studied = { $seat } researches { $research }
event-sold = { $seat } sells { $sale }
event-new-equipment = { $equipment } comes into the row
event-new-research = { $research } comes into the row
event-new-sale = { $sale } comes into the row
event-tucked = { $seat } places { $equipment } in { $column }
event-sponsored = { $seat } takes the tile { $tile }
event-next-place = { $seat } takes place { $number } of the next turn order
event-to-common = { $seat } discards { $specialist }, now a Common Specialist
event-left-game = { $seat } discards { $specialist }, who leaves the game
event-claimed = { $seat } claims { $achievement }
event-claimed-first = { $seat } is first to claim { $achievement }
event-audit = The Audit die shows { $number }: the marker moves to { $number2 }
event-audit-failed = { $seat } fails the audit ({ $audit }): minus 3 VP
event-audit-held = { $seat } passes the audit ({ $audit })
event-audit-shifted = The Audit marker leaves the card that was checked: { $number }
event-steady = { $seat } is reliable: 1 VP
event-returned = { $seat } gets back { $number ->
    [one] 1 used worker, unbuilt
   *[other] { $number } used workers, unbuilt
}
event-order = { $seat } is number { $number } in the turn order
event-for-prospect = Final scoring, { $seat }: { $number } VP for the Prospect tracks
event-for-equipment = Final scoring, { $seat }: { $number } VP for Equipment
event-for-research = Final scoring, { $seat }: { $number } VP for R&D sets
event-for-sale = Final scoring, { $seat }: { $number } VP for Sale Orders
event-for-reputation = Final scoring, { $seat }: { $number } VP for reputation
event-for-donation = Final scoring, { $seat }: { $number } VP for donations
event-for-apex = Final scoring, { $seat }: { $number } VP for Apex and achievements
event-for-bionix = Final scoring, { $seat }: { $number } VP for Bionix and Specialists
event-for-citadel = Final scoring, { $seat }: { $number } VP for Citadel and reliability
event-for-specialists = Final scoring, { $seat }: { $number } VP for played Specialists
event-for-audits = Final scoring, { $seat }: { $number } VP for failed audits
event-for-automatons = Final scoring, { $seat }: { $number } VP for automatons
event-for-leftovers = Final scoring, { $seat }: { $number } VP for leftovers
event-in-all = Final scoring, { $seat }: { $number } VP in all

# Why not
why-once = { $action } was already played this round
why-column-used = The { $column } already holds { $action }; Overtime costs 1 reliability and { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
why-no-worker = You have no worker on the Technology track for { $action }
why-level-low = This card needs a worker of { $level } or higher that finds a space
why-no-space = All worker spaces of { $action } are taken or blocked
why-only-iv = Only the Level IV space of { $action } is free
why-too-dear = { $number } { $colour } missing after discounts
why-sale-too-dear = { $number } { $colour } missing; discounts do not apply to Sale
why-full = You already own { $number } Equipment cards
why-column-free = You have no marker in the { $column } yet: no Overtime needed
why-not-playable = { $action } cannot be played now
why-lacks-credits = { $number ->
    [one] 1 credit missing
   *[other] { $number } credits missing
}
why-toll-short = { $number ->
    [one] 1 credit missing for the next space
   *[other] { $number } credits missing for the next space
}
why-unreliable = Your reliability is used up: 2 extra credits are due, { $number } missing
why-no-die = You have no unbuilt worker die
why-no-upgrade = You have no worker below Level IV on the Technology track
why-lacks-tokens = You need to hold { $number } more { $colour }
why-used = { $specialist } was already used this round
why-not-now = { $specialist } cannot be used at this moment
why-useless = { $specialist } would change nothing now, or the cost is missing
why-no-contract = You have no Contract token left
why-contracted = Your Contract token already lies on { $specialist } this round
why-not-met = { $achievement }: { $number } short of the requirement
why-has-marker = You have already claimed { $achievement }
why-ability-used = { $equipment } was already used with this Action marker
why-ability-useless = { $equipment } would change nothing now, or the cost is missing
why-overdriven = Overdrive is possible only once for a roll
why-dice-low = The highest die shows { $number }: it cannot be lowered so far
why-column-full = The { $column } already holds two Equipment cards
why-no-worker-at = No { $level } worker on the Technology track
why-for-iv = The rightmost space is for Level IV only, not for { $level }
why-place-taken = No free space of this kind: { $place }
why-none-held = You hold no { $good }
why-donation-limit = Your limit of { $number ->
    [one] 1 unit is used up
   *[other] { $number } units is used up
}
why-donation-end = The Donation track ends at { $number }
why-wrong-colour = This bonus does not give { $good }
why-not-priced = No { $colour } in the price
why-at-one = The { $die } already shows I
why-at-top = { $level } is the highest level

# The end
end-won = { $seat } wins with { $number } VP
end-tie = { $seat } wins the tie at { $number } VP
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
column = column { $label }
level = Level { $label }
die = die { $label }
subset = dice { $label }
place-general = a general space
place-iv = the Level IV space
place-card = the Equipment card
good-R = red
good-Y = yellow
good-B = blue
good-credit = a credit
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
tile-SPA1 = 4 credits
tile-SPA2 = 3 tokens of your choice
tile-SPA3 = a Level II worker
tile-SPA4 = a Level I worker and 1 token
tile-SPA5 = upgrade by 2 and 1 credit
tile-SPA6 = 1 reputation and 2 credits
tile-SPA7 = 2 credits and 2 tokens
tile-SPA8 = a token of each colour and 1 credit
tile-SPA9 = 2 donation steps and 2 credits
tile-SPB1 = 6 credits
tile-SPB2 = 4 tokens of your choice
tile-SPB3 = a Level III worker
tile-SPB4 = two Level I workers
tile-SPB5 = upgrade by 2 and 1 reputation
tile-SPB6 = 2 reputation
tile-SPB7 = 3 credits and 2 tokens
tile-SPB8 = 2 VP and 3 credits
tile-SPB9 = 2 donation steps and 2 tokens

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
audit-AU-A1 = 4 or more credits
audit-AU-A2 = 4 or more tokens
audit-AU-A3 = 1 or more R&D cards
audit-AU-A4 = 2 or more advanced Prospect tracks
audit-AU-A5 = 1 or more Level II workers
audit-AU-B1 = 7 or more credits
audit-AU-B2 = 7 or more tokens
audit-AU-B3 = 3 or more Sale cards
audit-AU-B4 = 3 or more advanced Prospect tracks
audit-AU-B5 = 1 or more Level IV workers

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
board-next = Next turn order: { $places }
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
about-sale = Sale Order { $label }: price { $price }; { $vp } VP at the end. { $gains }
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
need-credits = { $number ->
    [one] 1 credit
   *[other] { $number } credits
}
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
symbol-credit = credits
symbol-any = tokens of any colour
symbol-die = Resource dice
symbol-worker = worker
symbol-upgrade = upgrade by 1
symbol-upgrade-2 = upgrade by 2
symbol-reputation = reputation
symbol-company-A = Apex
symbol-company-B = Bionix
symbol-company-C = Citadel
symbol-donation = donation
symbol-vp = VP
symbol-pay-cr = credits
symbol-pay-res = tokens
symbol-pay-mix = tokens or credits
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
told-owned = { $name } has played { $played }. Equipment: { $equipment }. R&D: { $parts }. Sale Orders: { $sales }. Specialists: { $specialists }.
told-hand = Hand: { $list }
