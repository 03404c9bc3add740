# The game
game-title = Septikon: Guerras del Uranio
game-about = Dos estaciones mineras de uranio se enfrentan a través del espacio: los Clones mantienen la producción y los Artilleros disparan desde la superficie. Una sola tirada de dado por turno lo mueve todo, y pierde quien ya no puede dañar la estación rival.

# Modes and options
mode-standard = Estándar
mode-standard-about = Gana quien logra que el rival ya no pueda volver a dañar su estación.
mode-damage15 = 15 Daños
mode-damage15-about = Pierde quien antes reúne 15 o más casillas dañadas en su estación.
mode-damage10 = 10 Daños
mode-damage10-about = Pierde quien antes reúne 10 o más casillas dañadas en su estación: una partida más corta.
option-cap = Límite de turnos
option-cap-about = La partida termina tras este número de turnos, contando los de ambos jugadores; gana la estación con menos Daños, y 0 significa sin límite.
option-preset = Colocación fija
option-preset-about = Los cinco Clones de cada jugador empiezan en casillas fijas en lugar de colocarse uno a uno.

# Production modules
module-LIC = Granja de líquenes
module-LI2 = Granja doble de líquenes
module-CHR = Reactor químico
module-CH2 = Reactor químico doble
module-AIR = Filtro de aire
module-BIC = Biocolector
module-URM = Mina de uranio
module-NRE = Reactor nuclear
module-THG = Generador térmico
module-FOU = Fundición
module-FO2 = Fundición doble
module-RKW = Taller de cohetes
module-NUA = Armería nuclear
module-SEN = Cabina de sensores
module-RPE = Reparación por energía

# Battle modules
module-LAS = Láser
module-RKT = Pozo de lanzamiento
module-BDR = Cápsula de desembarco
module-SAT = Satélite
module-SHI = Escudo de energía
module-THM = Mina de termita
module-ESP = Espionaje
module-TAK = Toma de control
module-REP = Reparación
module-RP2 = Reparación doble
module-CES = Contraespionaje

# Armory, Locks and surface
module-EXP = Explosivos
module-DRI = Taladro
module-VIB = VibroCañón
module-LCK = Esclusa
module-SUR = Superficie

# Resources
resource-ox = Oxígeno
resource-bm = Biomasa
resource-rk = Cohete
resource-bd = BioDron
resource-me = Metal
resource-ur = Uranio
resource-en = Energía

# Warehouses
warehouse-OX = Oxígeno
warehouse-BM = Biomasa
warehouse-RK = Cohetes
warehouse-BD = BioDrones
warehouse-ME = Metal
warehouse-UR = Uranio
warehouse-E1 = Energía 1
warehouse-E2 = Energía 2

# Weapons
weapon-drill = Taladro
weapon-vibro = VibroCañón
weapon-explosives = Explosivos

# Pieces
piece-clone = Clon
piece-gunner = Artillero
piece-spy = Espía
piece-biodrone = BioDron
piece-rocket = Cohete
piece-nuclear = Cohete nuclear
piece-capsule = Cápsula de desembarco
piece-satellite = Satélite
piece-shield = Escudo de energía
piece-damage = Daño
