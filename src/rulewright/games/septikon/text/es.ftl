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
option-preset-yes = fija
option-preset-no = una a una

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

# Lo que hacen los módulos
symbol-ox = { resource-ox }
symbol-bm = { resource-bm }
symbol-rk = { resource-rk }
symbol-bd = { resource-bd }
symbol-me = { resource-me }
symbol-ur = { resource-ur }
symbol-en = { resource-en }
effect-gain = obtén { amount }
    .short = +{ $n } <{ $what }>
effect-warhead = pon una ojiva en un Cohete de su almacén
effect-sense = destruye un BioDron dentro de la estación y obtén 1 unidad de cualquier recurso
effect-repair = { $n ->
    [one] repara una casilla
   *[other] repara hasta { $n } casillas
}
effect-free = convierte de nuevo en Clon a un Espía de la estación
effect-beam = alcanza lo primero que haya en la fila del Artillero
effect-launch = { $what ->
    [capsule] lanza un BioDron en una Cápsula de desembarco
   *[rocket] lanza un Cohete
}
effect-deploy = { $what ->
    [shield] pon en el espacio un Escudo de energía, tantas casillas por delante como marque el dado
   *[satellite] pon en el espacio un Satélite, tantas casillas por delante como marque el dado
}
effect-hitlevel = daña la casilla rival del nivel que marque el dado, en la fila del Artillero
effect-turn = convierte en Espía a un Clon rival de la fila del Artillero
effect-seize = toma el control de un Satélite rival de la fila del Artillero
effect-arm = { $what ->
    [explosives] mientras haya alguien aquí, los BioDrones y Espías pueden dejar Daño a su paso
    [drill] mientras haya alguien aquí, está activo el Taladro de las unidades de la estación
   *[vibro] mientras haya alguien aquí, está activo el VibroCañón de las unidades de la estación
}
effect-jump = empieza aquí un movimiento con un paso a cualquier otra Esclusa

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

# Places
space = casilla { $label }
column = { $label }9
cell = celda { $label }

# What a player says
do-done = { $ask ->
    [steal] No robar más
    [drone] No mover más
    [gunner] No usar más Artilleros
   *[other] No reparar más
}
do-skip = No activar el módulo
do-use = Activar el módulo
do-keep = No dejar Daño
do-leave = Dejar Daño
do-place = Colocar un Clon en { $square }
do-move = Mover el Clon de { $square } a { $square2 }
do-spy = Mover el Espía de { $square } a { $square2 }
do-drone = Mover el BioDron de { $square }
do-go = Llevarlo a { $square }
do-steal = Robar en { $warehouse }, del rival
do-pay = Pagar de { $warehouse }
do-store = Guardar en { $warehouse }
do-defrost = Poner el Clon nuevo en { $square }
do-gunner = Usar al Artillero de { $column }
do-hit = { $object-id ->
    [capsule] Disparar a la { $object }
   *[other] Disparar al { $object }
}
do-convert = Convertir en Espía al Clon de { $square }
do-take = Tomar el control del Satélite de la { $space }
do-repair = Reparar { $square }
do-free = Liberar al Espía de { $square }
do-arm = Poner la ojiva en el Cohete de la { $cell }
do-sense = Destruir el BioDron de { $square }
do-get = { $resource-id ->
    [rk] Tomar 1 Cohete
    [bd] Tomar 1 BioDron
   *[other] Tomar 1 de { $resource }
}
do-accept = Aceptar el empate
do-decline = Rechazar el empate
do-resign = Rendirse
do-offer-draw = Ofrecer empate

# Las elecciones en el registro; de las demás se cuenta lo que resulta
did-place = { $seat } coloca un Clon en { $square }
    .you = Colocas un Clon en { $square }
did-move = { $seat } mueve un Clon de { $square } a { $square2 }
    .you = Mueves un Clon de { $square } a { $square2 }
did-spy = { $seat } mueve un Espía de { $square } a { $square2 }
    .you = Mueves un Espía de { $square } a { $square2 }
did-gunner = { $seat } usa al Artillero de { $column }
    .you = Usas al Artillero de { $column }
did-hit = { $object-id ->
    [capsule] { $seat } dispara a la { $object }
   *[other] { $seat } dispara al { $object }
}
    .you = { $object-id ->
        [capsule] Disparas a la { $object }
       *[other] Disparas al { $object }
    }
did-sense = { $seat } destruye el BioDron de { $square }
    .you = Destruyes el BioDron de { $square }
did-resign = { $seat } se rinde
    .you = Te rindes

# Questions
ask-place = { $number ->
    [one] Coloca tu último Clon en una casilla interior libre
   *[other] Coloca un Clon en una casilla interior libre: quedan { $number }
}
ask-steal = Roba un cubo con un Espía del pozo central, o para
ask-move = { $number ->
    [one] Has sacado un 1: mueve un Clon o un Espía exactamente 1 paso
   *[other] Has sacado un { $number }: mueve un Clon o un Espía exactamente { $number } pasos
}
ask-leave = ¿Deja el Espía un Daño en { $square }?
ask-drone-leave = ¿Deja el BioDron un Daño en { $square }?
ask-use = ¿Activar { $module }?
ask-pay = { $number ->
    [one] Paga 1 de Energía: ¿de qué almacén?
   *[other] Paga { $number } de Energía: ¿de qué almacén sale la siguiente unidad?
}
ask-store = { $number ->
    [one] Guarda 1 de Energía: ¿en qué almacén?
   *[other] Guarda { $number } de Energía: ¿en qué almacén va la siguiente unidad?
}
ask-defrost = Se descongela un Clon: ¿en qué Esclusa aparece?
ask-sense = ¿Qué BioDron destruye la Cabina de sensores?
ask-get = ¿En qué recurso lo convierte la Cabina de sensores?
ask-charge = ¿Qué Cohete recibe la ojiva?
ask-mend = { $number ->
    [one] ¿Qué casilla se repara?
   *[other] ¿Qué casilla se repara? Hasta { $number }
}
ask-free = ¿Qué Espía vuelve a ser un Clon?
ask-gunner = { $module }: usa a un Artillero, o para
ask-hit = Varios objetos comparten la { $space }: ¿cuál se alcanza?
ask-convert = ¿Qué Clon de la fila se convierte en Espía?
ask-take = ¿De qué Satélite de la fila se toma el control?
ask-drone = { $number ->
    [one] Mueve un BioDron exactamente 1 paso, o para
   *[other] Mueve un BioDron exactamente { $number } pasos, o para
}
ask-go = { $number ->
    [one] ¿Adónde va con 1 paso el BioDron de { $square }?
   *[other] ¿Adónde va con { $number } pasos el BioDron de { $square }?
}
ask-draw = { $seat } ofrece empate: ¿aceptas?

# What happens
event-started = { $seat } empieza por sorteo
    .you = Empiezas por sorteo
event-turn = Turno { $number }: { $seat }
    .you = Turno { $number }: tú
event-rolled = { $seat } saca un { $number }
    .you = Sacas un { $number }
event-stuck = { $number ->
    [one] { $seat } no tiene ningún Clon ni Espía que pueda dar 1 paso
   *[other] { $seat } no tiene ningún Clon ni Espía que pueda dar { $number } pasos
}
    .you = { $number ->
        [one] No tienes ningún Clon ni Espía que pueda dar 1 paso
       *[other] No tienes ningún Clon ni Espía que pueda dar { $number } pasos
    }
event-unpaid = { $module } no se activa: { $resource-id ->
    [rk] faltan Cohetes
    [bd] faltan BioDrones
   *[other] falta { $resource }
}
event-no-room = { $module } no produce nada: no hay sitio para { $resource-id ->
    [rk] Cohetes
    [bd] BioDrones
   *[other] { $resource }
}
event-no-gunner = { $module } no se activa: no hay Artilleros en la superficie
event-no-target = { $module } no se activa: ningún Artillero tiene objetivo
event-no-drone = { $module } no se activa: no hay ningún BioDron que pueda destruir
event-no-rocket = { $module } no se activa: no hay ningún Cohete que pueda armar
event-nothing-to-do = { $module } no se activa: no hay nada que hacer
event-activated = { $seat } activa { $module } por { $cost }
    .you = Activas { $module } por { $cost }
    .times = { $seat } activa { $module } { $times } veces
    .times-you = Activas { $module } { $times } veces
event-paid = { $seat } paga { counted }
    .you = Pagas { counted }
event-gained = { $seat } gana { counted }
    .you = Ganas { counted }
    .sum = { $seat } gana { counted }
    .sum-you = Ganas { counted }
    .net = { $seat } gana en neto { counted }
    .net-you = Ganas en neto { counted }
event-lost = { $seat } pierde { counted }: no hay sitio
    .you = Pierdes { counted }: no hay sitio
    .sum = { $seat } pierde { counted }: no hay sitio
    .sum-you = Pierdes { counted }: no hay sitio
event-defrosted = { $seat } descongela un Clon en { $square }
    .you = Descongelas un Clon en { $square }
    .times = { $seat } descongela { $times } Clones
    .times-you = Descongelas { $times } Clones
event-no-lock = { $seat } no recibe un Clon nuevo: no hay Esclusas libres
    .you = No recibes un Clon nuevo: no hay Esclusas libres
event-stolen = { $resource-id ->
    [rk] { $seat } roba 1 Cohete
    [bd] { $seat } roba 1 BioDron
   *[other] { $seat } roba 1 de { $resource }
}
    .you = { $resource-id ->
        [rk] Robas 1 Cohete
        [bd] Robas 1 BioDron
       *[other] Robas 1 de { $resource }
    }
event-charged = { $seat } pone una ojiva en el Cohete de la { $cell }
    .you = Pones una ojiva en el Cohete de la { $cell }
event-mended = { $seat } repara { $square }
    .you = Reparas { $square }
    .times = { $seat } repara { $times } casillas
    .times-you = Reparas { $times } casillas
event-freed = { $seat } vuelve a convertir en Clon al Espía de { $square }
    .you = Vuelves a convertir en Clon al Espía de { $square }
event-converted = { $seat } convierte en Espía al Clon de { $square }
    .you = Conviertes en Espía al Clon de { $square }
event-seized = { $seat } toma el control del Satélite de la { $space }
    .you = Tomas el control del Satélite de la { $space }
event-deployed = { $seat } coloca { an-object } en la { $space }
    .you = Colocas { an-object } en la { $space }
    .times = { $seat } coloca { $times } { objects } en el espacio
    .times-you = Colocas { $times } { objects } en el espacio
event-launched = { $seat } lanza { an-object } hasta la { $space }
    .you = Lanzas { an-object } hasta la { $space }
    .times = { $seat } lanza { $times } { objects }
    .times-you = Lanzas { $times } { objects }
event-flew = { the-object } de { $seat } vuela a la { $space }
    .you = Tu { $object } vuela a la { $space }
event-stopped = { the-object } de { $seat } choca con el Escudo de energía de la { $space }
    .you = Tu { $object } choca con el Escudo de energía de la { $space }
event-collided = { the-object } de { $seat } choca con el Satélite de la { $space }
    .you = Tu { $object } choca con el Satélite de la { $space }
event-struck = { the-object } de { $seat } alcanza al Artillero de { $square }
    .you = Tu { $object } alcanza al Artillero de { $square }
event-landed = { the-object } de { $seat } { $object-id ->
    [capsule] aterriza en { $square }
   *[other] da en { $square }
}
    .you = Tu { $object } { $object-id ->
        [capsule] aterriza en { $square }
       *[other] da en { $square }
    }
    .times = { $times } { objects } de { $seat } { $object-id ->
        [capsule] aterrizan
       *[other] dan en el blanco
    }
    .times-you = { $times } de tus { objects } { $object-id ->
        [capsule] aterrizan
       *[other] dan en el blanco
    }
event-recharged = El Escudo de energía de { $seat } en la { $space } recibe un impacto y se recarga por 1 de Energía
    .you = Tu Escudo de energía de la { $space } recibe un impacto y se recarga por 1 de Energía
event-shield-lost = El Escudo de energía de { $seat } en la { $space } recibe un impacto y se pierde: no queda Energía
    .you = Tu Escudo de energía de la { $space } recibe un impacto y se pierde: no queda Energía
event-crawled = El BioDron de { $seat } va de { $square } a { $square2 }
    .you = Tu BioDron va de { $square } a { $square2 }
event-damaged = La estación de { $seat } sufre Daño en { $square }
    .you = Tu estación sufre Daño en { $square }
    .times = La estación de { $seat } sufre { $times } Daños
    .times-you = Tu estación sufre { $times } Daños
event-clone-lost = { $seat } pierde el Clon de { $square }
    .you = Pierdes el Clon de { $square }
    .times = { $seat } pierde { $times } Clones
    .times-you = Pierdes { $times } Clones
event-spy-lost = { $seat } pierde el Espía de { $square }
    .you = Pierdes el Espía de { $square }
event-drone-lost = { $seat } pierde el BioDron de { $square }
    .you = Pierdes el BioDron de { $square }
    .times = { $seat } pierde { $times } BioDrones
    .times-you = Pierdes { $times } BioDrones
event-cube-lost = { $seat } pierde el cubo de { $square }
    .you = Pierdes el cubo de { $square }
    .times = { $seat } pierde { $times } cubos
    .times-you = Pierdes { $times } cubos
event-object-lost = { $seat } pierde { the-object } de la { $space }
    .you = Pierdes { the-object } de la { $space }
    .times = { $seat } pierde { $times } { objects }
    .times-you = Pierdes { $times } { objects }
event-fired = Las unidades de { $seat } abren fuego
    .you = Tus unidades abren fuego
event-offered = { $seat } ofrece empate
    .you = Ofreces empate
event-declined = { $seat } rechaza el empate
    .you = Rechazas el empate
counted = { $number } { $resource-id ->
    [rk] { $number ->
        [one] Cohete
       *[other] Cohetes
    }
    [bd] { $number ->
        [one] BioDron
       *[other] BioDrones
    }
   *[other] de { $resource }
}
the-object = { $object-id ->
    [capsule] la { $object }
   *[other] el { $object }
}
an-object = { $object-id ->
    [capsule] una { $object }
   *[other] un { $object }
}
objects = { $object-id ->
    [shield] Escudos de energía
    [nuclear] Cohetes nucleares
    [capsule] Cápsulas de desembarco
    [satellite] Satélites
   *[rocket] Cohetes
}

# Why not
why-not-inner = { $square } no es una casilla interior de la estación
why-taken = Ya has colocado un Clon en { $square }
why-exact = { $number ->
    [one] Ningún camino hasta allí tiene exactamente 1 paso
   *[other] Ningún camino hasta allí tiene exactamente { $number } pasos
}
why-no-clone-ends = { $number ->
    [one] Ningún Clon tuyo acaba en { $square } con 1 paso exacto
   *[other] Ningún Clon tuyo acaba en { $square } con { $number } pasos exactos
}
why-no-spy-ends = { $number ->
    [one] Ningún Espía tuyo acaba en { $square } con 1 paso exacto
   *[other] Ningún Espía tuyo acaba en { $square } con { $number } pasos exactos
}
why-not-yours = No controlas ningún Clon ni Espía en { $square }
why-occupied = { $square }: casilla ocupada
why-damage-ahead = El Daño de { $square } cierra el paso
why-drone-ahead = El BioDron de { $square } cierra el paso
why-drone-ahead-of-spy = El BioDron de { $square } cierra el paso, aunque sea tuyo
why-unit-ahead = El Clon o Espía de { $square } cierra el paso al BioDron
why-damage-ahead-of-drone = El Daño de { $square } cierra el paso al BioDron
why-drone-there = Ya hay un BioDron en { $square }
why-no-drone-here = Ningún BioDron tuyo espera en { $square }
why-drone-stuck = { $number ->
    [one] Este BioDron no puede dar exactamente 1 paso
   *[other] Este BioDron no puede dar exactamente { $number } pasos
}
why-too-dear = { $resource }: hace falta { $number }, disponible { $number2 }
why-already = El Artillero de { $column } ya se ha usado
why-no-gunner-there = No hay ningún Artillero en { $column }
why-no-shot = El Artillero de { $column } no tiene nada que alcanzar: toda la fila está dañada
why-full-space = Ya hay un objeto en la { $space }
why-level-damaged = { $square } ya tiene Daño
why-no-clone-in-row = No hay ningún Clon enemigo en la fila del Artillero de { $column }
why-no-satellite-in-row = No hay ningún Satélite enemigo en la fila del Artillero de { $column }
why-not-damaged = { $square } no tiene Daño
why-no-spy-there = El Clon de { $square } no es un Espía
why-no-cube = No hay ningún Cohete en la { $cell }
why-has-warhead = El Cohete de la { $cell } ya lleva una ojiva
why-not-sensed = La Cabina de sensores no alcanza a ningún BioDron en { $square }
why-cannot-accept = { $warehouse }: almacén lleno o bloqueado
why-cannot-pay = { $warehouse }: ningún cubo disponible
why-cannot-get = No cabe un cubo de { $resource }: almacén lleno o bloqueado
why-still-blocked = Sin el BioDron de { $square } ningún almacén podría admitir un cubo
why-lock-taken = { $square } tiene Daño o está ocupada
why-no-thief = Ningún Espía tuyo está donde { $warehouse } se abre al pozo central
why-stole = El Espía que está junto a { $warehouse } ya ha robado este turno
why-no-loot = El almacén rival { $warehouse } no tiene ningún cubo disponible
why-no-store = Tu almacén para lo robado en { $warehouse } está lleno o bloqueado
why-not-there = No hay { $object } en esa casilla

# The end
end-harmless = { $seat } gana: { $seat2 } ya no podrá volver a dañar la estación rival
    .you = Ganas: { $seat2 } ya no podrá volver a dañar tu estación
    .you2 = { $seat } gana: ya no podrás volver a dañar la estación rival
end-both-harmless = Empate: ninguno de los dos podrá volver a dañar la otra estación
end-limit = { $number ->
    [one] { $seat } gana: { $seat2 } tiene 1 casilla dañada
   *[other] { $seat } gana: { $seat2 } tiene { $number } casillas dañadas
}
    .you = { $number ->
        [one] Ganas: { $seat2 } tiene 1 casilla dañada
       *[other] Ganas: { $seat2 } tiene { $number } casillas dañadas
    }
    .you2 = { $number ->
        [one] { $seat } gana: tienes 1 casilla dañada
       *[other] { $seat } gana: tienes { $number } casillas dañadas
    }
end-both-limit = { $number ->
    [one] Empate: las dos estaciones tienen 1 casilla dañada
   *[other] Empate: las dos estaciones tienen { $number } casillas dañadas
}
end-cap-damage = { $number ->
    [one] { $seat } gana tras 1 turno con menos Daños
   *[other] { $seat } gana tras { $number } turnos con menos Daños
}
    .you = { $number ->
        [one] Ganas tras 1 turno con menos Daños
       *[other] Ganas tras { $number } turnos con menos Daños
    }
end-cap-clones = { $number ->
    [one] { $seat } gana tras 1 turno: iguales en Daños, más Clones
   *[other] { $seat } gana tras { $number } turnos: iguales en Daños, más Clones
}
    .you = { $number ->
        [one] Ganas tras 1 turno: iguales en Daños, más Clones
       *[other] Ganas tras { $number } turnos: iguales en Daños, más Clones
    }
end-cap-draw = { $number ->
    [one] Empate tras 1 turno: iguales en Daños y en Clones
   *[other] Empate tras { $number } turnos: iguales en Daños y en Clones
}
end-resigned = { $seat } gana: { $seat2 } se rinde
    .you = Ganas: { $seat2 } se rinde
    .you2 = { $seat } gana: te rindes
end-agreed = Empate por acuerdo
end-proof-rockets = { $seat } no tiene ningún Cohete en vuelo
    .you = No tienes ningún Cohete en vuelo
end-proof-spies = Ningún Espía de { $seat } puede llevar Explosivos a una casilla y salir de ella
    .you = Ningún Espía tuyo puede llevar Explosivos a una casilla y salir de ella
end-proof-crew = A { $seat } no le quedan dos personas: nadie puede disparar un módulo desde la superficie
    .you = No te quedan dos personas: nadie puede disparar un módulo desde la superficie
end-proof-surface = La gente de { $seat } ya no puede llegar a la superficie, y allí no hay Artilleros
    .you = Tu gente ya no puede llegar a la superficie, y allí no hay Artilleros
end-proof-module = { $module }: la gente de { $seat } ya no puede llegar a ninguno
    .you = { $module }: tu gente ya no puede llegar a ninguno
end-proof-resource = { $module }: { $seat } ya nunca podrá pagarlo ({ $resource })
    .you = { $module }: ya nunca podrás pagarlo ({ $resource })
end-proof-explosives = { $module }: sin Explosivos los BioDrones de { $seat } no causan Daños
    .you = { $module }: sin Explosivos tus BioDrones no causan Daños
end-proof-drones = Ningún BioDron de { $seat }, en vuelo o en la estación rival, puede dejar Daños
    .you = Ningún BioDron tuyo, en vuelo o en la estación rival, puede dejar Daños

# The rows of the result
row-victory = Victoria
row-damage = Daños
row-clones = Clones y Espías
row-cubes = Cubos
row-turns = Turnos

# La mesa en palabras
board-roll = dado { $sign } { $number }
board-armed = Armas activas: { $weapons }
board-stock = { $blocked ->
    [0] { $seat }: { $stock }
    [one] { $seat }: { $stock } al alcance, 1 bloqueado
   *[other] { $seat }: { $stock } al alcance, { $blocked } bloqueados
}
board-pieces = { $seat }: { $piece } en { $places }
board-made-by = { $resource }: se produce en { $modules }
board-used-by = { $resource }: se gasta en { $modules }
board-on = en { $squares }
board-per-gunner = por cada Artillero

# Steps of a turn
step-roll = Dado
step-move = Movimiento
step-module = Módulo
step-drones = Drones
step-flight = Vuelo
step-fire = Fuego
step-check = Control

# The table in sentences
told-turn = { $die ->
    [0] Turno { $number }: { $seat } aún no ha tirado
   *[other] Turno { $number }: { $seat } ha sacado un { $die }
}

# Las tablas del reglamento
amount = { $n } { $what ->
    [ox] de { resource-ox }
    [bm] de { resource-bm }
    [rk] { $n ->
        [one] Cohete
       *[other] Cohetes
    }
    [bd] { $n ->
        [one] BioDron
       *[other] BioDrones
    }
    [me] de { resource-me }
    [ur] de { resource-ur }
   *[en] de { resource-en }
}
book-nothing = nada
book-battle = módulos de combate
book-production = módulos de producción

# La primera partida guiada y el consejero; $what es la opción iluminada
lesson-aim = Ganas cuando tu rival ya no puede dañar tu estación y tú todavía puedes dañar la suya. No hay puntos.
lesson-roll = En cada turno se lanza un dado: uno de tus Clones da exactamente esos pasos, y el módulo donde se detiene se pone en marcha.
lesson-surface = Para disparar necesitas un Artillero: un Clon en la superficie, el borde que da al rival.
lesson-laser = Un Artillero solo dispara si un Clon de dentro se detiene en un módulo de combate, y hay un Láser a tu alcance.
lesson-gunner = El rayo va en línea recta y daña lo primero que encuentra.
lesson-pay = Cada disparo cuesta Energía. Págala de cualquiera de tus dos almacenes.
lesson-filter = En el fondo están los módulos de producción, que lo alimentan todo. Un Filtro de aire da Oxígeno.
lesson-clone = Más Oxígeno que Clones: despierta un Clon nuevo. Elige su Esclusa: las dos exteriores llevan a la superficie.
lesson-second = Con un segundo Artillero cada módulo de combate actúa dos veces, por dos filas.
lesson-battle = Tus Artilleros esperan la orden: detente otra vez en un módulo de combate.
lesson-all = Lo puede usar un Artillero tras otro, y puedes parar cuando quieras.
lesson-weigh = Esta tirada es toda tuya. Señala una casilla iluminada para ver qué pasaría allí y elige.
lesson-reactor = Los disparos piden Energía, y un Reactor nuclear la saca del Uranio.
lesson-farewell = Ya conoces el juego. Un Daño en la entrada de un almacén encierra todo lo que hay detrás: apunta ahí. De Cohetes, BioDrones y reparaciones sabrás cuando lleguen.
hint-shield = Un Escudo de energía en la fila de un Artillero detiene rayos, Cohetes y cápsulas mientras puedas pagarlo.
hint-mend = Una reparación vuelve a abrir la casilla y todo lo que estaba encerrado detrás.
hint-drone = Cada BioDron tuyo en la otra estación se mueve tanto como has sacado. Cortan el paso y pueden causar Daños desde dentro.
hint-store = Los cubos entran en un almacén por su entrada; lo que queda detrás de un Daño no se alcanza.
