# What the table of Ark: Awakening says beside the game's own words.
ark-lens = Lens
ark-cubes-in = Cubes: { $list }
ark-ahead = Cards left, and where Guardians would go
ark-threat-short = G{ $n }
ark-threat-guardian = Guardian { $guardian } may come: { $n } of { $of } cards
ark-threat-target = May be named by a target card: { $n } of { $of }
ark-threat-spread = The Enemy may spread to it: { $n } of { $of } target cards
ark-threat-rival = { $who } can be here with the next movement
ark-defence-passed = Arsenal { $have } reaches the defence { $need }: the combat goes on
ark-defence-holds = Arsenal { $have } is below the defence { $need }: beaten right away
ark-lens-key = next lens
ark-groups = Whole groups
ark-groups-note = One click walks a whole group; switched off, you go step by step and may split it
ark-turns-left = { $n ->
    [one] turn left
   *[other] turns left
}
ark-unexplored = Unexplored
ark-unexplored-note = Nobody has been here yet
ark-named = named to be explored
ark-token = exploration token
ark-token-here = Unexplored, with an exploration token
ark-biodome = the biodome
ark-your-biodome = Your biodome
ark-biodome-of = Biodome: { $name }
ark-at-home = { $n } at home
ark-wounded-n = { $n } wounded
ark-mission-room = Room of the mission
ark-cubes-of = cubes { $n } of { $most }
ark-energy-of = energy { $n } of { $most }
ark-controlled = Controlled by { $who }
ark-activated = Activated by { $who }
ark-guardian = Guardian { $n }
ark-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ark-from = from { $where }
ark-now = Now: { $n }
ark-next-cube = next cube:
ark-full = full
ark-seal = Door sealed to the { $side } by { $who }
ark-drawn = Turned over
ark-lay-on = Which room lies on { $where }?
ark-sockets = { $squares } squares, { $circles } circles
ark-combat-in = Combat: { $where }
ark-melee = Everybody against everybody
ark-attacker = attacks
ark-defender = defends
ark-units-n = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
ark-plus-card = + card
ark-no-card = No card
ark-critical = critical
ark-held = only you see this card yet
ark-secret = Nobody sees your card before all have chosen. Two critical cards explode: everyone there is wounded.
ark-your-generator = your generator
ark-generators = Generators
ark-left = { $n } left
ark-diverts-left = Diverts left
ark-outside = Cylinders outside, and how many may be
ark-awake = Awake units
ark-marker = used last
ark-next-turn = From the next turn on
ark-no-cards = No artifacts and no chains yet
ark-of = of { $n }
ark-not-found = not explored yet
ark-mission-secret = A secret mission
ark-no-mission =
    { $n ->
        [one] An achievement earns you a mission
       *[other] { $n } achievements earn you a mission
    }
ark-meter = Peace and war
ark-hidden-objectives = { $n ->
    [one] 1 objective face down
   *[other] { $n } objectives face down
}
ark-on-board = enemy board
ark-last-order = Last card
ark-decks-left = Action and target cards left
ark-none-moves = No card left moves a Guardian
ark-none-now =
    { $n ->
        [one] 1 of { $of } cards left moves Guardians, but none would go from where it is now
       *[other] { $n } of { $of } cards left move Guardians, but none would go from where it is now
    }
ark-targets-left = Target cards left
ark-aimed = Targets drawn
ark-first = first
ark-last-section = Last section: { $name }
ark-activated-n = { $n } activated
ark-plays-enemy = Plays the Enemy
ark-rounds-played = { $n ->
    [one] 1 round played
   *[other] { $n } rounds played
}
ark-second-track = { $name }, second track
ark-cube-of = Cube of { $name }
ark-do-move = Step by step
ark-do-teleport = Teleport
ark-do-fold = Fold space
ark-do-seal = Seal a door
ark-do-unlock = Open a door
ark-do-divert = Divert
ark-do-hack = Hack the energy
ark-do-build = Build { $name }
ark-do-give = Give resources
ark-do-request = Ask for resources
topic-ark-exploring = Exploring
topic-ark-building = Building
topic-ark-fighting = Fighting
page-ark-map = Map
page-ark-mine = Biodome
ark-coach-1 = Each turn you act in one section of your biodome, never twice in a row in the same one.
ark-coach-2 = In Mobility you move and explore: click a group, then a room; the number says what the walk costs.
ark-coach-3 = Cubes and energy make rooms and sections better. Point at a room, or hold a finger on it, to read what it gives.
ark-coach-4 = The lenses above the map show control, energy, reach or your mission. A dimmed thing answers “why not?”.
ark-damaged = Damaged
ark-corrupt = Corrupted
ark-adapted = of { $n } adaptations
ark-stage = Disaster { $n }
ark-stages = Stages of a disaster
ark-stage-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
ark-stage-resolution = Resolution
ark-cubes-left = { $n } cubes left
ark-diagnostic = Diagnostic
ark-face-down = { $n } face down
ark-strategy = Strategy
ark-supply = Supply
ark-supply-note = Cubes and cylinders left
ark-turned-down = turned down
ark-do-turn-down = Awaken and heal: a card face down
ark-do-purge = Purge corruption
ark-course = How it went
ark-course-from = round { $n }
ark-course-points = Points that all could see
ark-course-mission = Cubes in the mission’s rooms
ark-course-diagnostic = Diagnostic cards turned up
ark-course-stage = Disasters
ark-course-adapted = Adaptations
ark-course-cylinders = Corruption cylinders left
ark-course-cubes = Enemy cubes left
ark-nearest = Nearest to winning in round { $round }: { $list }
ark-never-begun = Nothing that wins the game was begun.
ark-nearest-goal = { $name } { $n } of { $of }
ark-scored = Points by tile and objective
ark-upgrades = Would upgrade
