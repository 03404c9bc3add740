# The game
game-title = Stress Botics
game-about = Program BetaBots on a planet, follow AlphaBot, load three ships and keep your stress low.
mode-standard = Standard
mode-aggressive = Aggressive (2 players)
mode-solo_drill = Solo drill
mode-solo_aggressive = Solo drill, aggressive table
option-alt_shields = Alternative AlphaBot shields
option-alt_shields-yes = yes
option-alt_shields-no = no
option-first_game = First game: fixed map and objectives
option-first_game-yes = yes
option-first_game-no = no
option-free_batteries = Free arrangement of the starting batteries
option-free_batteries-yes = yes
option-free_batteries-no = no
option-starter = Who begins
option-starter-about = Drawn by lot, or the seat that the table names; the others follow clockwise.
option-starter-random = by lot
option-starter-a = seat A
option-starter-b = seat B
option-starter-c = seat C
option-starter-d = seat D

# What a player says
do-done = { $ask ->
    [arrange] Leave the rest
    [combine] Combine no more
    [draw] Draw no more
    [draw-more] Draw no more
    [program] Program no more
    [replicate] Make no more
    [scrape] Scrap no more
    [take] Take no more
    [charge] Charge no more
   *[other] Move no more
}
do-skip = { $ask ->
    [choose] None of these
    [buy] Take no item
    [deliver] Deliver nothing
    [arm] Flip no other one
    [part] Neither of them
    [release] Use none
    [console] Use no other option
   *[other] No, go on
}
do-pack = Place the rest so that nothing melts
do-perform = Perform the card
do-return = Take the card back unrevealed
do-purge = Purge stress: −2 shields, −3 stress
do-stop = Stop here
do-refresh = Refresh the row: −1 shield, two new items
do-capture = Capture it: −1 stress
do-scrap = Scrap it: −1 stress, gain its parts
do-disintegrate = Disintegrate it: −2 stress
do-drop = Discard the card
do-keep = { $cost ->
    [none] Keep the card for its { $way } price
   *[other] Keep the card for { $cost }
}
do-draw = Draw a { $type } card
do-program = Program { $card }
do-discard = Discard { $card }
do-do = { $sub }
do-boost = { $boost-id ->
    [none] Do not boost
    [card] Boost with the card
    [inner] Boost with the battery inside
   *[track] Boost with the battery on space 1
}
do-step = Go to { $node }
do-stand = Stand on the { $corespace } space
do-meet = Compare AI with { $seat }
do-level = Work at pressure level { $level }
do-put = Put { a-piece } into { $spot }
do-decline = Decline the rest of the { $piece }
do-pay = Pay { a-piece } from { $spot }
do-omit = Leave out { a-piece }
do-name = Choose { a-piece }
do-hit = Attack { a-cylindroid } ({ $reach })
do-strike = Attack { $seat }
do-arm = Flip { a-cylindroid } ({ $reach })
do-use = Activate { $item }
do-switch = Use the Console: { $console }
do-choose = { $word }
do-press = Change the pressure by { $sign }
do-turn = Rotate the Core { $direction }
do-mine = Extract from { $tile }
do-buy = { $cost ->
    [none] Take { $item }
    [free] Take { $item } for nothing
   *[other] Buy { $item } for { $cost }
}
cost-less = { $price }, less { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}
do-equip = Place it on the { $extension } extension
do-scrape = Scrap { a-cylindroid } in front
do-take = Take { a-piece } from AlphaBot’s Tank
do-release = Return { a-cylindroid }, captured before, for its action
do-deliver = { $ship-id ->
    [alphabot] Deliver AlphaBot
   *[other] Deliver { to-ship }
}
do-jettison = Discard Cargo Card { $sector }: −3 shields, −2 stress
do-load = { $count ->
    [0] Load nothing
   *[other] Load { load }
}
do-claim = Take the reward: { $reward }
do-think = Choose the { $mind } AI
do-replicate = Make a battery from producer space { $producer }
do-inside = Move the battery of space { $battery } inside
do-shift = Move { $held } to { $spot }
do-prepare = Prepare Betamatter with 1 { $piece }
do-combine = Combine Betamatter with 1 { $piece }
do-melt = Return 1 { $piece } of { $spot } for 2 Lava there
do-solidify = Solidify { $spot }
do-free = Let { a-cylindroid } go

# Choices in the log; of the others what comes of them is told
did-purge = { $seat } purges stress
    .you = You purge stress
did-do = { $sub-id ->
    [extract] { $seat } extracts
    [attack] { $seat } attacks
    [produce] { $seat } produces
    [steer] { $seat } produces in the Core
    [activate] { $seat } turns to the items
    [disarm] { $seat } turns to an Explosive
    [console] { $seat } uses the Console
   *[deliver] { $seat } makes a Manual Delivery
}
    .you = { $sub-id ->
        [extract] You extract
        [attack] You attack
        [produce] You produce
        [steer] You produce in the Core
        [activate] You turn to the items
        [disarm] You turn to an Explosive
        [console] You use the Console
       *[deliver] You make a Manual Delivery
    }
did-stand = { $seat } stands on the { $corespace } space of the Core
    .you = You stand on the { $corespace } space of the Core
did-level = { $seat } works at pressure level { $level }
    .you = You work at pressure level { $level }
did-omit = { $seat } leaves out { a-piece }
    .you = You leave out { a-piece }
did-hit = { $seat } attacks { a-cylindroid } ({ $reach })
    .you = You attack { a-cylindroid } ({ $reach })
did-switch = { $seat } chooses at the Console: { $console }
    .you = You choose at the Console: { $console }
did-mine = { $seat } extracts from { $tile }
    .you = You extract from { $tile }
did-free = { $seat } lets { a-cylindroid } go
    .you = You let { a-cylindroid } go

# Questions
ask-batteries = { $number ->
    [4] Which battery goes inside?
   *[other] Which battery goes to space { $number } of the track?
}
ask-draw = { $number ->
    [one] Draw 1 more card, or stop
   *[other] Draw up to { $number } more cards
}
ask-draw-more = { $number ->
    [one] Draw 1 more card of any type
   *[other] Draw { $number } more cards of any type
}
ask-program = { $number ->
    [one] Program your slot
   *[other] Program your { $number } slots in order
}
ask-turn = The card in slot { $number }: do you perform it or take it back?
ask-stand = Which space of the Core?
ask-sub = { $type }: what do you do?
ask-boost = Do you boost it?
ask-step = Where to? { $number ->
    [one] 1 movement point left
   *[other] { $number } movement points left
}
ask-meet = With whom do you compare AI?
ask-part = You meet { $seat }: Extract or Produce?
ask-place = { $number ->
    [one] Where does { pieces } go?
   *[other] Where do { pieces } go?
}
ask-collect = Do you collect { pieces }?
ask-mix = { $number ->
    [one] Which resource do you take? The last one
   *[other] Which resource do you take? { $number } left
}
ask-pay = Pay { pieces }: from where?
ask-pay-battery = { $number ->
    [one] Pay 1 battery: which?
   *[other] Pay { $number } batteries: which?
}
ask-omit = { $number ->
    [one] You pay 1 piece less: which one?
   *[other] You pay { $number } pieces less: which ones?
}
ask-target = What do you attack?
ask-treatment = What do you do with { a-cylindroid }?
ask-arm = Which Explosive do you flip?
ask-item = Which item do you activate?
ask-console = Which option of the Console?
ask-choose = Which of these?
ask-press = Pressure is { $level }: up or down?
ask-rotate = { $number ->
    [one] Rotate the Core by 1 step: which way?
   *[other] Rotate the Core by { $number } steps: which way?
}
ask-mine = From which Extraction Vault?
ask-again = Do you do it a second time?
ask-level = At which pressure level?
ask-battery = Which battery?
ask-charge = Which resource becomes a battery? { $number } left
ask-buy = { $number ->
    [0] Which item do you take?
    [one] Which item do you take, for 1 piece less?
   *[other] Which item do you take, for { $number } pieces less?
}
ask-equip = Where does { $item } go?
ask-scrape = Which Cylindroid in front? { $number } left
ask-take = Take pieces from AlphaBot’s Tank; { $number } left
ask-release = Use a captured Cylindroid?
ask-keep = Do you keep { $card }?
ask-deliver = What do you deliver in sector { $sector }?
ask-jettison = { $ship } allows stress up to { $number }: which Cargo Card do you discard?
ask-load = How many { $piece } do you load for { $ship }?
ask-reward = Which reward for AlphaBot?
ask-think = Exactly five batteries: which AI do you choose?
ask-replicate = { $number ->
    [one] Make 1 battery
   *[other] Make up to { $number } batteries
}
ask-arrange = { $number ->
    [0] Rearrange your batteries: which one goes inside?
   *[other] Rearrange your batteries: which one goes to space { $number }?
}
ask-shift = Move pieces to higher tanks
ask-combine = Do you combine Betamatter?
ask-result = { $number ->
    [one] Where does { pieces } go? Into this tank or a higher one
   *[other] Where do { pieces } go? Into this tank or a higher one
}
ask-melt = Which piece do you melt down?
ask-solidify = Which tank do you solidify?
ask-discard = { $number ->
    [one] Discard 1 card
   *[other] Discard { $number } cards
}
ask-free = { $number ->
    [one] The container holds 1 too many: which one goes?
   *[other] The container holds { $number } too many: which one goes?
}

# What happens
event-dealt = { $seat } goes { $number ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
    .you = You go { $number ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }
event-round = Round { $number }
event-ship-moved = { $ship } is on space { $number }
event-ship-left = { $ship } leaves orbit with demand unmet: { $number } stress for everybody
event-ship-served = { $ship } leaves orbit fully served: { $number } stress for everybody
event-refilled = { $number ->
    [one] 1 discard is the new { $type } deck
   *[other] { $number } discards are shuffled into a new { $type } deck
}
event-drew = { $seat } draws { $card }
    .you = You draw { $card }
    .times = { $seat } draws { $times } cards
    .times-you = You draw { $times } cards
event-deck-ended = The { $type } deck ends
event-programmed = { $seat } has programmed { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}
    .you = You have programmed { $number ->
        [0] no cards
        [one] 1 card
       *[other] { $number } cards
    }
event-returned = { $seat } takes back the card of slot { $number }
    .you = You take back the card of slot { $number }
event-unplayable = { $seat } cannot perform the card of slot { $number }
    .you = You cannot perform the card of slot { $number }
event-revealed = { $seat } reveals { $card }
    .you = You reveal { $card }
event-boosted = { $seat } boosts { $boost }
    .you = You boost { $boost }
event-kept = { $seat } keeps { $card }
    .you = You keep { $card }
event-dropped = { $seat } discards { $card }
    .you = You discard { $card }
    .times = { $seat } discards { $times } cards
    .times-you = You discard { $times } cards
event-walked = { $seat } goes to { $node }
    .you = You go to { $node }
event-cold-exit = { $seat } leaves the Core without a tunnel: { $number ->
    [one] 1 shield
   *[other] { $number } shields
}
    .you = You leave the Core without a tunnel: { $number ->
        [one] 1 shield
       *[other] { $number } shields
    }
event-met = { $seat } meets { $seat2 }
    .you = You meet { $seat2 }
    .you2 = { $seat } meets you
event-stressed = { $number-id ->
    [minus] { $seat }’s stress falls to { $number2 } ({ $number })
   *[plus] { $seat }’s stress rises to { $number2 } (+{ $number })
}
    .you = { $number-id ->
        [minus] Your stress falls to { $number2 } ({ $number })
       *[plus] Your stress rises to { $number2 } (+{ $number })
    }
    .sum = { $seat }’s stress ends at { $number2 }
    .sum-you = Your stress ends at { $number2 }
event-pushed = { $seat }’s stress is pushed on to { $number }
    .you = Your stress is pushed on to { $number }
event-shield-lost = { $number ->
    [0] { $seat } loses the last shield
   *[other] { $seat } loses a shield ({ $number } left)
}
    .you = { $number ->
        [0] You lose the last shield
       *[other] You lose a shield ({ $number } left)
    }
    .times = { $number ->
        [0] { $seat } loses the last { $times } shields
       *[other] { $seat } loses { $times } shields ({ $number } left)
    }
    .times-you = { $number ->
        [0] You lose your last { $times } shields
       *[other] You lose { $times } shields ({ $number } left)
    }
event-shield-saved = { $seat } loses the Titanium Battery of space { $number } instead of a shield
    .you = You lose the Titanium Battery of space { $number } instead of a shield
event-shield-ignored = The Reinforced Chassis of { $seat } ignores a loss
    .you = Your Reinforced Chassis ignores a loss
event-shields-gained = { $number ->
    [one] { $seat } gains 1 shield ({ $number2 } in all)
   *[other] { $seat } gains { $number } shields ({ $number2 } in all)
}
    .you = { $number ->
        [one] You gain 1 shield ({ $number2 } in all)
       *[other] You gain { $number } shields ({ $number2 } in all)
    }
    .sum = { $seat } gains { $number } shields ({ $number2 } in all)
    .sum-you = You gain { $number } shields ({ $number2 } in all)
event-battery-gained = { $seat } gains { a-piece } ({ $number } on the track)
    .you = You gain { a-piece } ({ $number } on the track)
    .times = { $seat } gains { $times } batteries ({ $number } on the track)
    .times-you = You gain { $times } batteries ({ $number } on the track)
event-battery-lost = { $seat } loses { a-piece } ({ $number } left)
    .you = You lose { a-piece } ({ $number } left)
    .times = { $seat } loses { $times } batteries ({ $number } left)
    .times-you = You lose { $times } batteries ({ $number } left)
event-battery-spent = { $seat } spends { a-piece } ({ $number } left)
    .you = You spend { a-piece } ({ $number } left)
event-battery-inside = { $seat } puts { a-piece } inside ({ $number } on the track)
    .you = You put { a-piece } inside ({ $number } on the track)
event-gained = { $seat } gains { a-piece } in { $spot }
    .you = You gain { a-piece } in { $spot }
    .times = { $seat } gains { several }
    .times-you = You gain { several }
    .net = { $seat } nets { several }
    .net-you = You net { several }
event-declined = { $seat } declines { pieces }
    .you = You decline { pieces }
event-paid = { $seat } pays { a-piece } from { $spot }
    .you = You pay { a-piece } from { $spot }
event-shifted = { $seat } moves { $held } to { $spot }
    .you = You move { $held } to { $spot }
    .times = { $seat } moves { $times } pieces between the tanks
    .times-you = You move { $times } pieces between your tanks
event-smelted = { $seat } melts { $held } into { $number } Lava
    .you = You melt { $held } into { $number } Lava
event-store-lost = { $seat } loses { a-piece }: { $spot } is covered
    .you = You lose { a-piece }: { $spot } is covered
event-melted = { $seat }’s { $spot } melts into { $number } Lava
    .you = Your { $spot } melts into { $number } Lava
event-solidified = { $seat }’s { $spot } solidifies into { $number } Betamatter
    .you = Your { $spot } solidifies into { $number } Betamatter
event-captured = { $seat } captures { a-cylindroid }
    .you = You capture { a-cylindroid }
    .times = { $seat } captures { $times } Cylindroids
    .times-you = You capture { $times } Cylindroids
event-scrapped = { $seat } scraps { a-cylindroid }
    .you = You scrap { a-cylindroid }
    .times = { $seat } scraps { $times } Cylindroids
    .times-you = You scrap { $times } Cylindroids
event-disintegrated = { $seat } disintegrates { a-cylindroid }
    .you = You disintegrate { a-cylindroid }
    .times = { $seat } disintegrates { $times } Cylindroids
    .times-you = You disintegrate { $times } Cylindroids
event-struck = { $seat } attacks { $seat2 }
    .you = You attack { $seat2 }
    .you2 = { $seat } attacks you
event-armed = { $seat } arms an Explosive
    .you = You arm an Explosive
event-disarmed = { $seat } disarms an Explosive
    .you = You disarm an Explosive
event-released = { $seat } returns { a-cylindroid } to the bag
    .you = You return { a-cylindroid } to the bag
event-bought = { $price-kind ->
    [free] { $seat } gets { $item } for nothing
    [unsettled] { $seat } buys { $item } at a discount
   *[paid] { $seat } buys { $item } for { $price }
}
    .you = { $price-kind ->
        [free] You get { $item } for nothing
        [unsettled] You buy { $item } at a discount
       *[paid] You buy { $item } for { $price }
    }
event-equipped = { $seat } places { $item } on the { $extension } extension
    .you = You place { $item } on the { $extension } extension
event-used = { $seat } activates { $item }
    .you = You activate { $item }
event-row-refreshed = { $seat } refreshes the row of items
    .you = You refresh the row of items
event-alpha-gained = AlphaBot gains a shield ({ $number } in all)
event-alpha-lost = { $number ->
    [0] AlphaBot loses its last shield
   *[other] AlphaBot loses a shield ({ $number } left)
}
    .times = { $number ->
        [0] AlphaBot loses its last { $times } shields
       *[other] AlphaBot loses { $times } shields ({ $number } left)
    }
event-alpha-broke = AlphaBot breaks down: 5 stress for everybody, shields back to { $number }
event-alpha-stored = { a-piece } goes into AlphaBot’s Tank
event-delivered = { $seat } delivers { to-ship } in sector { $sector }
    .you = You deliver { to-ship } in sector { $sector }
event-loaded = { $seat } loads { pieces }
    .you = You load { pieces }
event-container = { $seat }’s container for { $ship } brings { $number } VP
    .you = Your container for { $ship } brings { $number } VP
event-jettisoned = { $seat } discards Cargo Card { $sector }
    .you = You discard Cargo Card { $sector }
event-rewarded = { $seat } delivers AlphaBot and takes { $reward }
    .you = You deliver AlphaBot and take { $reward }
event-minded = { $seat }’s AI is { $mind }
    .you = Your AI is { $mind }
event-replicated = { $seat } uses up producer space { $producer }
    .you = You use up producer space { $producer }
event-prepared = { $seat } prepares Betamatter with 1 { $piece }
    .you = You prepare Betamatter with 1 { $piece }
event-combined = { $seat } combines Betamatter with 1 { $piece }
    .you = You combine Betamatter with 1 { $piece }
event-token = AlphaBot reveals an Event Token
event-core-turned = The Core turns
event-pressure = Pressure is { $level }
event-common-gained = { a-piece } goes into the Common Tank
event-auto-produced = { $tile } produces { a-piece }
event-auto-blocked = { $tile } does not produce { a-piece }: a Cylindroid is there
event-tile-flipped = { $tile } is turned to side B
event-core-flipped = The last Lava leaves the Core: side B
event-advanced = The belt advances
event-disembarked = The Elevator disembarks
event-ex-armed = { $number ->
    [one] 1 Explosive is armed in segment C
   *[other] { $number } Explosives are armed in segment C
}
event-arrived = { a-cylindroid } enters { $tile }
event-to-bag = { a-cylindroid } goes to the bag
event-cleared = The pieces on { $tile } are lost
event-elevator = { a-cylindroid } is drawn from the bag
    .times = { $times } Cylindroids are drawn from the bag
event-belt-attacks = { a-cylindroid } attacks ({ $reach })
    .times = { $times } Cylindroids attack from the belt
event-vault-attacks = { a-cylindroid } attacks in { $tile }
    .times = { $times } Cylindroids attack in the vaults
event-alpha-moved = AlphaBot moves on to { $node }
event-padlocks = The padlocks of sector { $sector } open
event-shuttle = AlphaBot boards the Shuttle; the Console is gone
event-status-side = AlphaBot’s Status Tile: side { $side }
event-console-side = Console: side { $side }
event-behind = { $seat } is { $number ->
    [one] 1 tile ahead of AlphaBot
   *[other] { $number } tiles ahead of AlphaBot
}
    .you = You are { $number ->
        [one] 1 tile ahead of AlphaBot
       *[other] { $number } tiles ahead of AlphaBot
    }
event-discarded = { $seat } discards { $card }
    .you = You discard { $card }
    .times = { $seat } discards { $times } cards
    .times-you = You discard { $times } cards
event-ordered = { $seat } is number { $number } in turn order
    .you = You are number { $number } in turn order
event-secondary = { $seat } shows the Secondary Objective: { $secondary }
    .you = You show the Secondary Objective: { $secondary }
event-scored = { $seat }: { $source }, { $number } VP
    .you = You: { $source }, { $number } VP
several = { $piece-id ->
    [CB] { $times ->
        [one] 1 Carbon Battery
       *[other] { $times } Carbon Batteries
    }
    [TB] { $times ->
        [one] 1 Titanium Battery
       *[other] { $times } Titanium Batteries
    }
    [SB] { $times ->
        [one] 1 Silicon Battery
       *[other] { $times } Silicon Batteries
    }
   *[other] { $times } { $piece }
}
pieces = { $piece-id ->
    [CB] { $number ->
        [one] 1 Carbon Battery
       *[other] { $number } Carbon Batteries
    }
    [TB] { $number ->
        [one] 1 Titanium Battery
       *[other] { $number } Titanium Batteries
    }
    [SB] { $number ->
        [one] 1 Silicon Battery
       *[other] { $number } Silicon Batteries
    }
   *[other] { $number } { $piece }
}
load = { $piece-id ->
    [CB] { $count ->
        [one] 1 Carbon Battery
       *[other] { $count } Carbon Batteries
    }
    [TB] { $count ->
        [one] 1 Titanium Battery
       *[other] { $count } Titanium Batteries
    }
    [SB] { $count ->
        [one] 1 Silicon Battery
       *[other] { $count } Silicon Batteries
    }
   *[other] { $count } { $piece }
}
a-piece = { $piece-id ->
    [CB] a { $piece }
    [TB] a { $piece }
    [SB] a { $piece }
   *[other] 1 { $piece }
}
a-cylindroid = { $cylindroid-id ->
    [explosive] a disarmed Explosive
    [armed] an armed Explosive
   *[other] a { $cylindroid }
}
cylindroids = { $number } { $cylindroid ->
    [miner] { $number ->
        [one] Miner
       *[other] Miners
    }
    [laser] { $number ->
        [one] Laser
       *[other] Lasers
    }
    [armed] armed { $number ->
        [one] Explosive
       *[other] Explosives
    }
   *[explosive] disarmed { $number ->
        [one] Explosive
       *[other] Explosives
    }
}
to-ship = to { $ship }

# Why not
why-no-cards = The { $type } deck is empty
why-same-type = You may not draw another { $type } card
why-no-sub = No sub-action of this card is possible here
why-not-in-vault = You are in no Extraction Vault and not in the Core
why-cylindroid-here = { $number ->
    [one] 1 Cylindroid is in your vault
   *[other] { $number } Cylindroids are in your vault
}
why-not-extracting = You stand on the producing space of the Core
why-nothing-here = You are in no Production Vault
why-no-battery-room = Your shields leave room for { $number ->
    [one] 1 battery only
   *[other] { $number } batteries only
}
why-cannot-pay = You need { pieces }
why-no-target = Nothing to attack is in reach
why-needs-boost = It must be boosted, and nothing can boost it
why-not-boosted-card = The card gives no boost
why-no-inner = There is no { $piece } inside your BetaBot
why-no-track = Space 1 needs a { $piece }, and the track { $number ->
    [one] 1 battery
   *[other] { $number } batteries
}
why-no-power = Too few batteries would be on the track
why-no-item = No visible item can be activated
why-not-producing = You are not on the producing space of Core B
why-no-explosive = No Explosive is in reach
why-no-console = The Console is used in the active Main Vault only
why-other-side = This option is on the other side of the Console
why-option-used = The same option is never used twice
why-alpha-full = AlphaBot’s shields are full
why-no-front = No Cylindroid is in front of AlphaBot
why-not-at-manual = You are at no Manual Delivery Base
why-padlocked = The tunnel to { $node } is padlocked
why-no-tunnel = No tunnel leads into the Core here
why-full = There is no room in { $node }, and you could not go on
why-stands-here = You stand in { $node }, and a move goes through one tunnel at least
why-too-far = To reach { $node } you lack { $number ->
    [one] 1 movement point
   *[other] { $number } movement points
}
why-way-full = There is no room in { $node }
why-core-shut = No tunnel leads into the Core now
why-not-affordable = { $item } costs { $number ->
    [one] 1 piece more than you have
   *[other] { $number } pieces more than you have
}
why-no-extension = No extension can take { $item }
why-too-large = The { $extension } extension takes small items only
why-covered = A large item lies on the { $extension } extension
why-keep-missing = You need { pieces } more in { $spot }
why-gone = { $ship } has left orbit
why-not-at-point = { $ship } is on space { $number }, its point here is { $number2 }
why-too-stressed = Your stress is { $number }, the limit { $number2 }
why-no-demand = { $ship } has no Demand Card left
why-no-marker = You have no Delivery Marker left
why-cargo-used = Your Cargo Card { $sector } is used
why-few-shields = You would have { $number ->
    [one] 1 shield
   *[other] { $number } shields
}; 2 are needed
why-few-batteries = You would have { $number ->
    [one] 1 battery
   *[other] { $number } batteries
}; 2 are needed
why-nothing-to-load = You hold nothing that { $ship } accepts
why-not-on-shuttle = AlphaBot is not on the Shuttle
why-not-sector-c = AlphaBot is delivered in sector C only
why-taken-already = AlphaBot has been delivered
why-status-is-b = AlphaBot’s Status Tile shows B
why-container-full = Your container has no space for it
why-is-armed = An armed Explosive cannot be captured
why-track-full = Your track holds { $number ->
    [one] 1 battery: it is full
   *[other] { $number } batteries: it is full
}
why-not-now = A step of it is impossible now

# The end
end-freighter = The Freighter left in Phase 1 of round { $number }
row-probe = Probe containers
row-scout = Scout containers
row-freighter = Freighter containers
row-alphabot = AlphaBot
row-secondary-first = Secondary Objective, first
row-secondary-second = Secondary Objective, second
row-secondary-both = Secondary Objective, both
row-items = Items
row-shields = Shields, halved
row-stress = Stress
row-delivered-alphabot = AlphaBot delivered
row-shields-left = Shields left
row-markers-placed = Delivery Markers, less those left
row-deliveries = Deliveries
row-alphabot-shields = AlphaBot’s shields
row-batteries = Batteries
row-drill = Grade: 0 scrapped, 1 functional, 2 model unit, 3 mass production

# Components
type-move = MOVE
type-mine = MINE
type-connect = CONNECT
piece-C = Carbon
piece-T = Titanium
piece-S = Silicon
piece-B = Betamatter
piece-X = Exomatter
piece-L = Lava
piece-G = Gas
piece-A = Acid
piece-CB = Carbon Battery
piece-TB = Titanium Battery
piece-SB = Silicon Battery
piece-Mi = Miner
piece-Ex = Explosive
piece-La = Laser
node-CORE = the Core
node-LV_A = the mantle vault of sector A
node-MM_A = Main Vault 3
node-UV_A = the lower crust vault of sector A
node-KV_A = the upper crust vault of sector A
node-KM_A = Main Vault 4
node-MD_A = Manual Base A
node-AD_A = Automatic Base A
node-LV_B = the mantle vault of sector B
node-MM_B = Main Vault 2
node-UV_B = the lower crust vault of sector B
node-KV_B = the upper crust vault of sector B
node-KM_B = Main Vault 5
node-MD_B = Manual Base B
node-AD_B = Automatic Base B
node-LV_C = the mantle vault of sector C
node-MM_C = Main Vault 1
node-UV_C = the lower crust vault of sector C
node-KV_C = the upper crust vault of sector C
node-KM_C = Main Vault 6
node-MD_C = Manual Base C
node-AD_C = Automatic Base C
tile-POL = Polyvalent Vault
tile-CAR = Carbon Vault
tile-GTI = Gas and Titanium Vault
tile-ASI = Acid and Silicon Vault
tile-EXO = Exomatter Vault
tile-SHI = Shields Vault
tile-BAT = Batteries Vault
tile-LAI = Lower Advanced Items Vault
tile-UAI = Upper Advanced Items Vault
vault-POL = the Polyvalent Vault
vault-CAR = the Carbon Vault
vault-GTI = the Gas and Titanium Vault
vault-ASI = the Acid and Silicon Vault
vault-EXO = the Exomatter Vault
vault-SHI = the Shields Vault
vault-BAT = the Batteries Vault
vault-LAI = the Lower Advanced Items Vault
vault-UAI = the Upper Advanced Items Vault
spot-tank1 = tank 1
spot-tank2 = tank 2
spot-tank3 = tank 3
spot-tank4 = tank 4
spot-dangerous = the Dangerous Substances Tank
spot-left = the left item
spot-central = the central item
spot-right = the right item
spot-common = the Common Tank
spot-space1 = battery space 1
spot-space2 = battery space 2
spot-space3 = battery space 3
spot-space4 = battery space 4
spot-space5 = battery space 5
spot-space6 = battery space 6
spot-space7 = battery space 7
spot-space8 = battery space 8
spot-space9 = battery space 9
spot-track = the Battery Track
spot-container = the container
held-C1 = 1 Carbon from tank 1
held-C2 = 1 Carbon from tank 2
held-C3 = 1 Carbon from tank 3
held-C4 = 1 Carbon from tank 4
held-T1 = 1 Titanium from tank 1
held-T2 = 1 Titanium from tank 2
held-T3 = 1 Titanium from tank 3
held-T4 = 1 Titanium from tank 4
held-S1 = 1 Silicon from tank 1
held-S2 = 1 Silicon from tank 2
held-S3 = 1 Silicon from tank 3
held-S4 = 1 Silicon from tank 4
held-B1 = 1 Betamatter from tank 1
held-B2 = 1 Betamatter from tank 2
held-B3 = 1 Betamatter from tank 3
held-B4 = 1 Betamatter from tank 4
held-X1 = 1 Exomatter from tank 1
held-X2 = 1 Exomatter from tank 2
held-X3 = 1 Exomatter from tank 3
held-X4 = 1 Exomatter from tank 4
held-L1 = 1 Lava from tank 1
held-L2 = 1 Lava from tank 2
held-L3 = 1 Lava from tank 3
held-L4 = 1 Lava from tank 4
held-G-dangerous = 1 Gas from the Dangerous Substances Tank
held-A-dangerous = 1 Acid from the Dangerous Substances Tank
item-AI01 = Carbon Processor
item-AI02 = Titanium Processor
item-AI03 = Silicon Processor
item-AI04 = Launch Amplifier
item-AI05 = Nanobots
item-AI06 = Exomatter Synthesizer
item-AI07 = Auxiliary Tank
item-AI08 = Thermal Container
item-AI09 = Shield Generator
item-AI10 = Repair Arm
item-AI11 = Stress Regulator
item-AI12 = Turbo Tracks
item-AI13 = Gravity Drill
item-AI14 = Remote Extractor
item-AI15 = Plasma Cannon
item-AI16 = Tractor Beam
item-AI17 = Battery Charger
item-AI18 = Pressure Valve
item-AI19 = Core Gyroscope
item-AI20 = Reinforced Chassis
item-AI21 = Heat Sink
item-AI22 = Cargo Compressor
item-AI23 = Emergency Thruster
item-AI24 = Corporate Uplink
item-AI25 = Decoy Beacon
item-AB01 = Melting Furnace
item-AB02 = Coolant Pump
item-AB03 = Battery Coupler
item-AB04 = Scanner
item-AB05 = Shield Capacitor
item-AB06 = Scrap Magnet
item-AB07 = Cylindroid Cage
item-AB08 = Calming Protocol
item-AB09 = Signal Relay
extension-left = left
extension-central = central
extension-right = right
ship-probe = the Probe
ship-scout = the Scout
ship-freighter = the Freighter
ship-alphabot = AlphaBot
cylindroid-miner = Miner
cylindroid-explosive = Explosive (disarmed)
cylindroid-laser = Laser
cylindroid-armed = Explosive (armed)
reach-vault = in the vault
reach-belt-a = on the belt, segment A
reach-belt-b = on the belt, segment B
reach-belt-c = on the belt, segment C
reach-belt-d = on the belt, segment D
sub-extract = Extract
sub-attack = Attack
sub-produce = Produce
sub-steer = Produce in the Core
sub-activate = Activate an item
sub-disarm = Disarm or arm
sub-console = Use the Console
sub-deliver = Make a Manual Delivery
boost-none = none
boost-card = with the card
boost-inner = with the battery inside
boost-track = with the battery on space 1
corespace-extracting = extracting
corespace-producing = producing
word-gas = Take 1 Gas
word-acid = Take 1 Acid
word-shield = Gain shields
word-repair = Repair AlphaBot: +1 shield, −1 stress
word-advance = Advance the belt
word-disembark = Advance the Elevator
word-reroll = Put new Cylindroids on the Elevator
word-scrape = Make a scrapping attack
word-capture = Make a capturing attack
word-stress = Lower your stress
word-equip = Equip an AlphaBot Item
word-draw = Draw a card
word-extract = Extract from any Extraction Vault
word-steer = Change pressure and rotate the Core
sign-up = +1
sign-down = −1
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise
way-first = first
way-second = second
reward-vp = 8 VP
reward-items = up to two AlphaBot Items
reward-tank = pieces of AlphaBot’s Tank
mind-competitive = Competitive
mind-cooperative = Cooperative
called-card = { $boosted ->
    [true] {"⚡ "}
   *[false] {""}
}{ $type } (kept for { $keep })
called-or = { $one } or { $two }
called-secondary = { $one } ({ $first }); { $two } ({ $second }); both +{ $both }
task-shields = { $n } shields
task-track = { $n } batteries on the track
task-track-each = { $n } batteries of each type
task-held = { $pieces } held
task-items = { $n } items
task-adv = { $n } Advanced Items
task-alphaitems = { $n } AlphaBot Items
task-large = { $n ->
    [one] 1 large item
   *[other] { $n } large items
}
task-itemvp = items worth { $n } VP
task-capt = { $n } captured Cylindroids
task-capt-each = a captured Cylindroid of each type
task-stressmax = stress { $n } or less
task-leaststress = less stress than every opponent
task-producer = { $n } producer spaces filled
task-ext = { $n } extensions occupied
task-delivered = { $ship ->
    [probe] delivered to the Probe
    [scout] delivered to the Scout
    [freighter] delivered to the Freighter
   *[alphabot] AlphaBot delivered
}
task-sectors = deliveries in { $n } sectors
task-at = MiniBetaBot in { $node }

# The picture
board-phase = phase { $number }
board-stress = Stress
board-shields = Shields
board-batteries = Batteries
board-tanks = Tanks
board-producer = Producer
board-cargo = Cargo
board-cards = Cards
board-items = Items
board-alpha = AlphaBot
board-pressure = Pressure
board-lava = Lava
board-belt = Belt
board-locks = Padlocks
board-common = Common Tank
board-gone = gone
board-large = large
board-small = small
board-demand = Demand Cards left
board-markers = Delivery Markers left
board-program = Programmed cards
board-free = nothing
board-elevator = Elevator: { $pieces }
board-segment = Belt { $segment }: { $pieces }
board-shuttle = on the Shuttle
board-place = { $node }: { $tile }, side { $side }
board-cylindroids = Cylindroids: { $pieces }
board-lying = lying there: { $pieces }
board-left = { $ship } has left orbit
about-item = { $item }: costs { $price }; { $size }; { $vp } VP ({ $clause })
about-limit = { $ship }, sector { $sector }: stress at most { $limit }; delivering gives you { $own } stress and each other { $others }

# What items, Console, Core and bonuses do
effect-gain = gain { $what }
    .short = +{ $what }
effect-pay = pay { $what }
    .short = −{ $what }
effect-alphatank = put { $what } into AlphaBot’s Tank
    .short = <alphatank> +{ $what }
effect-piece = { $n } { $piece ->
    [C] { piece-C }
    [T] { piece-T }
    [S] { piece-S }
    [B] { piece-B }
    [X] { piece-X }
    [L] { piece-L }
    [G] { piece-G }
    [A] { piece-A }
    [CB] { $n ->
        [one] { piece-CB }
       *[other] Carbon Batteries
    }
    [TB] { $n ->
        [one] { piece-TB }
       *[other] Titanium Batteries
    }
    [SB] { $n ->
        [one] { piece-SB }
       *[other] Silicon Batteries
    }
    [battery] { $n ->
        [one] battery of any type
       *[other] batteries of any type
    }
   *[any] Carbon, Titanium or Silicon
}
    .short = { $n } <{ $piece }>
effect-with = { $one } and { $two }
    .short = { $one } { $two }
effect-battery = gain a battery of your choice
    .short = +1 <battery>
effect-charge = turn { $n } Carbon, Titanium or Silicon into a battery of that type
    .short = { $n } <any> → <battery>
effect-melt = return a Carbon, Titanium or Silicon of a tank and put up to 2 Lava into that tank
    .short = <any> → 2 <L>
effect-solidify = solidify a tank with two Lava or more
    .short = 2 <L> → <B>
effect-stress = { $way ->
    [more] take { $n } stress
   *[less] lower your stress by { $n }
}
    .short = { $way ->
    [more] +{ $n } <stress>
   *[less] −{ $n } <stress>
}
effect-calm = lower your stress by 1, in the active Main Vault by 2
    .short = −1 <stress> (−2 <main>)
effect-shield = { $way ->
    [more] gain { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
   *[less] lose { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
}
    .short = { $way ->
    [more] +{ $n } <shield>
   *[less] −{ $n } <shield>
}
effect-alpha = give AlphaBot { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
    .short = <alpha> +{ $n } <shield>
effect-repair = in the active Main Vault give AlphaBot 1 shield and lower your stress by 1
    .short = <main> <alpha> +1 <shield> −1 <stress>
effect-press = raise or lower the pressure by 1
    .short = <pressure> ±1
effect-rotate = { $n ->
    [one] rotate the Core by 1 position
   *[other] rotate the Core by { $n } positions
}
    .short = <core> ±{ $n }
effect-advance = advance the belt
    .short = <advance>
effect-disembark = let the Elevator disembark
    .short = <disembark>
effect-cylattack = let the Cylindroids attack
    .short = <cylattack>
effect-reroll = return the Cylindroids of the Elevator to the bag and draw new ones
    .short = <reroll>
effect-move = { $n ->
    [0] move as far as your batteries allow
    [one] move with 1 movement point
   *[other] move with { $n } movement points
}
    .short = { $n ->
    [0] <move>
   *[other] <move> { $n }
}
effect-extract = { $where ->
    [here] extract in your Extraction Vault or the Core
    [near] extract in your Extraction Vault or the Core, at the present pressure level or the one above or below
    [sector] extract from an Extraction Vault of your sector
   *[any] extract from any Extraction Vault
}
    .short = <extract-{ $where }>
effect-attack = attack without a boost
    .short = <attack>
effect-capture = { $reach ->
    [front] capture a Cylindroid in front of AlphaBot
   *[belt] capture a Cylindroid in your vault or, from the active Main Vault, on the belt
}
    .short = <capture-{ $reach }>
effect-disintegrate = { $reach ->
    [front] disintegrate a Cylindroid in front of AlphaBot
   *[belt] disintegrate a Cylindroid in your vault or, from the active Main Vault, on the belt
}
    .short = <disintegrate-{ $reach }>
effect-scrape = scrap one or two Cylindroids in front of AlphaBot and take up to { $n ->
    [one] 1 piece
   *[other] { $n } pieces
} from AlphaBot’s Tank
    .short = <scrape> { $n }
effect-draw = { $n ->
    [one] draw an Action Card of any type
   *[other] draw { $n } Action Cards of any types
}
    .short = +{ $n } <card>
effect-equip = { $server ->
    [alpha] { $n ->
        [0] equip an AlphaBot Item
       *[other] equip an AlphaBot Item for { $n } less
    }
   *[advanced] { $n ->
        [0] equip an Advanced Item
       *[other] equip an Advanced Item for { $n } less
    }
}
    .short = <equip-{ $server }> { $n ->
    [0] {""}
   *[other] −{ $n }
}
effect-equip-and-draw = equip an AlphaBot Item, draw an Action Card of any type, or both
    .short = <equip-alpha> <card>
effect-launch = in a crust vault or the Main Vault of the crust take 1 stress, then make a delivery as at the Manual Delivery Base of your sector
    .short = <launch>

# What is printed, in short
place-core = Core
place-main = Main Vault { $number }
place-manual = Manual Base { $sector }
place-automatic = Automatic Base { $sector }
short-POL = Polyvalent
short-CAR = Carbon
short-GTI = Gas, Titanium
short-ASI = Acid, Silicon
short-EXO = Exomatter
short-SHI = Shields
short-BAT = Batteries
short-LAI = Lower Items
short-UAI = Upper Items
short-probe = Probe
short-scout = Scout
short-freighter = Freighter
vault-any = { $number } any
vault-batteries = { $number } for { $each }
vault-items = { $number ->
    [0] full price
    [one] −1 piece
   *[other] −{ $number } pieces
}
vault-converts = for { $number } B
bonus-boost = The battery inside your BetaBot may boost cards of its kind
bonus-deliver = You may deliver
bonus-walk = A move has { $number } movement points
bonus-slot3 = Slot 3 opens
bonus-ai = With exactly so many you choose your AI in maintenance
bonus-track = The battery on space 1 may boost cards of its kind too
bonus-run = A move has { $number } movement points
bonus-cylindroid = What a returned Cylindroid gives comes twice
bonus-slot4 = Slot 4 opens
bonus-purge = In your turn you may lose { $number } shields to lower your stress by { $less }
at-core = You walk in where it is connected to a mantle vault, and out again without losing shields. Leaving it elsewhere costs shields.
at-main = While AlphaBot is here you draw the most cards here, and you are nearest to it. AlphaBot goes from one Main Vault to the next, in the order of their numbers.
at-manual = Ending a Move here costs { $number } stress. With a boosted CONNECT you deliver from here.
at-automatic = Ending a Move here costs { $number } stress; then you may make one delivery, without card or boost.
belt-lift = New Cylindroids wait here until they disembark to segment A.
belt-front = When the belt attacks, each Laser and each Miner here costs AlphaBot a shield. Explosives do nothing.
belt-middle = When the belt attacks, each Laser and each Explosive here costs AlphaBot and every BetaBot in its Main Vault a shield. Miners do nothing; an Explosive that enters is armed.
belt-last = When the belt attacks, each Laser and each Miner here costs every BetaBot in AlphaBot’s Main Vault a shield, an armed Explosive two. When the belt advances, all of them enter a vault.
item-holds = Holds up to { $number } pieces: { $pieces }. They neither melt nor solidify.
item-needs-boost = It must be boosted.
modifier-mp = +{ $number } MP in every Move.
modifier-core_exit = Leaving the Core without a tunnel costs { $number ->
    [one] 1 shield
   *[other] { $number } shields
} less.
modifier-first_loss = In each Phase 5 the first shield loss is ignored.
modifier-no_melt = Lava does not melt your Betamatter.
modifier-load_limit = Load limits +{ $number }.
modifier-active_track = The battery on space 1 always boosts.
modifier-draw = Draw { $number ->
    [one] 1 card
   *[other] { $number } cards
} more in Phase 2.
modifier-scrap = When you scrap, also gain { $number } Carbon, Titanium or Silicon.
modifier-cage = Holds { $number ->
    [one] 1 Cylindroid
   *[other] { $number } Cylindroids
} more.
modifier-as_sector = In Phase 2 you count as in AlphaBot’s sector.
phase-ships = Ships
phase-program = Program
phase-actions = Actions
phase-maintain = Maintain
phase-alphabot = AlphaBot
phase-status = Status
step-ships = { phase-ships }
step-program = { phase-program }
step-core = { place-core }
step-pressure = { board-pressure }
step-production = Production
step-move = Cylindroids move
step-attack = Attacks
step-alphabot = { phase-alphabot }
step-status = { phase-status }
upkeep-batteries = Make batteries
upkeep-shift = Move pieces
upkeep-cool = Melt, solidify
upkeep-combine = Combine
upkeep-ai = AI

# The table in words
told-round = Round { $round } of { $last }, { $phase }.
told-setup = The game is being set up.
told-ship = { $ship }: space { $space }, { $demand ->
    [one] 1 Demand Card
   *[other] { $demand } Demand Cards
} left; { $goods }.
told-good = { $piece } { $vp } VP, at most { $most }
told-alpha = AlphaBot: { $place }, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}; in its tank: { $tank }. Pressure { $pressure }, Lava in the Core { $lava }.
told-core = { $number ->
    [0] Core: no tunnel.
   *[other] Core: tunnels to { $open }.
}
told-servers = Servers: { $decks }. Common Tank: { $common }.
told-shelf-advanced = Advanced Items: { $items }.
told-shelf-alpha = AlphaBot Items: { $items }.
told-item = { $item } ({ $price }; { $vp } VP)
told-bot = { $name }: { $place }, stress { $stress }, shields { $shields }, AI { $mind }, { $markers ->
    [one] 1 Delivery Marker
   *[other] { $markers } Delivery Markers
} left.
told-batteries = { $name }: batteries { $track }; inside { $inner }; producer { $producer }.
told-tanks = { $name }: { $tanks }.
told-tank = Tank { $number }: { $pieces }
told-dangerous = Dangerous Substances Tank: { $pieces }
told-items = { $name }: items { $items }; captured { $captured }; Cargo Cards unused: { $cargo }.
told-stored = { $item } (holds { $pieces })
told-hand = { $name }, hand: { $cards }.
told-secret = { $name }, secret objective: { $secondary }.

# The rulebook
use-A = activated
use-P = always
use-ST = storage
note-AI04 = It can deliver AlphaBot too. All conditions of a delivery hold.
note-AI10 = You can give the shield only if AlphaBot is not full.
note-AI12 = In Status B too, but not with the Emergency Thruster.
note-AI13 = No Cylindroid may be in your vault, the Core must show side A, and the level stays between 1 and 4.
note-AI14 = No Cylindroid may be there. The present pressure counts.
note-AI15 = Your stress falls by 2, and an armed Explosive does not hurt you.
note-AI16 = It cannot be an armed Explosive, and you need room in your container. Your stress falls by 1.
note-AI20 = It is ignored before a Titanium Battery would take it.
note-AI21 = Carbon, Titanium and Silicon melt as ever.
note-AI23 = Never with more.
note-AI25 = Not in round 13.
note-AB01 = As much Lava as fits; what lies there melts at once.
note-AB04 = It may be of any type. Not in round 13.
note-AB06 = Once in a sub-action, at the Console too.
note-AB09 = Not in round 13.

# The led first game and the coach; $what is the choice that is lit
lesson-aim = Your robot digs up pieces and delivers them to ships that fly past. Your score is your victory points minus your stress.
lesson-draw = A round begins with cards, and most are drawn beside AlphaBot. A MOVE takes you there.
lesson-draw-second = On arrival you will use AlphaBot’s Console, and that takes a CONNECT.
lesson-program = Cards lie face down in your slots and are played from left to right. First the way.
lesson-program-second = Then what you do on arrival.
lesson-perform = Your first card is up: perform it, or take it back unseen.
lesson-boost = A battery could boost the card. Save it: you can walk far enough today.
lesson-walk = AlphaBot stands in Main Vault 1, two tunnels away.
lesson-arrive = One more tunnel.
lesson-perform-second = Your second card is up: perform it too.
lesson-console = What a CONNECT can do depends on where you stand. Beside AlphaBot it works the Console.
lesson-boost-card = This card could boost itself and use the Console twice. Once is enough today.
lesson-option = The Console has several switches, and some cost stress. This one brings an item.
lesson-equip = An item stays with you for the whole game.
lesson-item = Items are paid with pieces from your tanks.
lesson-place = Each extension gives a bonus once; the right one gives shields.
lesson-half = The switch gives you a card as well: take it.
lesson-gift = A MOVE is never wrong: without one you stay where you are.
lesson-replicate = Maintenance: what lies in your producer can become a battery. More batteries mean more steps and more slots.
lesson-inside = One battery lies inside your robot: it boosts the card of its own kind. Leave it as it is.
lesson-shift = Pieces may move to a higher tank. Keep Lava apart, for it melts what lies with it; yours lies well.
lesson-prepare = Betamatter and a Carbon, Titanium or Silicon in your producer make a battery next round. Keep yours today: a ship wants Betamatter.
lesson-again = The ships have moved. Each loads in a sector only from the space with its letter, up to the stress above it.
lesson-mine = Today you dig: that takes a MINE. Beside AlphaBot you draw one card more.
lesson-way = And a MOVE for the way.
lesson-third = A CONNECT as well: you will need it later.
lesson-out = First out of here.
lesson-dig = Then dig where you arrive.
lesson-lock = Two cards are enough for this plan.
lesson-perform-way = The cards are played, the first one first.
lesson-save = The next vault is near, so save your battery again.
lesson-vault = A ring joins the Main Vaults: one step takes you to the next sector.
lesson-stay = Each vault shows what it yields at the present pressure. This one has Gas.
lesson-collect = Something lies here already: put it into a tank. Its number matters when a card is paid from the tank of its slot.
lesson-perform-dig = Here you wanted to dig: perform the MINE.
lesson-extract = What you dug up needs a place. Acid and Gas have a tank of their own.
lesson-pay = A played card is discarded, unless you pay for it from the tank of its own slot. This one is worth it.
lesson-points = Points come from deliveries. Next round the Probe loads in sector A, and it wants your Gas: be there in time.
lesson-more = Away from AlphaBot you draw less.
lesson-go = One MOVE takes you to the base.
lesson-ready = Save your CONNECT: you will deliver with it.
lesson-perform-base = Off to the base.
lesson-spare = Two tunnels: no boost is needed.
lesson-up = Up into the crust.
lesson-base = Here is a Manual Delivery Base. To end a move on it costs a little stress, on an Automatic one much more.
lesson-silicon = A delivery must be boosted. A Silicon Battery inside boosts a CONNECT.
lesson-arrival = The Probe is above you, and your stress is within its limit. Draw a card for later all the same.
lesson-plug = Now for your CONNECT.
lesson-only = One card is all you need.
lesson-perform-plug = Perform it: you stand at the base, with the Probe above you.
lesson-deliver = All conditions are met: deliver.
lesson-load = Load what the ship accepts: each piece is worth the points on its card.
lesson-farewell = Your first delivery! Now choose ships and sectors yourself. Of attacks, Cylindroids and your AI you will be told when you meet them.
hint-boost = A boost usually does the card twice. The battery is spent, unless the card boosts itself.
hint-attack = A boosted MINE can attack Cylindroids before they reach AlphaBot.
hint-deliver = You can deliver! Load what the ship’s Main Objective asks for: your stress falls as well.
hint-think = With this many batteries you choose an AI: it says what happens when you meet another robot.
hint-keep = A played card stays in your hand for its small price. Else it goes, and you draw another.
