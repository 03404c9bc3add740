# The game
game-title = Ark: Awakening
game-about = Explore the Ark, power and integrate its rooms, and complete your mission: which one depends on the mode.
mode-first_mission = First Mission
mode-first_mission-about = A first game without fighting: six goals that teach every section of the biodome.
mode-awakening = Awakening
mode-awakening-about = Two achievements earn you a secret mission. Whoever activates its three rooms first wins.

# Places
owner-0 = player A
owner-1 = player B
owner-2 = player C
owner-3 = player D
owner-4 = player E
place = { $label ->
    [biodome] the biodome
   *[other] position { $label }
}
cell = position { $label }
site = { $label ->
    [MOB] { section-MOB }
    [PWR] { section-PWR }
    [PRO] { section-PRO }
    [ENG] { section-ENG }
    [MIL] { section-MIL }
    [ART] { section-ART }
    [UNI] { section-UNI }
    [MOB2] { section-MOB }, second track
    [PWR2] { section-PWR }, second track
    [PRO2] { section-PRO }, second track
    [ENG2] { section-ENG }, second track
    [MIL2] { section-MIL }, second track
    [ART2] { section-ART }, second track
    [UNI2] { section-UNI }, second track
    [generator] its generator
   *[other] position { $label }
}
section-MOB = Mobility Control
section-PWR = Power Generation
section-PRO = Production and Exploitation
section-ENG = Engineering
section-MIL = Military Development
section-ART = Artifact Research
section-UNI = Unit Stasis and Sickbay
generator-pwr0 = { biodome-generator }
generator-pwr1 = { biodome-generator }
generator-pwr2 = { biodome-generator }
generator-pwr3 = { biodome-generator }
generator-pwr4 = { biodome-generator }
biodome-generator = { $mine ->
    [yes] your generator
    [own] their own generator
    [no] { $owner }’s generator
   *[none] the biodome’s generator
}
power-G1 = the { generator-G1.inside }
power-G2 = the { generator-G2.inside }
power-G3 = the { generator-G3.inside }

# Resources, units, kinds of points
resource-titanium = titanium
resource-biotite = biotite
resource-osmium = osmium
resource-metamorphite = metamorphite
unit-own = own units
unit-robot = robots
unit-species = Species 683
tool-plain = with a unit there
tool-remote = from afar
tool-free = free of cost
tool-anywhere = from afar, free of cost
mini-move = move
mini-militarize = add to the arsenal
mini-metamorphite = take metamorphite
mini-resources = take a basic resource

# Rooms
room-R01 = Shield Generator
    .short = Shield
room-R02 = Science Lab
    .short = Science
room-R03 = Waste and Recycling Station
    .short = Recycling
room-R04 = Planet Harvester
    .short = Harvester
room-R05 = Tactical and Defence Centre
    .short = Tactics
room-R06 = Medical Lab
    .short = Medical
room-R07 = Observatory and Long-Range Sensors
    .short = Sensors
room-R08 = Power Nerve Centre
    .short = Nerve Hub
room-R09 = Genesis Chamber
    .short = Genesis
room-R10 = Reserves and Deposits
    .short = Reserves
room-R11 = Communications Nexus
    .short = Nexus
room-R12 = Internal Security
    .short = Security
room-R13 = Training, Hologram and Simulation Centre
    .short = Training
room-R14 = Space-Time Fold Engine
    .short = Fold
room-R15 = Central Database
    .short = Database
room-R16 = Launch Bay and Shuttles
    .short = Launch
room-R17 = Element Synthesizer
    .short = Synthesis
room-R18 = Armoury
    .short = Armoury
room-R19 = Species Catalogue
    .short = Species
room-R20 = Bioengineering
    .short = Bioeng.
room-R21 = Resource Logistics Centre
    .short = Logistics
room-R22 = Helper Drones
    .short = Drones
room-R23 = Central Computing Core
    .short = Core
room-R24 = Quantum Oracle
    .short = Oracle
room-R25 = Space-Time Conduit
    .short = Conduit
room-R26 = Starship Factory
    .short = Shipyard
room-R27 = Control and Navigation Room
    .short = Control
room-R28 = Nanobot Lab
    .short = Nanobots
room-R29 = Robotics Room
    .short = Robotics
room-R31 = Room Constructor Module
    .short = Builder
room-R32 = Gravity Generator
    .short = Gravity
room-R33 = Isolation Centre
    .short = Isolation
generator-G1 = Turquoise Power Generator
    .short = Turquoise
    .inside = turquoise generator
generator-G2 = Violet Power Generator
    .short = Violet
    .inside = violet generator
generator-G3 = Amber Power Generator
    .short = Amber
    .inside = amber generator
factory-F-Ti = Titanium Mine
    .short = Mine
factory-F-Bt = Biotite Farm
    .short = Farm
factory-F-Os = Osmium Foundry
    .short = Foundry
factory-F-Mt = Metamorphite Crucible
    .short = Crucible
-gate = Transport Gate
room-gate1 = { -gate } 1
room-gate2 = { -gate } 2
room-gate3 = { -gate } 3
room-gate4 = { -gate } 4
room-gate5 = { -gate } 5
room-at = { $room } ({ $cell })

# Factions
faction-standard = side A
faction-hara = Hara
faction-diruni = Diruni
faction-gimmli = Gimmli
faction-pajak = Pajak
faction-eillis = Eillis
faction-togach = Togach
faction-raghna = Raghna
faction-qfin = Qfin

# Artifacts
artifact-AC01 = Airlock Override
artifact-AC02 = Architect’s Key
artifact-AC03 = Unknown Artifact
artifact-AC04 = Plasma Lance
artifact-AC05 = Singularity Charge
artifact-AC06 = Void Shield
artifact-AC07 = Phase Beacon
artifact-AC08 = Stasis Breaker
artifact-AC09 = Gauss Swarm
artifact-AC10 = Reactor Spike
artifact-AC11 = Neural Net
artifact-AC11-6 = { artifact-AC11 } (6)
artifact-AC11-8 = { artifact-AC11 } (8)
artifact-AC12 = Nano Forge
artifact-AC13 = Gravity Anchor
artifact-AC14 = Medi-Gel Vats
artifact-AC15 = Survey Drone
artifact-AC16 = Ration Cache
artifact-AC17 = Kinetic Boots
artifact-AC18 = War Horn
artifact-AC19 = Holo Decoy
artifact-AC20 = Catalyst Vial

# Missions
mission-MI-01 = Seize the Helm
mission-MI-02 = Signal Home
mission-MI-03 = Predict the Fall
mission-MI-04 = Evacuation Drill
mission-MI-05 = Rewrite the Course
mission-MI-06 = Know the Founders
mission-MI-07 = Feed the Hive
mission-MI-08 = Quiet Tithe
mission-MI-09 = Closed Loop
mission-MI-10 = Build an Escape Ship
mission-MI-11 = Devour a World
mission-MI-12 = Bulwark Economy
mission-MI-13 = Cure the Plague
mission-MI-14 = Look Back in Time
mission-MI-15 = Unleash the Caged
mission-MI-16 = Living Machines
mission-MI-17 = New Genesis
mission-MI-18 = Quarantine Breach
mission-MI-19 = Fold the Stars
mission-MI-20 = Aim the Torpedoes
mission-MI-21 = Steel Legion
mission-MI-22 = Extend the Hull
mission-MI-23 = Conduit Gambit
mission-MI-24 = Arm the Automata
mission-MI-25 = Captain and Quartermaster
mission-MI-26 = Broadcast the Offer
mission-MI-27 = Model the Market
mission-MI-28 = Smuggler Run
mission-MI-29 = Study the Stowaways
mission-MI-30 = Oracle of Flesh
mission-MI-31 = Field Hospital
mission-MI-32 = War Room
mission-MI-33 = Shortcut to Anywhere
mission-MI-34 = Drone Cartographers
mission-MI-35 = Synthetic Life
mission-MI-36 = Recycle the Fallen
mission-MI-37 = Gravity Well
mission-MI-38 = Forge and Foundry
mission-MI-39 = Shielded Core
mission-MI-40 = Scavenger Fleet
mission-MI-41 = Clone Army
mission-MI-42 = Cold Storage
mission-MI-43 = Weapons Research
mission-MI-44 = Surgical Swarm
mission-MI-45 = Total Power

# Achievements, goals, tokens
achievement-AT1 = Collector
achievement-AT2 = Warlord
achievement-AT3 = Awakened Crew
achievement-AT4 = Hoarder
achievement-AT5 = Home Builder
achievement-AT6 = Master of the Ark
subject-cards = { $n } artifact cards, in hand or built
subject-arsenal = arsenal at { $n }
subject-units = { $n } awake units
subject-stock = { $n } resources in all
subject-home = { $n } cubes in the biodome
subject-rooms = { $n } rooms under control
goal-1 = Power the Ark
goal-2 = Explore
goal-3 = Exploit
goal-4 = Integrate
goal-5 = Find an artifact
goal-6 = Wake the crew
aim-1 = { $n } cylinders away from your generator
aim-2 = { $n } positions explored
aim-3 = { $n } resources from one exploitation
aim-4 = { $n } cubes in one engineering action
aim-5 = { $n ->
    [one] an artifact card drawn
   *[other] { $n } artifact cards drawn
}
aim-6 = { $n } awake units at once
token-1 = titanium token
token-2 = biotite token
token-3 = osmium token
token-4 = metamorphite token
token-5 = artifact token
token-6 = arsenal token
token-7 = divert token
token-8 = healing token

# What a player says
do-done = { $ask ->
    [phase] End this section
    [preempt] Begin the turn
    [mini] Begin without it
    [chain] Use no chain
    [steps] Move no farther
    [teleports] Teleport no more
    [explore] Do not explore
    [position] Explore what you chose
    [reward] Leave the others
    [diverts] Divert no more
    [return] Send back no more
    [synthesize] Keep metamorphite
    [take] Take nothing
    [exchange] Exchange no more
    [cube] Place no cube
    [awaken] Awaken no more
    [play] Play no card
    [meet] Play no card
    [vent] Open no airlock
    [remove] Remove no cube
    [shove] Drive nobody out
    [part] Leave it out
    [counter] Leave the counter
    [survey] Explore from here
    [roam] Stay here
   *[other] Go on
}
do-choose = Act in { $section }
do-chain = Use the chain of { $room }
do-mini = Take the mini-action: { $mini }
do-move = Move from { $place } to { $place2 }
do-teleport = Teleport from { $place } to { $place2 }
do-fold = Fold space: exchange { $cell } with { $cell2 }
do-units = { $count ->
    [one] Take 1 unit along
   *[other] Take { $count } units along
}
do-explore = Explore from { $place }
do-position = Explore { $cell }
do-assign = Lay { $room } there
do-reward = Take the { $token }
do-divert = { $site-id ->
    [generator] Divert a cylinder of { $generator }
   *[other] Divert a cylinder of { $generator } from { $site }
}
do-reclaim = Divert a cylinder of { $generator } that lies in another player’s section
do-from = From { $section }, { $seat }
do-into = Put it in { $site }
do-displace = Send back a cylinder of { $generator }
do-produce = Produce
do-exploit = Exploit the factories
do-take = Take { $resource }
do-exchange = Turn 1 { $resource } into metamorphite
do-integrate = Integrate a cube in { $site }, { $tool }
do-replace = Replace a cube of { $seat }
do-pay = Pay in { $resource }
do-militarize = Militarize
do-research = Research artifacts
do-use = Use { $artifact }
do-discard = Discard { $artifact }
do-awaken = { $unit-id ->
    [own] Awaken a unit of your own
    [robot] Awaken a robot
   *[other] Awaken one of { $unit }
}
do-heal = Heal a unit
do-fight = Fight { $seat } in { $cell }
do-play = Play { $artifact }
do-vent = Open the airlock of { $cell }
do-remove = Remove a cube of { $seat } from { $cell }
do-shove = Drive { $seat } out of { $cell }
do-send = Send them to { $cell }

# Questions
ask-section = In which section do you act this turn?
ask-mini = Will you begin with a mini-action?
ask-phase = { $section }: what do you do?
ask-chain = Will you use a chain for a second section?
ask-units = How many go along? There are { $number } ({ $unit })
ask-position = { $number ->
    [one] Which position do you explore? One more at most
   *[other] Which position do you explore? { $number } more at most
}
ask-assign = Which room lies on { $cell }?
ask-reward = Which token do you use next? What you leave is discarded
ask-into = Where does the cylinder of { $generator } go?
ask-from = Out of whose section do you take the cylinder of { $generator }?
ask-displace = Whose cylinder gives way?
ask-diverts = { $number ->
    [one] You may divert a cylinder
   *[other] You may divert { $number } cylinders
}
ask-teleports = { $number ->
    [one] You may teleport units once
   *[other] You may teleport units { $number } times
}
ask-steps = { $number ->
    [one] You have 1 movement point
   *[other] You have { $number } movement points
}
ask-synthesize = { $number ->
    [one] Take 2 of a basic resource in place of 1 metamorphite? Once more
   *[other] Take 2 of a basic resource in place of 1 metamorphite? { $number } times at most
}
ask-take = Which resource do you take { $number } of?
ask-exchange = Exchange a resource for metamorphite? { $number } more at most
ask-replace = No square is free: whose cube do you replace?
ask-pay = In which resource do you pay { $number }?
ask-discard = { $number ->
    [one] Discard one of the cards drawn
   *[other] Discard { $number } of the cards drawn
}
ask-heal = How many wounded units do you heal? At most { $number }
ask-awaken = { $number ->
    [one] You may awaken a unit
   *[other] You may awaken { $number } units
}
ask-cube = Where does the free cube go?
ask-explore = From where do you explore?
ask-fight = Which combat comes first?
ask-play = Combat in { $cell }: which card do you play in secret?
ask-vent = In which room do you open the airlock?
ask-remove = Which cube do you remove?
ask-shove = Whose units do you drive out?
ask-send = Where do the units of { $seat } go?

# What happens
event-is-dark = { $seat } is the Dark Player
    .you = You are the Dark Player
event-first = { $seat } goes first
    .you = You go first
event-turn = Round { $number }: { $seat }’s turn
    .you = Round { $number }: your turn
event-explored = { $seat } finds { $room } at position { $cell-id }
    .you = You find { $room } at position { $cell-id }
event-found = { $seat } takes a token: { $token }
    .you = You take a token: { $token }
event-gained = { $seat } gains { $number } { $resource }
    .you = You gain { $number } { $resource }
    .sum = { $seat } gains { $number } { $resource }
    .sum-you = You gain { $number } { $resource }
    .net = { $seat } nets { $number } { $resource }
    .net-you = You net { $number } { $resource }
event-paid = { $seat } pays { $number } { $resource }
    .you = You pay { $number } { $resource }
    .sum = { $seat } pays { $number } { $resource }
    .sum-you = You pay { $number } { $resource }
event-disarmed = { $seat } uses up { $number } of the arsenal
    .you = You use up { $number } of the arsenal
event-armed = { $seat } adds { $number } to the arsenal
    .you = You add { $number } to the arsenal
    .sum = { $seat } adds { $number } to the arsenal
    .sum-you = You add { $number } to the arsenal
event-drew = { $seat } draws { $artifact }
    .you = You draw { $artifact }
event-drew-secretly = { $seat } draws an artifact card
    .you = You draw an artifact card
    .times = { $seat } draws { $times } artifact cards
    .times-you = You draw { $times } artifact cards
event-no-draw = { $seat } finds no artifact card to draw
    .you = You find no artifact card to draw
event-reshuffled = The discarded artifacts are shuffled into a new deck
event-integrated = { $seat } integrates a cube in { $site }
    .you = You integrate a cube in { $site }
    .times = { $seat } integrates { $times } cubes in { $site }
    .times-you = You integrate { $times } cubes in { $site }
event-replaced = { $seat }’s cube is replaced
    .you = Your cube is replaced
event-displaced = A cylinder returns to { $generator }
    .times = { $times } cylinders return to { $generator }
event-wounded = { $seat }’s units are wounded in { $cell }
    .you = Your units are wounded in { $cell }
event-lost-neutral = { $unit } are lost in { $cell }
event-weak = { $seat } attacks in vain: the defence of { $number } is above the arsenal
    .you = You attack in vain: the defence of { $number } is above the arsenal
event-exploded = Explosion in { $cell }: everyone fighting there is wounded
event-totals = { $seat } fights with a total of { $number }
    .you = You fight with a total of { $number }
term-arsenal = arsenal
term-units = for units
term-player = benefits
term-cubes = own cubes there
term-species = Species 683
event-term-counts = { $term } { $number }
event-card-counts = { $artifact } { $number }
event-no-card-counts = no card
event-defence-reached = the attacker’s arsenal reaches the defence of { $number }
event-won-combat = { $seat } wins the combat in { $cell }
    .you = You win the combat in { $cell }
event-activated = { $seat } activates { $room }
    .you = You activate { $room }
event-achieved = { $seat } earns the achievement { $achievement }
    .you = You earn the achievement { $achievement }
event-dealt = { $seat } begins with { $artifact }
    .you = You begin with { $artifact }
event-dealt-secretly = { $seat } begins with { artifact-AC01 } or { artifact-AC02 }
    .you = You begin with { artifact-AC01 } or { artifact-AC02 }
event-got-mission = { $seat } draws the mission { $mission }
    .you = You draw the mission { $mission }
event-got-secretly = { $seat } draws a secret mission
    .you = You draw a secret mission
event-ticked = { $seat } reaches the goal { $goal }
    .you = You reach the goal { $goal }

# Why not
why-marker-there = Your marker stands on { $section }: choose another section
why-too-dear = You lack { $number } { $resource }
why-opposed = Opposing units stand in { $cell }
why-already = This action has already brought a cube to { $site }
why-all-own = All cubes in { $site } are yours
why-not-there = You have no unit in { $site }
why-no-cube = You have no cube left in your supply
why-once = You have explored in this action already
why-nothing-near = There is nothing unexplored beside { $place }
why-all-outside = { $generator } may not have more than { $number ->
    [one] 1 cylinder
   *[other] { $number } cylinders
} outside
why-none-asleep = None of your units is in stasis
why-none-wounded = None of your units is wounded
why-no-airlock = The airlocks stay shut in the First Mission
why-peaceful = Nobody is attacked or wounded in peace
why-no-points = A step costs a movement point: you have none left
why-no-teleports = You have no teleport left in this action
why-own-only = Only units of your own colour enter your biodome
why-stopped = Your units had to stop in { $cell } and stay there this turn
why-sealed-door = { $seat } has sealed the door to { $cell }
why-no-circle-free = No circle is free in { $site }
why-outgunned = A critical card needs a larger arsenal: you lack { $number }

# How it ends
end-goals = The First Mission is accomplished in round { $number }
end-time = Time ran out after round { $number }
end-mission = { $seat } has accomplished the mission
    .you = You have accomplished the mission
row-goals = Goals
row-turns = Turns
row-mission-rooms = Rooms of the mission
row-activated = Rooms activated
row-accomplished = Mission accomplished

# What artifacts and tokens do
effect-gain = { $of ->
    [one] take { $n } of one basic resource
    [titanium] take { $n } titanium
    [biotite] take { $n } biotite
    [osmium] take { $n } osmium
   *[metamorphite] take { $n } metamorphite
}
effect-arsenal = add { $n } to your arsenal
effect-draw = { $n ->
    [one] draw an artifact card
   *[other] draw { $n } artifact cards
}
effect-heal = { $n ->
    [0] heal all your wounded units
    [one] heal a wounded unit
   *[other] heal up to { $n } wounded units
}
effect-awaken = { $cost ->
    [0] awaken up to { $n } of your units at no cost
   *[other] awaken up to { $n } of your units for { $cost } metamorphite each
}
effect-divert = { $n ->
    [one] divert a cylinder
   *[other] divert up to { $n } cylinders
}
effect-teleport = { $n ->
    [one] teleport a group of your units
   *[other] teleport groups of your units { $n } times
}
effect-step = { $n ->
    [one] move with 1 movement point
   *[other] move with { $n } movement points
}
effect-explore = { $n ->
    [one] explore once; if there is nothing to explore, draw an artifact card
   *[other] explore once; if there is nothing to explore, draw { $n } artifact cards
}
effect-cube = integrate a cube anywhere, at no cost
effect-uncube = remove an opponent’s cube from a room that you alone occupy
effect-airlock = { $n ->
    [one] wound every unit in a room at most 1 step from your units
   *[other] wound every unit in a room at most { $n } steps from your units
}
effect-shove = drive an opponent’s units out of a room of yours or one next to it
effect-exchange = exchange up to { $n } basic resources for metamorphite

# Standing benefits; $n is a number, or the numbers of a track
benefit-move = movement +{ $n }
benefit-teleport = teleports when you move: { $n }
benefit-fold = space folds when you move: { $n }
benefit-divert = extra diverts: { $n }
benefit-produce = production +{ $n }
benefit-synthesize = metamorphite you may take as 2 basic: { $n }
benefit-harvest = of one basic resource when you produce: { $n }
benefit-convert = basic resources to exchange when you produce: { $n }
benefit-exploit = each exploited factory +{ $n }
benefit-reserves = of one basic resource for each unit here when you exploit: { $n }
benefit-engineer = engineering +{ $n }
benefit-engineer_remote = cubes from afar: { $n }
benefit-engineer_free = cubes free of cost: { $n }
benefit-engineer_anywhere = cubes from afar, free of cost: { $n }
benefit-discount = cubes cost less by { $n }
benefit-militarize = militarize +{ $n }
benefit-armoury = militarize, for each unit here +{ $n }
benefit-research = research +{ $n }
benefit-sift = cards to draw and discard with research: { $n }
benefit-use = artifacts used +{ $n }
benefit-awaken = awaken +{ $n }
benefit-heal = heal +{ $n }
benefit-awaken_discount = units cost less metamorphite by { $n }
benefit-combat = combat +{ $n }
benefit-defence = defence +{ $n }
benefit-combat_each = combat for each unit +{ $n }
benefit-defence_each = defence for each unit +{ $n }
benefit-entrenched = combat and defence where you have a cube +{ $n }
benefit-protection = replacing your cubes costs more by { $n }
benefit-metabolism = metamorphite for each unit beaten: { $n }
benefit-pole = power poles: { $n }
benefit-ranged = range of attack: { $n }
benefit-bombs = bombs: { $n }
benefit-mini_move = mini-action, movement: { $n }
benefit-mini_militarize = mini-action, arsenal: { $n }
benefit-mini_metamorphite = mini-action, metamorphite: { $n }
benefit-mini_resources = mini-action, of one basic resource: { $n }
benefit-robots = robots in play: { $n }
benefit-species = Species 683 in play: { $n }
benefit-airlock = airlock for { $n } of your arsenal
benefit-diverts = diverts: { $n }
benefit-capacity = cylinders outside at most: { $n }
benefit-titanium = titanium when exploited: { $n }
benefit-biotite = biotite when exploited: { $n }
benefit-osmium = osmium when exploited: { $n }
benefit-metamorphite = metamorphite when exploited: { $n }

# Actions of the sections
action-move = move
action-explore = explore
action-divert = divert energy
action-produce = produce
action-exploit = exploit
action-engineering = engineering
action-militarize = militarize
action-research = research
action-use_artifact = use artifact
action-awaken = awaken
action-heal = heal
action-place_bombs = place bombs
action-ranged_attack = ranged attack
action-detonate_bombs = detonate bombs

# What is printed
printed-artifact = { $name } (power { $power }{ $critical ->
    [yes] , critical damage
   *[no] {""}
}): { $effect }
printed-room = { $name }: squares { $squares }, circles { $circles }, { $cost ->
    [0] cubes are free
   *[other] a cube costs { $cost } { $resource }
}. { $link ->
    [cubes] By cubes
    [energy] By energy
   *[none] No benefit
}{ $gives }
printed-mission = { $name }: { $rooms }
printed-in-fallout = In Fallout: { $effect }
printed-points-in-fallout = in Fallout { $n } points at the end instead
printed-chain = chain: after { $from } also { $to }

# Phases and the table in sentences
phase-mini = mini-action
phase-section = section
phase-action = action
phase-chain = chain
phase-combat = combat
told-turn = Round { $round }{ $last ->
    [0] {""}
   *[other] {" "}of at most { $last }
}, { $mode }; at turn: { $name }; { $phase }
told-decks = Left: { $rooms } rooms to explore, { $artifacts } artifacts, { $missions } missions; discarded: { $list }
told-nothing = none
told-none = none
told-nobody = nobody
told-now = now: { $list }
told-room = { $cell }: { $name }, cubes { $cubes }, energy { $energy }; controlled by { $who }; units: { $units }
told-bombs = bombs: { $list }
told-token = (with a token)
told-energy-tokens = energy tokens: { $n }
told-seals = Sealed doors: { $list }
told-generators = Generators: { $list }
told-generator = { $name } { $out } of at most { $most } outside, { $all } in all
told-faction = { $name }, faction: { $faction }
told-level = { $name }, level: { $level }
told-tracks = { $name }, second tracks: { $list }
told-stationed = { $name }, units at work: { $list }
told-gate = { $cell }: { $name }; units: { $units }
told-unexplored = Unexplored: { $list }
told-mission-room = (room of your mission)
told-dome = { $name }: { $stock }; arsenal { $arsenal }; units { $home } at home, { $out } outside, { $stasis } in stasis, { $wounded } wounded; artifacts: { $cards }; cubes left: { $cubes }; rooms activated: { $activated }
told-sections = { $name }, biodome: { $list }
told-hand = Your artifacts: { $list }
told-mission = Your mission: { $list }
told-achievements = { $name }, achievements: { $list }
told-goals = { $name }, goals: { $list }
told-chains = { $name }, chains: { $list }

# The terminal’s picture
lens-control = control
lens-power = energy
lens-reach = reach
lens-mission = mission
lens-threat = threat
told-through = { $cell } ({ $room }): { $told }
told-steps = { $n ->
    [one] 1 step from your units
   *[other] { $n } steps from your units
}
told-out-of-reach = out of reach
told-activated = your mission, activated
told-to-activate = your mission, cubes { $cubes } of { $squares }
told-threat-guardian = Guardian { $guardian } may come, with { $n } of { $of } cards
told-threat-target = a target card may name it, { $n } of { $of }
told-threat-rival = { $who } can come with the next movement
told-threat-spread = the Enemy may spread to it, with { $n } of { $of } target cards
told-threat-disaster = the next disaster brings a hostile unit
told-guardian-here = Guardian { $guardian } stands there
told-enemies-here = { $unit } there: { $n }
told-rival-here = { $who } is there
told-no-threat = no threat
board-lens = lens: { $name }
board-round = round { $round }
board-legend-cubes = cubes, by owner; free squares
board-legend-circles = covered and free circles
board-legend-units = units, by owner; R robots, S Species 683
board-legend-control = in a room’s corner: who controls it
board-legend-power = energy lens: what the room gives now
board-legend-reach = reach lens: steps from your units
board-legend-threat = threat lens: a Guardian, a target card or a rival may come
board-legend-mission = room of your mission; ✓ activated
board-legend-token = exploration token; ⇄ gate
board-arsenal = arsenal
board-units = units
board-wounded = wounded
board-stasis = in stasis
board-home = at home
board-cards = artifacts
board-activated = activated
board-achieved = achievements
board-goals = goals
board-cubes = cubes
board-cylinders = cylinders
board-mission = mission
board-hand = artifacts
board-chains = chains
board-next = next cube: { $cost } { $resource }

# Fallout, the variants, side B and Complexity 2
mode-fallout = Fallout
mode-fallout-about = Victory points for achievements, objectives and your secret mission, while a counter swings between peace and war.
option-side = Side of the biodomes
option-side-about = Side A is the same for all; on side B every faction has a board and powers of its own.
option-side-a = A
option-side-b = B
option-complexity = Complexity
option-complexity-about = Complexity 2 adds sealed doors, built artifacts and energy stolen from the main generator.
experience-expert = expert
experience-intermediate = intermediate
experience-beginner = beginner
printed-level = { $level }; Beginner’s Help under the biodome ({ $gives })
option-level1 = Level of player A
option-level1-expert = { experience-expert }
option-level1-intermediate = { experience-intermediate }
option-level1-beginner = { experience-beginner }
option-level2 = Level of player B
option-level2-expert = { experience-expert }
option-level2-intermediate = { experience-intermediate }
option-level2-beginner = { experience-beginner }
option-level3 = Level of player C
option-level3-expert = { experience-expert }
option-level3-intermediate = { experience-intermediate }
option-level3-beginner = { experience-beginner }
option-level4 = Level of player D
option-level4-expert = { experience-expert }
option-level4-intermediate = { experience-intermediate }
option-level4-beginner = { experience-beginner }
option-level5 = Level of player E
option-level5-expert = { experience-expert }
option-level5-intermediate = { experience-intermediate }
option-level5-beginner = { experience-beginner }
option-faction1 = Faction of player A
option-faction1-any = by choice
option-faction1-hara = { faction-hara }
option-faction1-diruni = { faction-diruni }
option-faction1-gimmli = { faction-gimmli }
option-faction1-pajak = { faction-pajak }
option-faction1-eillis = { faction-eillis }
option-faction1-togach = { faction-togach }
option-faction1-raghna = { faction-raghna }
option-faction1-qfin = { faction-qfin }
option-faction2 = Faction of player B
option-faction2-any = by choice
option-faction2-hara = { faction-hara }
option-faction2-diruni = { faction-diruni }
option-faction2-gimmli = { faction-gimmli }
option-faction2-pajak = { faction-pajak }
option-faction2-eillis = { faction-eillis }
option-faction2-togach = { faction-togach }
option-faction2-raghna = { faction-raghna }
option-faction2-qfin = { faction-qfin }
option-faction3 = Faction of player C
option-faction3-any = by choice
option-faction3-hara = { faction-hara }
option-faction3-diruni = { faction-diruni }
option-faction3-gimmli = { faction-gimmli }
option-faction3-pajak = { faction-pajak }
option-faction3-eillis = { faction-eillis }
option-faction3-togach = { faction-togach }
option-faction3-raghna = { faction-raghna }
option-faction3-qfin = { faction-qfin }
option-faction4 = Faction of player D
option-faction4-any = by choice
option-faction4-hara = { faction-hara }
option-faction4-diruni = { faction-diruni }
option-faction4-gimmli = { faction-gimmli }
option-faction4-pajak = { faction-pajak }
option-faction4-eillis = { faction-eillis }
option-faction4-togach = { faction-togach }
option-faction4-raghna = { faction-raghna }
option-faction4-qfin = { faction-qfin }
option-faction5 = Faction of player E
option-faction5-any = by choice
option-faction5-hara = { faction-hara }
option-faction5-diruni = { faction-diruni }
option-faction5-gimmli = { faction-gimmli }
option-faction5-pajak = { faction-pajak }
option-faction5-eillis = { faction-eillis }
option-faction5-togach = { faction-togach }
option-faction5-raghna = { faction-raghna }
option-faction5-qfin = { faction-qfin }
objective-R01 = { room-R01 }
objective-R02 = { room-R02 }
objective-R03 = { room-R03 }
objective-R04 = { room-R04 }
objective-R05 = { room-R05 }
objective-R06 = { room-R06 }
objective-R07 = { room-R07 }
objective-R08 = { room-R08 }
objective-R09 = { room-R09 }
objective-R10 = { room-R10 }
objective-R11 = { room-R11 }
objective-R12 = { room-R12 }
objective-R13 = { room-R13 }
objective-R14 = { room-R14 }
objective-R15 = { room-R15 }
objective-R16 = { room-R16 }
objective-R17 = { room-R17 }
objective-R18 = { room-R18 }
objective-R19 = { room-R19 }
objective-R20 = { room-R20 }
objective-R21 = { room-R21 }
objective-R22 = { room-R22 }
objective-R23 = { room-R23 }
objective-R24 = { room-R24 }
objective-R25 = { room-R25 }
objective-R26 = { room-R26 }
objective-R27 = { room-R27 }
objective-R28 = { room-R28 }
objective-R29 = { room-R29 }
objective-R31 = { room-R31 }
objective-R32 = { room-R32 }
objective-R33 = { room-R33 }
objective-G1 = { generator-G1 }
objective-G2 = { generator-G2 }
objective-G3 = { generator-G3 }
objective-F-Ti = two full rooms: { factory-F-Ti }
objective-F-Bt = two full rooms: { factory-F-Bt }
objective-F-Os = two full rooms: { factory-F-Os }
objective-F-Mt = two full rooms: { factory-F-Mt }
meter-green1 = peace 1
meter-green2 = peace 2
meter-green3 = peace 3
meter-green4 = peace 4
meter-green5 = peace 5
meter-green6 = peace 6
meter-red1 = war 1
meter-red2 = war 2
meter-red3 = war 3
meter-red4 = war 4
meter-red5 = war 5
meter-red6 = war 6
way-draw = draw an artifact card
way-counter = move the counter
way-arsenal = add to your arsenal
do-board = Play as { $faction }
do-seal = Seal the door between { $cell } and { $cell2 }
do-unlock = Unlock the door between { $cell } and { $cell2 }
do-destroy = Remove the cube in square { $square } of { $cell }
do-disintegrate = Disintegrate in { $cell }
do-station = Assign a unit from { $section } to { $section2 }
do-recall = Recall a unit from { $section }
do-bomb = Place a bomb in { $cell }
do-hack = Hack the main generator: energy token in { $cell }, { $points }
do-shoot = Shoot from { $cell } at { $cell2 }
do-detonate = Detonate the bomb in { $cell }
do-build = Build { $artifact } as a section
do-scrap = Scrap the section { $artifact }
do-scrap-new = Scrap the section { $artifact } that was just built
do-melee = Fight everyone in { $cell }
do-one-of = Choose to { $way }
do-counter = Move the counter to { $meter }
ask-faction = Which faction do you play?
ask-preempt = What do you do before your turn?
ask-disintegrate = Whose cube in { $cell } do you disintegrate?
ask-destroy = Which cube of { $seat } in { $cell } do you disintegrate? The others close the gap
ask-return = Which cylinder in { $cell } goes back to its generator?
ask-recall = From which section does a unit leave?
ask-target = Whose units in { $cell } do you shoot at?
ask-scrap = Too many built sections: which one do you scrap?
ask-hack = Which cylinder in { $cell } gives way to the energy token?
ask-way = Which of the two do you do?
ask-part = Do this part of the card: { $way }?
ask-counter = { $number ->
    [one] You may move the counter by one step
   *[other] You may move the counter by up to { $number } steps
}
event-took-board = { $seat } plays as { $faction }
    .you = You play as { $faction }
event-sealed = { $seat } seals the door between { $cell } and { $cell2 }
    .you = You seal the door between { $cell } and { $cell2 }
event-unlocked = { $seat } unlocks the door between { $cell } and { $cell2 }
    .you = You unlock the door between { $cell } and { $cell2 }
event-disintegrated = { $seat } disintegrates in { $cell }
    .you = You disintegrate in { $cell }
event-hacked = { $seat } puts an energy token in { $cell }
    .you = You put an energy token in { $cell }
event-built = { $seat } builds { $artifact }
    .you = You build { $artifact }
event-scrapped = { $seat } scraps { $artifact }
    .you = You scrap { $artifact }
event-bombed = { $seat } places a bomb in { $cell }
    .you = You place a bomb in { $cell }
event-detonated = { $seat } detonates the bomb in { $cell }
    .you = You detonate the bomb in { $cell }
event-revealed = An objective is revealed: { $objective }
event-marked = { $seat } meets the objective { $objective }
    .you = You meet the objective { $objective }
event-counted = The counter moves to { $meter }
event-war = War breaks out
event-peace = Peace returns
event-all-lost = Nobody wins in { $cell }: all are wounded
event-salvaged = { $seat } takes { $artifact } from { $seat2 }
    .you = You take { $artifact } from { $seat2 }
    .you2 = { $seat } takes { $artifact } from you
event-salvaged-secretly = { $seat } takes an artifact card from { $seat2 }
    .you = You take an artifact card from { $seat2 }
    .you2 = { $seat } takes an artifact card from you
why-unarmed = Your arsenal is below { $number }
why-no-seal = You have no cube left for a seal
why-opposed-there = Opposing units stand behind that door, in { $cell }
end-fallout = The Fallout ends in round { $number }
row-tiles = Achievements
row-objectives = Objectives
row-mission-points = Secret mission
row-built-points = Built artifacts
row-rooms = Rooms controlled
effect-counter = { $n ->
    [one] move the counter by one step
   *[other] move the counter by up to { $n } steps
}
phase-preempt = before the turn
phase-faction = factions
phase-build = building the board
points-plain-plain = { tool-plain } + { tool-plain }
points-plain-remote = { tool-plain } + { tool-remote }
points-plain-free = { tool-plain } + { tool-free }
points-plain-anywhere = { tool-plain } + { tool-anywhere }
points-remote-remote = { tool-remote } + { tool-remote }
points-remote-free = { tool-remote } + { tool-free }
points-remote-anywhere = { tool-remote } + { tool-anywhere }
points-free-free = { tool-free } + { tool-free }
points-free-anywhere = { tool-free } + { tool-anywhere }
points-anywhere-anywhere = { tool-anywhere } + { tool-anywhere }
told-fallout = Counter on { $meter }; objectives: { $list }; still face down: { $hidden }
told-built = { $name }, built: { $list }
board-built = built
board-legend-more = bomb, energy token, sealed door

# Guardians: Challengers together against the Enemy
mode-guardians = Guardians
mode-guardians-about = Solo or together: activate the three rooms of an open mission before the clock runs out, while Guardians of the Ark hunt you.
option-enemy = Enemy
option-enemy-about = The Automaton follows fixed rules; a Dark Player, in the last seat, decides for the Enemy. There are four Challengers at most: with five seats the last one always is a Dark Player.
option-enemy-automaton = Automaton
option-enemy-dark = Dark Player
option-guardians = Additional Guardians
option-guardians-about = More Guardians make the game harder; there are never more than nine.
owner-enemy = the Enemy
order-card = { $steps ->
    [0] no move
    [one] 1 step: { $list }
   *[other] { $steps } steps: { $list }
}
direction-left = left
direction-front = forward
direction-right = right
direction-behind = backward
obstacle-edge = there is no room
obstacle-guardian = another Guardian stands there
halt-gate = it stands on a gate
halt-occupied = there is something in the room
halt-sealed = the door is sealed
halt-stuck = no direction is possible
do-give = Give { $resource } to { $seat }
do-request = Ask { $seat } for { $resource }
do-hand = Give 1 { $resource } to { $seat }
aside-trade = Trade
do-amount = Amount: { $count }
do-agree = Agree
do-refuse = Refuse
do-engage = Fight the Enemy in { $cell }
do-champion = Let { $seat } fight
do-aim = Teleport to { $cell }
do-guide = Move Guardian { $guardian-id } from { $guardian }
do-advance = Move Guardian { $guardian } to { $cell }

# Choices in the log; of the others what comes of them is told
did-choose = { $seat } acts in { $section }
    .you = You act in { $section }
did-chain = { $seat } uses the chain of { $room }
    .you = You use the chain of { $room }
did-mini = { $seat } takes the mini-action ({ $mini })
    .you = You take the mini-action ({ $mini })
did-move = { $seat } moves from { $place } to { $place2 }
    .you = You move from { $place } to { $place2 }
    .times = { $seat } makes { $times } moves
    .times-you = You make { $times } moves
did-teleport = { $seat } teleports from { $place } to { $place2 }
    .you = You teleport from { $place } to { $place2 }
    .times = { $seat } makes { $times } teleports
    .times-you = You make { $times } teleports
did-fold = { $seat } folds space and exchanges { $cell } with { $cell2 }
    .you = You fold space and exchange { $cell } with { $cell2 }
did-units = { $count ->
    [one] { $seat } takes 1 unit along
   *[other] { $seat } takes { $count } units along
}
    .you = { $count ->
        [one] You take 1 unit along
       *[other] You take { $count } units along
    }
did-divert = { $site-id ->
    [generator] { $seat } diverts a cylinder of { $generator }
   *[other] { $seat } diverts a cylinder of { $generator } from { $site }
}
    .you = { $site-id ->
        [generator] You divert a cylinder of { $generator }
       *[other] You divert a cylinder of { $generator } from { $site }
    }
did-into = { $seat } puts a cylinder in { $site }
    .you = You put a cylinder in { $site }
    .times = { $seat } puts { $times } cylinders in { $site }
    .times-you = You put { $times } cylinders in { $site }
did-produce = { $seat } produces
    .you = You produce
did-exploit = { $seat } exploits the factories
    .you = You exploit the factories
did-exchange = { $seat } turns 1 { $resource } into metamorphite
    .you = You turn 1 { $resource } into metamorphite
did-pay = { $seat } pays in { $resource }
    .you = You pay in { $resource }
did-militarize = { $seat } militarizes
    .you = You militarize
did-research = { $seat } researches artifacts
    .you = You research artifacts
did-use = { $seat } uses { $artifact }
    .you = You use { $artifact }
did-discard = { $seat } discards { $artifact }
    .you = You discard { $artifact }
did-awaken = { $unit-id ->
    [own] { $seat } awakens a unit
    [robot] { $seat } awakens a robot
   *[other] { $seat } awakens one of { $unit }
}
    .you = { $unit-id ->
        [own] You awaken a unit
        [robot] You awaken a robot
       *[other] You awaken one of { $unit }
    }
    .times = { $seat } awakens { $times } units
    .times-you = You awaken { $times } units
did-heal = { $seat } heals a unit
    .you = You heal a unit
    .times = { $seat } heals { $times } units
    .times-you = You heal { $times } units
did-fight = { $seat } fights { $seat2 } in { $cell }
    .you = You fight { $seat2 } in { $cell }
    .you2 = { $seat } fights you in { $cell }
did-melee = { $seat } fights everyone in { $cell }
    .you = You fight everyone in { $cell }
did-play = { $seat } plays { $artifact }
    .you = You play { $artifact }
did-vent = { $seat } opens the airlock of { $cell }
    .you = You open the airlock of { $cell }
did-remove = { $seat } removes a cube of { $seat2 } from { $cell }
    .you = You remove a cube of { $seat2 } from { $cell }
    .you2 = { $seat } removes a cube of yours from { $cell }
did-shove = { $seat } drives { $seat2 } out of { $cell }
    .you = You drive { $seat2 } out of { $cell }
    .you2 = { $seat } drives you out of { $cell }
did-send = { $seat } sends them to { $cell }
    .you = You send them to { $cell }
did-station = { $seat } moves a unit from { $section } to { $section2 }
    .you = You move a unit from { $section } to { $section2 }
did-recall = { $seat } recalls a unit from { $section }
    .you = You recall a unit from { $section }
did-shoot = { $seat } shoots from { $cell } at { $cell2 }
    .you = You shoot from { $cell } at { $cell2 }
did-request = { $seat } asks { $seat2 } for { $resource }
    .you = You ask { $seat2 } for { $resource }
    .you2 = { $seat } asks you for { $resource }
did-agree = { $seat } agrees
    .you = You agree
did-engage = { $seat } begins the combat with the Enemy in { $cell }
    .you = You begin the combat with the Enemy in { $cell }
did-champion = { $seat } chooses who fights: { $seat2 }
    .you = You choose who fights: { $seat2 }
    .you2 = { $seat } chooses you to fight
did-reclaim = { $seat } diverts a cylinder of { $generator } out of another player’s section
    .you = You divert a cylinder of { $generator } out of another player’s section
did-rotate = { $seat } takes “{ $action }” of the card “{ $task }”
    .you = You take “{ $action }” of the card “{ $task }”
did-turn-down = { $seat } turns the card “{ $task }” face down
    .you = You turn the card “{ $task }” face down
did-strike = { $seat } chooses { $cell } as the Enemy’s target
    .you = You choose { $cell } as the Enemy’s target
did-corrupt = { $seat } puts a corruption cylinder in { $cell }
    .you = You put a corruption cylinder in { $cell }
did-spread = { $seat } spreads the infection to { $cell }
    .you = You spread the infection to { $cell }
ask-send-guardian = Where does the Guardian of { $cell } go?
ask-survey = From where does your unit explore?
ask-roam = Nothing to explore within reach: where does your unit go?
ask-amount = How much { $resource } do you give { $seat }?
ask-plea = How much { $resource } do you ask { $seat } for?
ask-consent = { $seat } asks you for { $number } { $resource }: do you agree?
ask-engage = Which combat with the Enemy comes first?
ask-champion = Who fights the Enemy in { $cell }?
ask-meet = Combat with the Enemy in { $cell }: which card do you play?
ask-aim = To which factory does Guardian { $guardian } teleport?
ask-guide = { $number ->
    [one] Which Guardian takes a step?
   *[other] Which Guardian takes { $number } steps?
}
ask-advance = { $number ->
    [one] Where does Guardian { $guardian } go? Last step
   *[other] Where does Guardian { $guardian } go? { $number } steps left
}
event-shared-mission = The Challengers’ mission is { $mission }
event-shared-rooms = Its rooms are { $room }, { $room2 } and { $room3 }
event-gave = { $seat } gives { $number } { $resource }
    .you = You give { $number } { $resource }
    .sum = { $seat } gives { $number } { $resource }
    .sum-you = You give { $number } { $resource }
event-got = { $seat } receives { $number } { $resource }
    .you = You receive { $number } { $resource }
    .sum = { $seat } receives { $number } { $resource }
    .sum-you = You receive { $number } { $resource }
event-refused = { $seat } refuses
    .you = You refuse
event-enemy-turn = { $number ->
    [0] The Enemy’s turn: the clock stands at zero
    [one] The Enemy’s turn: one round left
   *[other] The Enemy’s turn: { $number } rounds left
}
event-reshuffled-targets = The discarded target cards are shuffled into the deck
event-reshuffled-orders = The discarded enemy-action cards are shuffled into a new deck
event-opened-door = Guardian { $guardian } opens the sealed door between { $cell } and { $cell2 }
event-drained = { $number ->
    [0] Guardian { $guardian } disintegrates in { $cell }
    [one] Guardian { $guardian } disintegrates in { $cell }: a cylinder returns to its generator
   *[other] Guardian { $guardian } disintegrates in { $cell }: { $number } cylinders return to their generators
}
event-destroyed = { $seat } loses the leftmost cube in { $cell }
    .you = You lose the leftmost cube in { $cell }
event-target = Guardian { $guardian } draws its target: { $target }
event-teleported = Guardian { $guardian } teleports to { $cell }
event-teleport-failed = Guardian { $guardian } fails to teleport: another Guardian stands in { $cell }
event-ordered = Enemy-action card: { $order }
event-no-move = No Guardian moves
event-rejected = Guardian { $guardian } cannot go { $direction }: { $obstacle }
event-stepped = Guardian { $guardian } goes { $direction } to { $cell }
event-halted = Guardian { $guardian } goes no further: { $halt }
event-stood-up = All Guardians stand up
event-driven-out = Guardian { $guardian } is driven out to { $cell }
event-enemy-card = The Enemy plays { $artifact }
event-enemy-total = The Enemy fights with a total of { $number }
event-enemy-won = The Enemy wins the combat in { $cell }
event-routed = The Enemy is beaten in { $cell }
why-not-allowed = Ranged attacks and bombs are not used against the Enemy
why-guarded-door = A Guardian stands at that door
why-fellow-there = Units of { $seat } stand in { $cell }: yours may not join them
why-stopped-by-guardian = A Guardian has stopped your units in { $cell }: this turn they stay there
why-stopped-by-infection = The infection has stopped your units in { $cell }: this turn they stay there
why-guardian-there = A Guardian stands in { $site }: no energy is diverted there
end-won = The Challengers accomplish their mission in round { $number }
end-lost = The clock runs out in round { $number }: the Challengers lose
told-enemy = Enemy ({ $who }): rounds left { $clock }; each Guardian: combat { $combat }, defence { $defence }; target cards left { $targets }; last card: { $order }
told-hostile = Enemy ({ $who }): turns left for each Challenger { $clock }; a room with hostile units, however many: combat { $combat }, defence { $defence }; target cards left { $targets }
told-guardian = Guardian { $number }: { $place }, its back to the { $side }, { $state }
told-reserve = Guardian { $number }: { $place }, { $state }
told-ahead = With the card "{ $card }" Guardians go: { $list }
told-on-enemy-board = on the enemy board
told-standing = standing
told-lying = lying
told-automaton = Automaton
told-challengers = Mission of the Challengers: { $list }
side-north = north
side-east = east
side-south = south
side-west = west
board-clock = rounds left
board-turns = turns left
board-strength = { $counts ->
    [room] a room
    [cube] a cube
   *[guardian] a Guardian
}: combat { $combat }, defence { $defence }
board-legend-guardians = Guardians and where they look; ⌁ laid down

# Glitch: the Ark fails
mode-glitch = Glitch
mode-glitch-about = Solo or together: three disasters strike the Ark. Find the causes, repair the damage, and be in time.
option-disasters = More disaster cards
option-disasters-about = So many cards more in each group of every disaster make the game harder.
option-hard = Hard ending
option-hard-about = After the third disaster the mission rooms must be fully integrated as well.
option-hard-no = no
option-hard-yes = yes
unit-hostile = hostile unit
target-F-Ti = every { factory-F-Ti }
target-F-Bt = every { factory-F-Bt }
target-F-Os = every { factory-F-Os }
target-F-Mt = every { factory-F-Mt }
target-initial-F-Ti = the initial { factory-F-Ti }
target-initial-F-Bt = the initial { factory-F-Bt }
target-initial-F-Os = the initial { factory-F-Os }
target-initial-F-Mt = the initial { factory-F-Mt }
target-any-F-Ti = any { factory-F-Ti }
target-any-F-Bt = any { factory-F-Bt }
target-any-F-Os = any { factory-F-Os }
target-any-F-Mt = any { factory-F-Mt }
cause-clock = the clock ran out
cause-cubes = a glitch cube was needed and none was left
cause-undiagnosed = not all diagnostic cards were turned up
cause-damaged = a diagnostic room was still damaged
cause-mission-damaged = a mission room was still damaged
cause-mission-hostile = a hostile unit was still in a mission room
cause-mission-open = a mission room was not fully integrated
event-disaster = Disaster { $number }
event-struck = { $number ->
    [one] Target card: { $target }, one glitch cube
   *[other] Target card: { $target }, { $number } glitch cubes
}
event-damaged = A glitch cube falls in { $cell } ({ $number } left)
    .times = { $times } glitch cubes fall in { $cell }
event-spared = No glitch cube in { $cell }: no square is free
event-no-glitch = No glitch cube is left for { $cell }
event-diagnostic = The diagnostic card is { $target }
event-hostile = A hostile unit appears in { $cell }
event-repaired = { $seat } replaces a glitch cube in { $site }
    .you = You replace a glitch cube in { $site }
    .times = { $seat } replaces { $times } glitch cubes in { $site }
    .times-you = You replace { $times } glitch cubes in { $site }
event-countdown = { $number ->
    [0] The counter stands at zero
    [one] One turn left for each Challenger
   *[other] { $number } turns left for each Challenger
}
event-resolution = Resolution of disaster { $number }
event-undiagnosed = { $number ->
    [one] A diagnostic card still lies face down
   *[other] { $number } diagnostic cards still lie face down
}
event-unfit = { $cell } does not pass: { $cause }
event-survived = The Challengers survive disaster { $number }
end-glitch-won = The Challengers survive all three disasters
end-glitch-lost = The Challengers lose to disaster { $number }: { $cause }
told-glitch = Disaster { $stage }; glitch cubes left { $cubes }; diagnostic cards: { $list }, face down { $hidden }
told-damaged = (damaged)
board-legend-glitch = glitch cube, hostile unit

# It is Learning: the Enemy adapts
mode-learning = It is Learning
mode-learning-about = Solo or together: an organism infects and corrupts the Ark and learns from your actions. Activate your mission rooms and outlast its adaptations.
option-upgrades = More upgrades at the start
option-upgrades-about = So many upgrades more on the enemy board make the game harder.
unit-infection = infection
cause-infection = an infection cube was needed and none was left
cause-corruption = a corruption cylinder was needed and none was left
cause-overrun = all three mission rooms were infected or corrupt
cause-rounds = the last round was over
tier-mission = a mission room
tier-held = something of a Challenger is there
tier-other = nothing of a Challenger is there
refusal-gate = a gate takes no corruption cylinder
refusal-corrupt = it is corrupt already
refusal-full = it is full of infection
refusal-cut-off = no path leads there
do-rotate = Card “{ $task }”: { $action }
do-turn-down = Act in { section-UNI }, awaken and heal: turn the card “{ $task }” face down
do-purge = Remove the corruption cylinder in { $cell }, { $tool }
do-spread = Spread to { $cell }
do-strike = Strike { $cell }
do-corrupt = Put a corruption cylinder in { $cell }
ask-task = Which challenger-action card do you take?
ask-prey = Which factory does the Enemy strike?
ask-corrupt = { $number ->
    [one] Where does the last corruption cylinder go?
   *[other] Where does the next of { $number } corruption cylinders go?
}
ask-hatch = { $number ->
    [one] Which room gets the last infection cube?
   *[other] Which room gets the next of { $number } infection cubes?
}
ask-aim-at = { $number ->
    [one] Equally near mission rooms: which way does the last infection cube go?
   *[other] Equally near mission rooms: which way do { $number } infection cubes go?
}
ask-creep = { $number ->
    [one] Equally short paths to { $cell }: where does the last infection cube go?
   *[other] Equally short paths to { $cell }: where does the next of { $number } infection cubes go?
}
event-strategy = The Enemy’s strategy: { $plan }
event-enemy-acts = The Enemy’s action: { $plan }, target { $target }
event-door-opened = The Enemy opens the sealed door between { $cell } and { $cell2 }
event-considered = { $cell } is considered: { $tier }
event-refused-room = Nothing in { $cell }: { $refusal }
event-corrupted = { $number ->
    [one] { $cell } is corrupt (1 cylinder left)
   *[other] { $cell } is corrupt ({ $number } cylinders left)
}
event-infected = An infection cube spreads to { $cell }, which holds { $number }
    .times = { $times } infection cubes spread to { $cell }
event-left-over = { $number ->
    [one] One piece finds no room and goes back
   *[other] { $number } pieces find no room and go back
}
event-measured = { $number ->
    [0] The mission room { $cell } is the target itself
    [one] The mission room { $cell } is one step away
   *[other] The mission room { $cell } is { $number } steps away
}
event-no-corruption = Nothing is corrupted: the Enemy’s corruption is 0
event-no-infection = Nothing is infected: the Enemy’s infection is 0
event-no-hatch = Nothing hatches in { $cell }: it is neither infected nor corrupt
event-no-piece = No piece is left for { $cell }
event-overrun = All mission rooms are infected or corrupt
event-purged = { $seat } removes the corruption cylinder in { $cell }
    .you = You remove the corruption cylinder in { $cell }
event-adapted = The Enemy adapts: adaptation { $number }
event-symbols-counted = { $number ->
    [one] { $symbol }: on 1 card, cubes so far: { $number2 }
   *[other] { $symbol }: on { $number } cards, cubes so far: { $number2 }
}
event-symbol-full = { $symbol } is full
event-upgraded = Upgrade: { $gauge } is { $number } now
why-infected-door = An infected room lies at that door
why-corrupt-there = The corruption cylinder in { $site } must be removed first
why-task-used = The card “{ $task }” is used already
end-learning-won = The Challengers accomplish their mission and outlast { $number ->
    [one] 1 adaptation
   *[other] { $number } adaptations
}
end-learning-lost = The Challengers lose in round { $number }: { $cause }
told-learning = Enemy ({ $who }): strategy { $strategy }; { $tracks } (combat and defence for each cube); infection cubes left { $cubes }, corruption cylinders left { $cylinders }; target cards left { $targets }; adaptations { $adapted } of { $needed }
told-tasks = Challenger-action cards: { $list }
told-face-down = face down
told-used = used: { $half }
told-corrupt = (corrupt)
board-adapted = adaptations { $n }/{ $needed }
board-legend-learning = infection, corruption cylinder

# What the rulebook prints
book-price = { $n } { $resource }
book-and = and
book-or = or
book-yes = yes
book-no = no
book-energy = energy
book-cubes = cubes
book-factory = Factory
book-gate = Gate
book-north = North
book-south = South
book-left = left
sector-command = Command
sector-industry = Industry
sector-science = Science
sector-machinery = Machinery
book-right = right
book-front = front
book-behind = behind
book-no-move = none
book-infect = infect
book-corrupt = corrupt
book-hatch = hatch
book-track-C = corruption
book-track-I = infection
book-track-K = combat
book-track-D = defence
book-track-X = removal
book-track-KD = combat or defence
book-track-CI = corruption and infection

# Short names, for a map
short-gate = Gate
short-MOB = Mobility
short-PWR = Power
short-PRO = Production
short-ENG = Engineering
short-MIL = Military
short-ART = Artifacts
short-UNI = Units

# The led first game, and the coach
lesson-aim = You wake up in a biodome aboard a dead starship, the Ark. Reach every goal of the First Mission; the fewer turns, the better.
lesson-section = Your biodome has seven sections. Each turn you act in one of them, never in the same one twice running.
lesson-power = Begin with energy. Power Generation sends cylinders into rooms, however far away they are.
lesson-divert = Take a cylinder out of your generator; then you say where it goes.
lesson-control = While a room holds no cube, a cylinder in it gives you control. Power the factory next door.
lesson-another = You may divert more than once in a turn.
lesson-outside = Power the factory on the other side as well: a goal counts cylinders away from the generator.
lesson-production = Powered factories yield more. Production and Exploitation collects it; only the section of your last turn is closed.
lesson-exploit = Producing brings metamorphite, which pays in place of anything else. Exploiting brings the yield of every factory that you control.
lesson-mobility = Now your units: only where one of them is can you explore and build. Mobility Control makes them walk.
lesson-move = Units walk from room to room. Send one into the factory next door.
lesson-units = One goes and one stays: soon you will build in both places.
lesson-explore = Once in a turn a unit explores the unknown positions next to its room.
lesson-position = First you choose where to explore, then the rooms are drawn.
lesson-position-second = You may explore several positions at once: each one brings a reward.
lesson-position-third = And the last one: a goal counts the positions that you explore.
lesson-assign = These rooms were drawn, and you decide which one lies where. Point at a room to read what it does.
lesson-reward = The rewards lay hidden on the positions. Use one after the other.
lesson-rooms = You need not use all that a section offers. Stop here: your units stay where they are.
lesson-engineering = Cubes count for more than cylinders: whoever has the most of them controls a room. Engineering integrates them.
lesson-cube = You integrate where you have a unit and no opponent has one. In factories a cube is free.
lesson-improve = Your biodome is next, since a unit is at home. Each cube improves its section, and this one does so at once.
lesson-more = A cube in Engineering brings a point for another cube. Spend it on a section that you will use often.
lesson-stasis = Most of your crew is still asleep. Unit Stasis and Sickbay awakens units, and heals wounded ones.
lesson-awaken = Awakening costs metamorphite. The more units you have, the more rooms you can build in.
lesson-military = No goal asks for Military Development. It raises your arsenal, and with that you fight in the other modes.
lesson-farewell = One goal is left to you alone: draw an artifact card in Artifact Research. Of combat, chains and doors you will be told when you meet them.
hint-arsenal = Your arsenal is your strength in combat. Whoever attacks with less than the defence loses at once.
hint-artifact = An artifact card does here what it says, and is gone. If you keep it, its power counts in a combat.
hint-combat = Each side secretly chooses a card or none. The higher total wins, and a tie goes to the defender.
hint-enemy = Challengers always attack and the Enemy always defends, whoever came to whom. A tie goes to the Enemy.
hint-chain = You have a chain: after the first section that it names, you may act in the second one in the same turn.
hint-doors = Before your turn you may pay with arsenal: to seal a door, to open one, or to take a cube out of a room.
hint-task = You choose your action by taking a card. What all of you have chosen decides how the Enemy adapts.
