# The game
game-title = Septikon: Uranium Wars
game-about = Two uranium mining stations face each other across space: the Clones run production, the Gunners on the surface fire. One die roll a turn drives everything, and whoever can no longer damage the rival station loses.

# Modes and options
mode-standard = Standard
mode-standard-about = A player wins when the rival can never again damage the player's station.
mode-damage15 = 15 Damage
mode-damage15-about = The first player with 15 or more damaged squares on their station loses.
mode-damage10 = 10 Damage
mode-damage10-about = The first player with 10 or more damaged squares on their station loses: a shorter game.
option-cap = Turn cap
option-cap-about = Ends the game after this many turns of both players together; the station with less Damage wins, and 0 means no cap.
option-preset = Preset placement
option-preset-about = The five Clones of each player start on fixed squares instead of being placed one by one.

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
