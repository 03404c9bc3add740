# The game
game-title = Septikon: Uranium Wars
game-about = Two uranium mining stations face each other across space: the Clones run production, the Gunners on the surface fire. One die roll a turn drives everything, and whoever can no longer damage the rival station loses.

# Modes and options
mode-standard = Standard
mode-standard-about = A player wins when the rival can never again damage the player’s station.
mode-damage15 = 15 Damage
mode-damage15-about = The first player with 15 or more damaged squares on their station loses.
mode-damage10 = 10 Damage
mode-damage10-about = The first player with 10 or more damaged squares on their station loses: a shorter game.
option-cap = Turn cap
option-cap-about = Ends the game after this many turns of both players together; the station with less Damage wins, and 0 means no cap.
option-preset = Preset placement
option-preset-about = The five Clones of each player start on fixed squares instead of being placed one by one.
option-preset-yes = fixed
option-preset-no = one by one

# Production modules
module-LIC = Lichen Farm
module-LI2 = Double Lichen Farm
module-CHR = Chemical Reactor
module-CH2 = Double Chemical Reactor
module-AIR = Air Filter
module-BIC = Biocollector
module-URM = Uranium Mine
module-NRE = Nuclear Reactor
module-THG = Thermal Generator
module-FOU = Foundry
module-FO2 = Double Foundry
module-RKW = Rocket Workshop
module-NUA = Nuclear Armory
module-SEN = Sensor Cabin
module-RPE = Energy Repair

# Battle modules
module-LAS = Laser
module-RKT = Launch Shaft
module-BDR = Landing Capsule
module-SAT = Satellite
module-SHI = Energy Shield
module-THM = Thermite Mine
module-ESP = Espionage
module-TAK = Takeover
module-REP = Repair
module-RP2 = Double Repair
module-CES = Counterespionage

# Armory, Locks and surface
module-EXP = Explosives
module-DRI = Drill
module-VIB = VibroCannon
module-LCK = Lock
module-SUR = Surface

# What modules do
symbol-ox = { resource-ox }
symbol-bm = { resource-bm }
symbol-rk = { resource-rk }
symbol-bd = { resource-bd }
symbol-me = { resource-me }
symbol-ur = { resource-ur }
symbol-en = { resource-en }
effect-gain = gain { amount }
    .short = +{ $n } <{ $what }>
effect-warhead = put a warhead on a Rocket in its warehouse
effect-sense = destroy a BioDrone inside the station and gain 1 unit of any resource
effect-repair = { $n ->
    [one] repair a square
   *[other] repair up to { $n } squares
}
effect-free = turn a Spy on the station back into a Clone
effect-beam = hit the first thing in the Gunner’s row
effect-launch = { $what ->
    [capsule] launch a BioDrone in a Landing Capsule
   *[rocket] launch a Rocket
}
effect-deploy = { $what ->
    [shield] put an Energy Shield into space, as many squares ahead as rolled
   *[satellite] put a Satellite into space, as many squares ahead as rolled
}
effect-hitlevel = damage the rival’s square on the level rolled, in the Gunner’s row
effect-turn = turn a rival Clone in the Gunner’s row into a Spy
effect-seize = take over a rival Satellite in the Gunner’s row
effect-arm = { $what ->
    [explosives] while somebody stands here, BioDrones and Spies may leave Damage behind
    [drill] while somebody stands here, the Drill of the station’s units is active
   *[vibro] while somebody stands here, the VibroCannon of the station’s units is active
}
effect-jump = begin a move from here with a step to any other Lock

# Resources
resource-ox = Oxygen
resource-bm = BioMass
resource-rk = Rocket
resource-bd = BioDrone
resource-me = Metal
resource-ur = Uranium
resource-en = Energy

# Warehouses
warehouse-OX = Oxygen
warehouse-BM = BioMass
warehouse-RK = Rockets
warehouse-BD = BioDrones
warehouse-ME = Metal
warehouse-UR = Uranium
warehouse-E1 = Energy 1
warehouse-E2 = Energy 2

# Weapons
weapon-drill = Drill
weapon-vibro = VibroCannon
weapon-explosives = Explosives

# Pieces
piece-clone = Clone
piece-gunner = Gunner
piece-spy = Spy
piece-biodrone = BioDrone
piece-rocket = Rocket
piece-nuclear = Nuclear Rocket
piece-capsule = Landing Capsule
piece-satellite = Satellite
piece-shield = Energy Shield
piece-damage = Damage

# Places
space = space { $label }
column = { $label }9
cell = cell { $label }

# What a player says
do-done = { $ask ->
    [steal] Steal no more
    [drone] Move no more
    [gunner] Use no other Gunner
   *[other] Repair no more
}
do-skip = Leave the module off
do-use = Activate the module
do-keep = Leave no Damage
do-leave = Leave Damage behind
do-place = Place a Clone on { $square }
do-move = Move the Clone from { $square } to { $square2 }
do-spy = Move the Spy from { $square } to { $square2 }
do-drone = Move the BioDrone on { $square }
do-go = Move it to { $square }
do-steal = Steal from the rival’s { $warehouse }
do-pay = Pay from { $warehouse }
do-store = Store in { $warehouse }
do-defrost = Put the new Clone on { $square }
do-gunner = Use the Gunner on { $column }
do-hit = Hit the { $object }
do-convert = Turn the Clone on { $square } into a Spy
do-take = Take over the Satellite at { $space }
do-repair = Repair { $square }
do-free = Free the Spy on { $square }
do-arm = Put the warhead on the Rocket in { $cell }
do-sense = Destroy the BioDrone on { $square }
do-get = Take 1 { $resource }
do-accept = Accept the draw
do-decline = Decline the draw
do-resign = Resign
do-offer-draw = Offer a draw

# Choices in the log; of the others what comes of them is told
did-place = { $seat } places a Clone on { $square }
    .you = You place a Clone on { $square }
did-move = { $seat } moves a Clone from { $square } to { $square2 }
    .you = You move a Clone from { $square } to { $square2 }
did-spy = { $seat } moves a Spy from { $square } to { $square2 }
    .you = You move a Spy from { $square } to { $square2 }
did-gunner = { $seat } uses the Gunner on { $column }
    .you = You use the Gunner on { $column }
did-hit = { $seat } hits the { $object }
    .you = You hit the { $object }
did-sense = { $seat } destroys the BioDrone on { $square }
    .you = You destroy the BioDrone on { $square }
did-resign = { $seat } resigns
    .you = You resign

# Questions
ask-place = { $number ->
    [one] Place your last Clone on a free inner square
   *[other] Place a Clone on a free inner square, { $number } to go
}
ask-steal = Let a Spy in the shaft steal a cube, or stop
ask-move = { $number ->
    [one] You rolled 1: move one Clone or Spy exactly 1 step
   *[other] You rolled { $number }: move one Clone or Spy exactly { $number } steps
}
ask-leave = Does the Spy leave Damage on { $square }?
ask-drone-leave = Does the BioDrone leave Damage on { $square }?
ask-use = Activate { $module }?
ask-pay = { $number ->
    [one] Pay 1 Energy: from which warehouse?
   *[other] Pay { $number } Energy: from which warehouse does the next unit come?
}
ask-store = { $number ->
    [one] Store 1 Energy: into which warehouse?
   *[other] Store { $number } Energy: into which warehouse does the next unit go?
}
ask-defrost = A Clone is defrosted: on which Lock does it appear?
ask-sense = Which BioDrone does the Sensor Cabin destroy?
ask-get = Which resource does the Sensor Cabin make of it?
ask-charge = Which Rocket gets the warhead?
ask-mend = { $number ->
    [one] Which square is repaired?
   *[other] Which square is repaired? Up to { $number }
}
ask-free = Which Spy becomes a Clone again?
ask-gunner = { $module }: use a Gunner, or stop
ask-hit = Several objects share { $space }: which one is hit?
ask-convert = Which Clone in the row becomes a Spy?
ask-take = Which Satellite in the row is taken over?
ask-drone = { $number ->
    [one] Move a BioDrone exactly 1 step, or stop
   *[other] Move a BioDrone exactly { $number } steps, or stop
}
ask-go = { $number ->
    [one] Where does the BioDrone on { $square } go with 1 step?
   *[other] Where does the BioDrone on { $square } go with { $number } steps?
}
ask-draw = { $seat } offers a draw: do you accept?

# What happens
event-started = { $seat } is drawn to start
    .you = You are drawn to start
event-turn = Turn { $number }: { $seat }
    .you = Turn { $number }: you
event-rolled = { $seat } rolls { $number }
    .you = You roll { $number }
event-stuck = { $number ->
    [one] { $seat } has no Clone or Spy that can move 1 step
   *[other] { $seat } has no Clone or Spy that can move { $number } steps
}
    .you = { $number ->
        [one] You have no Clone or Spy that can move 1 step
       *[other] You have no Clone or Spy that can move { $number } steps
    }
event-unpaid = { $module } stays off: not enough { $resource-id ->
    [rk] Rockets
    [bd] BioDrones
   *[other] { $resource }
}
event-no-room = { $module } makes nothing: no room for { $resource-id ->
    [rk] Rockets
    [bd] BioDrones
   *[other] { $resource }
}
event-no-gunner = { $module } stays off: no Gunner on the surface
event-no-target = { $module } stays off: no Gunner has a target
event-no-drone = { $module } stays off: no BioDrone it could destroy
event-no-rocket = { $module } stays off: no Rocket it could arm
event-nothing-to-do = { $module } stays off: nothing to do
event-activated = { $seat } activates { $module } for { $cost }
    .you = You activate { $module } for { $cost }
    .times = { $seat } activates { $module } { $times } times
    .times-you = You activate { $module } { $times } times
event-paid = { $seat } pays { counted }
    .you = You pay { counted }
event-gained = { $seat } gains { counted }
    .you = You gain { counted }
    .sum = { $seat } gains { counted }
    .sum-you = You gain { counted }
    .net = { $seat } nets { counted }
    .net-you = You net { counted }
event-lost = { $seat } loses { counted }: no room
    .you = You lose { counted }: no room
    .sum = { $seat } loses { counted }: no room
    .sum-you = You lose { counted }: no room
event-defrosted = { $seat } defrosts a Clone on { $square }
    .you = You defrost a Clone on { $square }
    .times = { $seat } defrosts { $times } Clones
    .times-you = You defrost { $times } Clones
event-no-lock = { $seat } gets no new Clone: no Lock is free
    .you = You get no new Clone: no Lock is free
event-stolen = { $seat } steals 1 { $resource }
    .you = You steal 1 { $resource }
event-charged = { $seat } puts a warhead on the Rocket in { $cell }
    .you = You put a warhead on the Rocket in { $cell }
event-mended = { $seat } repairs { $square }
    .you = You repair { $square }
    .times = { $seat } repairs { $times } squares
    .times-you = You repair { $times } squares
event-freed = { $seat } turns the Spy on { $square } back into a Clone
    .you = You turn the Spy on { $square } back into a Clone
event-converted = { $seat } turns the Clone on { $square } into a Spy
    .you = You turn the Clone on { $square } into a Spy
event-seized = { $seat } takes over the Satellite at { $space }
    .you = You take over the Satellite at { $space }
event-deployed = { $seat } puts { an-object } on { $space }
    .you = You put { an-object } on { $space }
    .times = { $seat } puts { $times } { objects } into space
    .times-you = You put { $times } { objects } into space
event-launched = { $seat } launches { an-object } to { $space }
    .you = You launch { an-object } to { $space }
    .times = { $seat } launches { $times } { objects }
    .times-you = You launch { $times } { objects }
event-flew = { $seat }’s { $object } flies to { $space }
    .you = Your { $object } flies to { $space }
event-stopped = { $seat }’s { $object } breaks on the Energy Shield at { $space }
    .you = Your { $object } breaks on the Energy Shield at { $space }
event-collided = { $seat }’s { $object } crashes into the Satellite at { $space }
    .you = Your { $object } crashes into the Satellite at { $space }
event-struck = { $seat }’s { $object } hits the Gunner on { $square }
    .you = Your { $object } hits the Gunner on { $square }
event-landed = { $seat }’s { $object } { $object-id ->
    [capsule] lands on { $square }
   *[other] hits { $square }
}
    .you = Your { $object } { $object-id ->
        [capsule] lands on { $square }
       *[other] hits { $square }
    }
    .times = { $times } of { $seat }’s { objects } { $object-id ->
        [capsule] land
       *[other] hit
    }
    .times-you = { $times } of your { objects } { $object-id ->
        [capsule] land
       *[other] hit
    }
event-recharged = { $seat }’s Energy Shield at { $space } takes a hit: recharged for 1 Energy
    .you = Your Energy Shield at { $space } takes a hit: recharged for 1 Energy
event-shield-lost = { $seat }’s Energy Shield at { $space } takes a hit and is lost: no Energy left
    .you = Your Energy Shield at { $space } takes a hit and is lost: no Energy left
event-crawled = { $seat }’s BioDrone goes from { $square } to { $square2 }
    .you = Your BioDrone goes from { $square } to { $square2 }
event-damaged = { $seat }’s station takes Damage on { $square }
    .you = Your station takes Damage on { $square }
    .times = { $seat }’s station takes { $times } Damage
    .times-you = Your station takes { $times } Damage
event-clone-lost = { $seat } loses the Clone on { $square }
    .you = You lose the Clone on { $square }
    .times = { $seat } loses { $times } Clones
    .times-you = You lose { $times } Clones
event-spy-lost = { $seat } loses the Spy on { $square }
    .you = You lose the Spy on { $square }
event-drone-lost = { $seat } loses the BioDrone on { $square }
    .you = You lose the BioDrone on { $square }
    .times = { $seat } loses { $times } BioDrones
    .times-you = You lose { $times } BioDrones
event-cube-lost = { $seat } loses the cube in { $square }
    .you = You lose the cube in { $square }
    .times = { $seat } loses { $times } cubes
    .times-you = You lose { $times } cubes
event-object-lost = { $seat } loses { the-object } at { $space }
    .you = You lose { the-object } at { $space }
    .times = { $seat } loses { $times } { objects }
    .times-you = You lose { $times } { objects }
event-fired = { $seat }’s units open fire
    .you = Your units open fire
event-offered = { $seat } offers a draw
    .you = You offer a draw
event-declined = { $seat } declines the draw
    .you = You decline the draw
counted = { $number } { $resource-id ->
    [rk] { $number ->
        [one] Rocket
       *[other] Rockets
    }
    [bd] { $number ->
        [one] BioDrone
       *[other] BioDrones
    }
   *[other] { $resource }
}
the-object = the { $object }
an-object = { $object-id ->
    [shield] an { $object }
   *[other] a { $object }
}
objects = { $object-id ->
    [shield] Energy Shields
    [nuclear] Nuclear Rockets
    [capsule] Landing Capsules
    [satellite] Satellites
   *[rocket] Rockets
}

# Why not
why-not-inner = { $square } is not an inner square of the station
why-taken = You have already placed a Clone on { $square }
why-exact = { $number ->
    [one] No way there takes exactly 1 step
   *[other] No way there takes exactly { $number } steps
}
why-no-clone-ends = { $number ->
    [one] No Clone of yours ends on { $square } with exactly 1 step
   *[other] No Clone of yours ends on { $square } with exactly { $number } steps
}
why-no-spy-ends = { $number ->
    [one] No Spy of yours ends on { $square } with exactly 1 step
   *[other] No Spy of yours ends on { $square } with exactly { $number } steps
}
why-not-yours = You control no Clone or Spy on { $square }
why-occupied = { $square } is occupied
why-damage-ahead = Damage on { $square } blocks the way
why-drone-ahead = A BioDrone on { $square } blocks the way
why-drone-ahead-of-spy = A BioDrone on { $square } blocks the way, even one of yours
why-unit-ahead = A Clone or Spy on { $square } blocks the BioDrone
why-damage-ahead-of-drone = Damage on { $square } blocks the BioDrone
why-drone-there = A BioDrone is already on { $square }
why-no-drone-here = No BioDrone of yours waits on { $square }
why-drone-stuck = { $number ->
    [one] This BioDrone cannot move exactly 1 step
   *[other] This BioDrone cannot move exactly { $number } steps
}
why-too-dear = Needs { $number } { $resource }, { $number2 } available
why-already = The Gunner on { $column } has been used
why-no-gunner-there = No Gunner stands on { $column }
why-no-shot = The Gunner on { $column } has nothing to hit: the whole row is damaged
why-full-space = An object is already at { $space }
why-level-damaged = { $square } is already damaged
why-no-clone-in-row = No enemy Clone is in the row of the Gunner on { $column }
why-no-satellite-in-row = No enemy Satellite is in the row of the Gunner on { $column }
why-not-damaged = { $square } is not damaged
why-no-spy-there = The Clone on { $square } is not a Spy
why-no-cube = There is no Rocket in { $cell }
why-has-warhead = The Rocket in { $cell } already has a warhead
why-not-sensed = The Sensor Cabin reaches no BioDrone on { $square }
why-cannot-accept = { $warehouse } is full or blocked
why-cannot-pay = { $warehouse } has no available cube
why-cannot-get = The { $resource } warehouse is full or blocked
why-still-blocked = With the BioDrone on { $square } gone, no warehouse would accept a cube
why-lock-taken = { $square } is occupied or damaged
why-no-thief = No Spy of yours stands where { $warehouse } opens to the shaft
why-stole = The Spy at { $warehouse } has already stolen this turn
why-no-loot = The rival’s { $warehouse } has no available cube
why-no-store = Your warehouse for the loot from { $warehouse } is full or blocked
why-not-there = There is no { $object } at this place

# The end
end-harmless = { $seat } wins: { $seat2 } can never again damage the rival station
    .you = You win: { $seat2 } can never again damage your station
    .you2 = { $seat } wins: you can never again damage the rival station
end-both-harmless = A draw: neither player can ever again damage the other station
end-limit = { $number ->
    [one] { $seat } wins: { $seat2 } has 1 damaged square
   *[other] { $seat } wins: { $seat2 } has { $number } damaged squares
}
    .you = { $number ->
        [one] You win: { $seat2 } has 1 damaged square
       *[other] You win: { $seat2 } has { $number } damaged squares
    }
    .you2 = { $number ->
        [one] { $seat } wins: you have 1 damaged square
       *[other] { $seat } wins: you have { $number } damaged squares
    }
end-both-limit = { $number ->
    [one] A draw: both stations have 1 damaged square
   *[other] A draw: both stations have { $number } damaged squares
}
end-cap-damage = { $number ->
    [one] { $seat } wins after 1 turn with less Damage
   *[other] { $seat } wins after { $number } turns with less Damage
}
    .you = { $number ->
        [one] You win after 1 turn with less Damage
       *[other] You win after { $number } turns with less Damage
    }
end-cap-clones = { $number ->
    [one] { $seat } wins after 1 turn: equal Damage, more Clones
   *[other] { $seat } wins after { $number } turns: equal Damage, more Clones
}
    .you = { $number ->
        [one] You win after 1 turn: equal Damage, more Clones
       *[other] You win after { $number } turns: equal Damage, more Clones
    }
end-cap-draw = { $number ->
    [one] A draw after 1 turn: equal Damage, equal Clones
   *[other] A draw after { $number } turns: equal Damage, equal Clones
}
end-resigned = { $seat } wins: { $seat2 } resigns
    .you = You win: { $seat2 } resigns
    .you2 = { $seat } wins: you resign
end-agreed = A draw by agreement
end-proof-rockets = { $seat } has no Rocket in flight
    .you = You have no Rocket in flight
end-proof-spies = No Spy of { $seat } can carry Explosives to a square and away from it
    .you = No Spy of yours can carry Explosives to a square and away from it
end-proof-crew = { $seat } has no two people left: nobody can fire a module from the surface
    .you = You have no two people left: nobody can fire a module from the surface
end-proof-surface = No way leads { $seat }’s people to the surface any more, and there is no Gunner
    .you = No way leads your people to the surface any more, and there is no Gunner
end-proof-module = { $module }: { $seat }’s people can no longer get to one
    .you = { $module }: your people can no longer get to one
end-proof-resource = { $module }: { $seat } can never again pay for it ({ $resource })
    .you = { $module }: you can never again pay for it ({ $resource })
end-proof-explosives = { $module }: without Explosives { $seat }’s BioDrones do no Damage
    .you = { $module }: without Explosives your BioDrones do no Damage
end-proof-drones = No BioDrone of { $seat } in flight or on the rival station can leave Damage behind
    .you = No BioDrone of yours in flight or on the rival station can leave Damage behind

# The rows of the result
row-victory = Victory
row-damage = Damage
row-clones = Clones and Spies
row-cubes = Cubes
row-turns = Turns

# The table in words
board-roll = roll { $sign } { $number }
board-armed = Armed: { $weapons }
board-stock = { $blocked ->
    [0] { $seat }: { $stock }
   *[other] { $seat }: { $stock } in reach, { $blocked } blocked
}
board-pieces = { $seat }: { $piece } on { $places }
board-made-by = { $resource } is made by { $modules }
board-used-by = { $resource } is used by { $modules }
board-on = on { $squares }
board-per-gunner = for each Gunner

# Steps of a turn
step-roll = Roll
step-move = Move
step-module = Module
step-drones = Drones
step-flight = Flight
step-fire = Fire
step-check = Check

# The table in sentences
told-turn = { $die ->
    [0] Turn { $number }: { $seat } has not rolled yet
   *[other] Turn { $number }: { $seat } rolled { $die }
}

# The tables of the rulebook
amount = { $n } { $what ->
    [ox] { resource-ox }
    [bm] { resource-bm }
    [rk] { $n ->
        [one] Rocket
       *[other] Rockets
    }
    [bd] { $n ->
        [one] BioDrone
       *[other] BioDrones
    }
    [me] { resource-me }
    [ur] { resource-ur }
   *[en] { resource-en }
}
book-nothing = nothing
book-battle = battle modules
book-production = production modules

# The led first game and the coach; $what is the choice that is lit
lesson-aim = You win when your rival can no longer damage your station, and you still can damage theirs. There are no points.
lesson-roll = Each turn one die is rolled: one of your Clones walks exactly that many steps, and the module where it stops goes to work.
lesson-surface = To fire you need a Gunner: that is a Clone on the surface, the edge that faces your rival.
lesson-laser = A Gunner fires only when a Clone inside stops on a battle module, and a Laser is within reach.
lesson-gunner = The beam flies straight ahead and damages the first thing that it meets.
lesson-pay = Every shot costs Energy. Pay it from either of your two stores.
lesson-filter = Deep inside lie the production modules, which feed everything. An Air Filter makes Oxygen.
lesson-clone = More Oxygen than Clones: a new Clone wakes up. Choose its Lock: the outer two lead to the surface.
lesson-second = With a second Gunner every battle module works twice, along two rows.
lesson-battle = Your Gunners wait for the order: stop on a battle module again.
lesson-all = One Gunner after the other may use it, and you may stop at any time.
lesson-weigh = This roll is all yours. Point at a lit square to see what would happen there, then choose.
lesson-reactor = Shots need Energy, and a Nuclear Reactor makes it from Uranium.
lesson-farewell = You know the game now. Damage at the entrance of a warehouse locks all that lies behind: aim there. Rockets, BioDrones and repairs will be told when you meet them.
hint-shield = An Energy Shield in a Gunner’s row stops beams, Rockets and capsules, as long as you can pay for it.
hint-mend = A repair opens the square again, and everything that was locked behind it.
hint-drone = Your BioDrones on the other station each move as far as you rolled. They block the way and can do Damage from inside.
hint-store = Cubes go into a warehouse from its entrance; what lies behind Damage cannot be reached.
