# El juego
game-title = Ark: Awakening
game-about = Explora el Ark, lleva energía a sus habitaciones, intégralas y cumple tu misión: cuál, depende del modo.
mode-first_mission = Primera Misión
mode-first_mission-about = Una primera partida sin combates: seis metas que enseñan todas las secciones del biodomo.
mode-awakening = Awakening
mode-awakening-about = Con dos logros robas una misión secreta. Gana quien active antes sus tres habitaciones.

# Lugares
owner-0 = jugador A
owner-1 = jugador B
owner-2 = jugador C
owner-3 = jugador D
owner-4 = jugador E
place = { $label ->
    [biodome] el biodomo
   *[other] la casilla { $label }
}
cell = la casilla { $label }
site = { $label ->
    [MOB] { section-MOB }
    [PWR] { section-PWR }
    [PRO] { section-PRO }
    [ENG] { section-ENG }
    [MIL] { section-MIL }
    [ART] { section-ART }
    [UNI] { section-UNI }
    [MOB2] { section-MOB }, segunda fila
    [PWR2] { section-PWR }, segunda fila
    [PRO2] { section-PRO }, segunda fila
    [ENG2] { section-ENG }, segunda fila
    [MIL2] { section-MIL }, segunda fila
    [ART2] { section-ART }, segunda fila
    [UNI2] { section-UNI }, segunda fila
    [generator] su generador
   *[other] la casilla { $label }
}
section-MOB = Control de movilidad
section-PWR = Generación de energía
section-PRO = Producción y explotación
section-ENG = Ingeniería
section-MIL = Desarrollo militar
section-ART = Investigación de artefactos
section-UNI = Estasis y enfermería
generator-pwr0 = { biodome-generator }
generator-pwr1 = { biodome-generator }
generator-pwr2 = { biodome-generator }
generator-pwr3 = { biodome-generator }
generator-pwr4 = { biodome-generator }
biodome-generator = { $mine ->
    [yes] tu generador
    [own] su propio generador
    [no] el generador de { $owner }
   *[none] el generador del biodomo
}
power-G1 = el { generator-G1.inside }
power-G2 = el { generator-G2.inside }
power-G3 = el { generator-G3.inside }

# Recursos, unidades, clases de puntos
resource-titanium = titanio
resource-biotite = biotita
resource-osmium = osmio
resource-metamorphite = metamorfita
unit-own = unidades propias
unit-robot = robots
unit-species = Especie 683
tool-plain = con una unidad allí
tool-remote = a distancia
tool-free = sin coste
tool-anywhere = a distancia y sin coste
mini-move = mover
mini-militarize = aumentar el arsenal
mini-metamorphite = tomar metamorfita
mini-resources = tomar un recurso básico

# Habitaciones
room-R01 = Generador de escudo
    .there = el { room-R01 }
    .short = Escudos
room-R02 = Laboratorio científico
    .there = el { room-R02 }
    .short = Ciencia
room-R03 = Estación de residuos y reciclado
    .there = la { room-R03 }
    .short = Reciclaje
room-R04 = Cosechadora de planetas
    .there = la { room-R04 }
    .short = Cosecha
room-R05 = Centro táctico y de defensa
    .there = el { room-R05 }
    .short = Táctica
room-R06 = Laboratorio médico
    .there = el { room-R06 }
    .short = Médico
room-R07 = Observatorio y sensores de largo alcance
    .there = el { room-R07 }
    .short = Sensores
room-R08 = Centro neurálgico de energía
    .there = el { room-R08 }
    .short = Nervio
room-R09 = Cámara de génesis
    .there = la { room-R09 }
    .short = Génesis
room-R10 = Reservas y depósitos
    .there = la habitación { room-R10 }
    .short = Reservas
room-R11 = Nexo de comunicaciones
    .there = el { room-R11 }
    .short = Nexo
room-R12 = Seguridad interna
    .short = Seguridad
room-R13 = Centro de entrenamiento, hologramas y simulación
    .there = el { room-R13 }
    .short = Simulador
room-R14 = Motor de pliegues espacio-temporales
    .there = el { room-R14 }
    .short = Pliegue
room-R15 = Base de datos central
    .there = la { room-R15 }
    .short = Datos
room-R16 = Bahía de lanzamiento y lanzaderas
    .there = la { room-R16 }
    .short = Lanzadera
room-R17 = Sintetizador de elementos
    .there = el { room-R17 }
    .short = Síntesis
room-R18 = Armería
    .there = la { room-R18 }
    .short = Armería
room-R19 = Catálogo de especies
    .there = el { room-R19 }
    .short = Especies
room-R20 = Bioingeniería
    .short = Bioing.
room-R21 = Centro logístico de recursos
    .there = el { room-R21 }
    .short = Logística
room-R22 = Drones de ayuda
    .there = la habitación { room-R22 }
    .short = Drones
room-R23 = Núcleo central computacional
    .there = el { room-R23 }
    .short = Núcleo
room-R24 = Oráculo cuántico
    .there = el { room-R24 }
    .short = Oráculo
room-R25 = Conducto espacio-temporal
    .there = el { room-R25 }
    .short = Conducto
room-R26 = Fábrica de naves estelares
    .there = la { room-R26 }
    .short = Astillero
room-R27 = Sala de control y navegación
    .there = la { room-R27 }
    .short = Control
room-R28 = Laboratorio de nanobots
    .there = el { room-R28 }
    .short = Nanobots
room-R29 = Sala de robótica
    .there = la { room-R29 }
    .short = Robótica
room-R31 = Módulo constructor de habitaciones
    .there = el { room-R31 }
    .short = Módulos
room-R32 = Generador gravitacional
    .there = el { room-R32 }
    .short = Gravedad
room-R33 = Centro de aislamiento
    .there = el { room-R33 }
    .short = Celdas
generator-G1 = Generador de energía turquesa
    .there = el { generator-G1 }
    .short = Turquesa
    .inside = generador turquesa
generator-G2 = Generador de energía violeta
    .there = el { generator-G2 }
    .short = Violeta
    .inside = generador violeta
generator-G3 = Generador de energía ámbar
    .there = el { generator-G3 }
    .short = Ámbar
    .inside = generador ámbar
factory-F-Ti = Mina de titanio
    .there = la { factory-F-Ti }
    .short = Mina
factory-F-Bt = Granja de biotita
    .there = la { factory-F-Bt }
    .short = Granja
factory-F-Os = Fundición de osmio
    .there = la { factory-F-Os }
    .short = Fundición
factory-F-Mt = Crisol de metamorfita
    .there = el { factory-F-Mt }
    .short = Crisol
-gate = Puerta de transporte
room-gate1 = { -gate } 1
    .there = la { room-gate1 }
room-gate2 = { -gate } 2
    .there = la { room-gate2 }
room-gate3 = { -gate } 3
    .there = la { room-gate3 }
room-gate4 = { -gate } 4
    .there = la { room-gate4 }
room-gate5 = { -gate } 5
    .there = la { room-gate5 }
room-at = { $room } ({ $cell })

# Facciones
faction-standard = cara A
faction-hara = Hara
faction-diruni = Diruni
faction-gimmli = Gimmli
faction-pajak = Pajak
faction-eillis = Eillis
faction-togach = Togach
faction-raghna = Raghna
faction-qfin = Qfin

# Artefactos
artifact-AC01 = Apertura de esclusa
artifact-AC02 = Llave del arquitecto
artifact-AC03 = Artefacto desconocido
artifact-AC04 = Lanza de plasma
artifact-AC05 = Carga de singularidad
artifact-AC06 = Escudo del vacío
artifact-AC07 = Baliza de fase
artifact-AC08 = Rompeestasis
artifact-AC09 = Enjambre Gauss
artifact-AC10 = Sobrecarga del reactor
artifact-AC11 = Red neuronal
artifact-AC11-6 = { artifact-AC11 } (6)
artifact-AC11-8 = { artifact-AC11 } (8)
artifact-AC12 = Nanoforja
artifact-AC13 = Ancla gravitatoria
artifact-AC14 = Tanques de medigel
artifact-AC15 = Dron explorador
artifact-AC16 = Alijo de raciones
artifact-AC17 = Botas cinéticas
artifact-AC18 = Cuerno de guerra
artifact-AC19 = Señuelo holográfico
artifact-AC20 = Vial catalizador

# Misiones
mission-MI-01 = Hacerse con el timón
mission-MI-02 = Una señal a casa
mission-MI-03 = Predecir la caída
mission-MI-04 = Simulacro de evacuación
mission-MI-05 = Cambiar el rumbo
mission-MI-06 = Conocer a los fundadores
mission-MI-07 = Alimentar la colmena
mission-MI-08 = El diezmo callado
mission-MI-09 = Circuito cerrado
mission-MI-10 = Construir una nave de huida
mission-MI-11 = Devorar un mundo
mission-MI-12 = Economía blindada
mission-MI-13 = Curar la plaga
mission-MI-14 = Mirar atrás en el tiempo
mission-MI-15 = Liberar a los enjaulados
mission-MI-16 = Máquinas vivientes
mission-MI-17 = Un nuevo génesis
mission-MI-18 = Romper la cuarentena
mission-MI-19 = Plegar las estrellas
mission-MI-20 = Apuntar los torpedos
mission-MI-21 = Legión de acero
mission-MI-22 = Ampliar el casco
mission-MI-23 = La apuesta del conducto
mission-MI-24 = Armar a los autómatas
mission-MI-25 = Capitán e intendente
mission-MI-26 = Difundir la oferta
mission-MI-27 = Simular el mercado
mission-MI-28 = Ruta de contrabando
mission-MI-29 = Estudiar a los polizones
mission-MI-30 = Oráculo de carne
mission-MI-31 = Hospital de campaña
mission-MI-32 = Sala de guerra
mission-MI-33 = Atajo a cualquier parte
mission-MI-34 = Drones cartógrafos
mission-MI-35 = Vida sintética
mission-MI-36 = Reciclar a los caídos
mission-MI-37 = Pozo gravitatorio
mission-MI-38 = Forja y fundición
mission-MI-39 = Núcleo blindado
mission-MI-40 = Flota carroñera
mission-MI-41 = Ejército de clones
mission-MI-42 = Almacén en frío
mission-MI-43 = Investigación armamentística
mission-MI-44 = Enjambre quirúrgico
mission-MI-45 = Energía total

# Logros, metas, fichas
achievement-AT1 = Coleccionista
achievement-AT2 = Señor de la guerra
achievement-AT3 = Tripulación despierta
achievement-AT4 = Acaparador
achievement-AT5 = Constructor del hogar
achievement-AT6 = Amo del Ark
subject-cards = { $n } cartas de artefacto, en la mano o construidas
subject-arsenal = arsenal en { $n }
subject-units = { $n } unidades despiertas
subject-stock = { $n } recursos en total
subject-home = { $n } cubos en el biodomo
subject-rooms = { $n } habitaciones bajo control
goal-1 = Dar energía al Ark
goal-2 = Explorar
goal-3 = Explotar
goal-4 = Integrar
goal-5 = Hallar un artefacto
goal-6 = Despertar a la tripulación
aim-1 = { $n } cilindros fuera de tu generador
aim-2 = { $n } casillas exploradas
aim-3 = { $n } recursos en una sola explotación
aim-4 = { $n } cubos en una sola acción de ingeniería
aim-5 = { $n ->
    [one] una carta de artefacto robada
   *[other] { $n } cartas de artefacto robadas
}
aim-6 = { $n } unidades despiertas a la vez
token-1 = ficha de titanio
token-2 = ficha de biotita
token-3 = ficha de osmio
token-4 = ficha de metamorfita
token-5 = ficha de artefacto
token-6 = ficha de arsenal
token-7 = ficha de desvío
token-8 = ficha de curación

# Lo que dice un jugador
do-done = { $ask ->
    [phase] Terminar la sección
    [preempt] Empezar el turno
    [mini] Empezar sin ella
    [chain] No encadenar
    [steps] No mover más
    [teleports] No teletransportar más
    [explore] No explorar
    [position] Explorar lo elegido
    [reward] Dejar las demás
    [diverts] No desviar más
    [return] No devolver más
    [synthesize] Guardar la metamorfita
    [take] No tomar nada
    [exchange] No cambiar más
    [cube] No colocar el cubo
    [awaken] No despertar más
    [play] No jugar carta
    [meet] No jugar carta
    [vent] No abrir esclusas
    [remove] No retirar cubos
    [shove] No expulsar a nadie
    [part] Prescindir de ella
    [counter] Dejar el contador
    [survey] Explorar desde aquí
    [roam] Quedarse aquí
   *[other] Seguir
}
do-choose = Actuar en { $section }
do-chain = Usar el encadenamiento de { $room }
do-mini = Hacer la miniacción: { $mini }
do-move = Mover de { $place } a { $place2 }
do-teleport = Teletransportar de { $place } a { $place2 }
do-fold = Plegar el espacio: intercambiar { $cell } con { $cell2 }
do-units = { $count ->
    [one] Llevar 1 unidad
   *[other] Llevar { $count } unidades
}
do-explore = Explorar desde { $place }
do-position = Explorar { $cell }
do-assign = Poner allí { $room }
do-reward = Tomar la { $token }
do-divert = { $site-id ->
    [generator] Desviar un cilindro de { $generator }
   *[other] Desviar de { $site } un cilindro de { $generator }
}
do-reclaim = Desviar un cilindro de { $generator } que está en la sección de otro jugador
do-from = De { $section } de { $seat }
do-into = Ponerlo en { $site }
do-displace = Devolver un cilindro de { $generator }
do-produce = Producir
do-exploit = Explotar las fábricas
do-take = Tomar { $resource }
do-exchange = Convertir 1 de { $resource } en metamorfita
do-integrate = Integrar un cubo en { $site }, { $tool }
do-replace = { $seat-id ->
    [enemy] Sustituir un cubo del Enemigo
   *[other] Sustituir un cubo de { $seat }
}
do-pay = Pagar con { $resource }
do-militarize = Militarizar
do-research = Investigar artefactos
do-use = Usar { $artifact }
do-discard = Descartar { $artifact }
do-awaken = { $unit-id ->
    [own] Despertar una unidad propia
    [robot] Despertar un robot
   *[other] Despertar una unidad: { $unit }
}
do-heal = Curar una unidad
do-fight = { $seat-id ->
    [enemy] Combatir contra el Enemigo en { $cell }
   *[other] Combatir contra { $seat } en { $cell }
}
do-play = Jugar { $artifact }
do-vent = Abrir la esclusa de { $cell }
do-remove = { $seat-id ->
    [enemy] Quitar un cubo del Enemigo de { $cell }
   *[other] Quitar de { $cell } un cubo de { $seat }
}
do-shove = { $seat-id ->
    [enemy] Expulsar al Enemigo de { $cell }
   *[other] Expulsar a { $seat } de { $cell }
}
do-send = Enviarlas a { $cell }

# Preguntas
ask-section = ¿En qué sección actúas este turno?
ask-mini = ¿Empiezas con una miniacción?
ask-phase = { $section }: ¿qué haces?
ask-chain = ¿Usas un encadenamiento para actuar en otra sección?
ask-units = ¿Cuántas van? Allí hay { $number } ({ $unit })
ask-position = { $number ->
    [one] ¿Qué casilla exploras? Una más como mucho
   *[other] ¿Qué casilla exploras? { $number } más como mucho
}
ask-assign = ¿Qué habitación pones en { $cell }?
ask-reward = ¿Qué ficha usas ahora? Las que dejes se descartan
ask-into = ¿Adónde va el cilindro de { $generator }?
ask-from = ¿De la sección de quién tomas el cilindro de { $generator }?
ask-displace = ¿Qué cilindro deja su sitio?
ask-diverts = { $number ->
    [one] Puedes desviar un cilindro
   *[other] Puedes desviar { $number } cilindros
}
ask-teleports = { $number ->
    [one] Puedes teletransportar unidades una vez
   *[other] Puedes teletransportar unidades { $number } veces
}
ask-steps = { $number ->
    [one] Tienes 1 punto de movimiento
   *[other] Tienes { $number } puntos de movimiento
}
ask-synthesize = { $number ->
    [one] ¿Tomas 2 de un recurso básico en lugar de 1 metamorfita? Una vez más
   *[other] ¿Tomas 2 de un recurso básico en lugar de 1 metamorfita? { $number } veces como mucho
}
ask-take = ¿De qué recurso tomas { $number }?
ask-exchange = ¿Cambias un recurso por metamorfita? { $number } más como mucho
ask-replace = No queda ningún hueco libre: ¿de quién es el cubo que sustituyes?
ask-pay = ¿Con qué recurso pagas { $number }?
ask-discard = { $number ->
    [one] Descarta una de las cartas robadas
   *[other] Descarta { $number } de las cartas robadas
}
ask-heal = ¿Cuántas unidades heridas curas? Como máximo { $number }
ask-awaken = { $number ->
    [one] Puedes despertar una unidad
   *[other] Puedes despertar { $number } unidades
}
ask-cube = ¿Dónde integras el cubo gratuito?
ask-explore = ¿Desde dónde exploras?
ask-fight = ¿Qué combate se resuelve primero?
ask-play = Combate en { $cell }: ¿qué carta juegas en secreto?
ask-vent = ¿En qué habitación abres la esclusa?
ask-remove = ¿Qué cubo quitas?
ask-shove = ¿A qué unidades expulsas?
ask-send = ¿Adónde van las unidades de { $seat }?

# Lo que ocurre
event-is-dark = { $seat } es el Jugador Oscuro
    .you = Eres el Jugador Oscuro
event-first = { $seat } empieza la partida
    .you = Empiezas la partida
event-turn = Ronda { $number }: turno de { $seat }
    .you = Ronda { $number }: tu turno
event-explored = { $seat } encuentra { $room } en la casilla { $cell-id }
    .you = Encuentras { $room } en la casilla { $cell-id }
event-found = { $seat } toma una { $token }
    .you = Tomas una { $token }
event-gained = { $seat } gana { $number } de { $resource }
    .you = Ganas { $number } de { $resource }
    .sum = { $seat } gana { $number } de { $resource }
    .sum-you = Ganas { $number } de { $resource }
    .net = { $seat } gana en neto { $number } de { $resource }
    .net-you = Ganas en neto { $number } de { $resource }
event-paid = { $seat } paga { $number } de { $resource }
    .you = Pagas { $number } de { $resource }
    .sum = { $seat } paga { $number } de { $resource }
    .sum-you = Pagas { $number } de { $resource }
event-disarmed = { $seat } gasta { $number } del arsenal
    .you = Gastas { $number } del arsenal
event-armed = { $seat } suma { $number } al arsenal
    .you = Sumas { $number } al arsenal
    .sum = { $seat } suma { $number } al arsenal
    .sum-you = Sumas { $number } al arsenal
event-drew = { $seat } roba { $artifact }
    .you = Robas { $artifact }
event-drew-secretly = { $seat } roba una carta de artefacto
    .you = Robas una carta de artefacto
    .times = { $seat } roba { $times } cartas de artefacto
    .times-you = Robas { $times } cartas de artefacto
event-no-draw = { $seat } no encuentra cartas de artefacto que robar
    .you = No encuentras cartas de artefacto que robar
event-reshuffled = Los artefactos descartados se barajan en un mazo nuevo
event-integrated = { $seat } integra un cubo en { $site }
    .you = Integras un cubo en { $site }
    .times = { $seat } integra { $times } cubos en { $site }
    .times-you = Integras { $times } cubos en { $site }
event-replaced = Se sustituye un cubo de { $seat }
    .you = Se sustituye un cubo tuyo
event-displaced = Un cilindro vuelve a { $generator }
    .times = Vuelven { $times } cilindros a { $generator }
event-wounded = Las unidades de { $seat } resultan heridas en { $cell }
    .you = Tus unidades resultan heridas en { $cell }
event-lost-neutral = Se pierden en { $cell }: { $unit }
event-weak = { $seat } ataca en vano: la defensa de { $number } supera el arsenal
    .you = Atacas en vano: la defensa de { $number } supera el arsenal
event-exploded = Explosión en { $cell }: todos los que combaten allí resultan heridos
event-totals = { $seat } combate con un total de { $number }
    .you = Combates con un total de { $number }
term-arsenal = arsenal
term-units = por unidades
term-player = beneficios
term-cubes = cubos propios allí
term-species = Especie 683
event-term-counts = { $term } { $number }
event-card-counts = { $artifact } { $number }
event-no-card-counts = sin carta
event-defence-reached = el arsenal del atacante alcanza la defensa de { $number }
event-won-combat = { $seat } vence en el combate de { $cell }
    .you = Vences en el combate de { $cell }
event-activated = { $seat } activa { $room }
    .you = Activas { $room }
event-achieved = { $seat } consigue el logro { $achievement }
    .you = Consigues el logro { $achievement }
event-dealt = { $seat } empieza con { $artifact }
    .you = Empiezas con { $artifact }
event-dealt-secretly = { $seat } empieza con { artifact-AC01 } o { artifact-AC02 }
    .you = Empiezas con { artifact-AC01 } o { artifact-AC02 }
event-got-mission = { $seat } roba la misión { $mission }
    .you = Robas la misión { $mission }
event-got-secretly = { $seat } roba una misión secreta
    .you = Robas una misión secreta
event-ticked = { $seat } alcanza la meta { $goal }
    .you = Alcanzas la meta { $goal }

# Por qué no
why-marker-there = Tu marcador está en { $section }: elige otra sección
why-too-dear = { $number ->
    [one] Te falta 1 de { $resource }
   *[other] Te faltan { $number } de { $resource }
}
why-opposed = Hay unidades enemigas en { $cell }
why-already = Esta acción ya ha puesto un cubo en { $site }
why-all-own = Todos los cubos de { $site } son tuyos
why-not-there = No tienes ninguna unidad en { $site }
why-no-cube = No te quedan cubos en la reserva
why-once = Ya has explorado en esta acción
why-nothing-near = No queda nada sin explorar junto a { $place }
why-all-outside = { $generator } no puede tener más de { $number ->
    [one] 1 cilindro
   *[other] { $number } cilindros
} fuera
why-none-asleep = Ninguna de tus unidades está en estasis
why-none-wounded = Ninguna de tus unidades está herida
why-no-airlock = En la Primera Misión las esclusas no se abren
why-peaceful = En tiempo de paz no se ataca ni se hiere a nadie
why-no-points = Un paso cuesta un punto de movimiento y no te queda ninguno
why-no-teleports = En esta acción no te quedan teletransportes
why-own-only = En tu biodomo solo entran unidades de tu color
why-stopped = Tus unidades han tenido que detenerse en { $cell } y este turno se quedan allí
why-sealed-door = { $seat } ha sellado la compuerta hacia { $cell }
why-no-circle-free = No hay ningún círculo libre en { $site }
why-outgunned = Una carta crítica exige más arsenal: te falta { $number }

# Cómo termina
end-goals = La Primera Misión se cumple en la ronda { $number }
end-time = El tiempo se agota tras la ronda { $number }
end-mission = { $seat } ha cumplido su misión
    .you = Has cumplido tu misión
row-goals = Metas
row-turns = Turnos
row-mission-rooms = Habitaciones de misión
row-activated = Habitaciones activadas
row-accomplished = Misión cumplida

# Lo que hacen artefactos y fichas
effect-gain = { $of ->
    [one] toma { $n } de un recurso básico
    [titanium] toma { $n } de titanio
    [biotite] toma { $n } de biotita
    [osmium] toma { $n } de osmio
   *[metamorphite] toma { $n } de metamorfita
}
effect-arsenal = suma { $n } a tu arsenal
effect-draw = { $n ->
    [one] roba una carta de artefacto
   *[other] roba { $n } cartas de artefacto
}
effect-heal = { $n ->
    [0] cura todas tus unidades heridas
    [one] cura una unidad herida
   *[other] cura hasta { $n } unidades heridas
}
effect-awaken = { $cost ->
    [0] despierta hasta { $n } de tus unidades sin coste
   *[other] despierta hasta { $n } de tus unidades por { $cost } de metamorfita cada una
}
effect-divert = { $n ->
    [one] desvía un cilindro
   *[other] desvía hasta { $n } cilindros
}
effect-teleport = { $n ->
    [one] teletransporta un grupo de tus unidades
   *[other] teletransporta grupos de tus unidades { $n } veces
}
effect-step = { $n ->
    [one] mueve con 1 punto de movimiento
   *[other] mueve con { $n } puntos de movimiento
}
effect-explore = { $n ->
    [one] explora una vez; si no hay nada que explorar, roba una carta de artefacto
   *[other] explora una vez; si no hay nada que explorar, roba { $n } cartas de artefacto
}
effect-cube = integra un cubo en cualquier lugar, sin coste
effect-uncube = quita un cubo rival de una habitación que solo ocupes tú
effect-airlock = { $n ->
    [one] hiere a todas las unidades de una habitación a 1 paso de las tuyas como mucho
   *[other] hiere a todas las unidades de una habitación a { $n } pasos de las tuyas como mucho
}
effect-shove = expulsa a las unidades de un rival de una habitación en la que estés o de una vecina
effect-exchange = cambia hasta { $n } recursos básicos por metamorfita

# Beneficios permanentes; $n es un número o los números de una fila
benefit-move = movimiento +{ $n }
benefit-teleport = teletransportes al mover: { $n }
benefit-fold = pliegues del espacio al mover: { $n }
benefit-divert = desvíos adicionales: { $n }
benefit-produce = producción +{ $n }
benefit-synthesize = metamorfita que puedes tomar como 2 recursos básicos: { $n }
benefit-harvest = recursos básicos iguales al producir: { $n }
benefit-convert = recursos básicos que puedes cambiar al producir: { $n }
benefit-exploit = cada fábrica explotada +{ $n }
benefit-reserves = recursos básicos iguales por cada unidad aquí al explotar: { $n }
benefit-engineer = ingeniería +{ $n }
benefit-engineer_remote = cubos a distancia: { $n }
benefit-engineer_free = cubos sin coste: { $n }
benefit-engineer_anywhere = cubos a distancia y sin coste: { $n }
benefit-discount = descuento por cubo: { $n }
benefit-militarize = militarizar +{ $n }
benefit-armoury = militarizar, por cada unidad aquí +{ $n }
benefit-research = investigar +{ $n }
benefit-sift = cartas que robas y descartas al investigar: { $n }
benefit-use = artefactos que usas +{ $n }
benefit-awaken = despertar +{ $n }
benefit-heal = curar +{ $n }
benefit-awaken_discount = descuento de metamorfita por unidad: { $n }
benefit-combat = combate +{ $n }
benefit-defence = defensa +{ $n }
benefit-combat_each = combate por unidad +{ $n }
benefit-defence_each = defensa por unidad +{ $n }
benefit-entrenched = combate y defensa donde tengas un cubo +{ $n }
benefit-protection = recargo por sustituir tus cubos: { $n }
benefit-metabolism = metamorfita por cada unidad vencida: { $n }
benefit-pole = postes eléctricos: { $n }
benefit-ranged = alcance del ataque: { $n }
benefit-bombs = bombas: { $n }
benefit-mini_move = miniacción, movimiento: { $n }
benefit-mini_militarize = miniacción, arsenal: { $n }
benefit-mini_metamorphite = miniacción, metamorfita: { $n }
benefit-mini_resources = miniacción, recursos básicos iguales: { $n }
benefit-robots = robots en juego: { $n }
benefit-species = unidades de la Especie 683 en juego: { $n }
benefit-airlock = abrir una esclusa por { $n } de arsenal
benefit-diverts = desvíos: { $n }
benefit-capacity = cilindros fuera, como máximo: { $n }
benefit-titanium = titanio al explotar: { $n }
benefit-biotite = biotita al explotar: { $n }
benefit-osmium = osmio al explotar: { $n }
benefit-metamorphite = metamorfita al explotar: { $n }

# Acciones de las secciones
action-move = mover
action-explore = explorar
action-divert = desviar energía
action-produce = producir
action-exploit = explotar
action-engineering = ingeniería
action-militarize = militarizar
action-research = investigar
action-use_artifact = usar artefacto
action-awaken = despertar
action-heal = curar
action-place_bombs = poner bombas
action-ranged_attack = ataque a distancia
action-detonate_bombs = detonar bombas

# Lo impreso
printed-artifact = { $name } (poder { $power }{ $critical ->
    [yes] , daño crítico
   *[no] {""}
}): { $effect }
printed-room = { $name }: huecos cuadrados { $squares }, circulares { $circles }, { $cost ->
    [0] los cubos no cuestan nada
   *[other] cada cubo cuesta { $cost } de { $resource }
}. { $link ->
    [cubes] Según los cubos
    [energy] Según la energía
   *[none] Sin beneficio
}{ $gives }
printed-mission = { $name }: { $rooms }
printed-in-fallout = En Caída: { $effect }
printed-points-in-fallout = en Caída, en cambio, { $n } puntos al final
printed-chain = encadenamiento: tras { $from }, también { $to }

# Fases y la mesa en frases
phase-mini = miniacción
phase-section = sección
phase-action = acción
phase-chain = encadenamiento
phase-combat = combate
told-turn = Ronda { $round }{ $last ->
    [0] {""}
   *[other] {" "}de { $last } como máximo
}, { $mode }; turno: { $name }; { $phase }
told-decks = Quedan { $rooms } habitaciones por explorar, { $artifacts } artefactos y { $missions } misiones; descartados: { $list }
told-nothing = ninguna
told-none = ninguno
told-nobody = nadie
told-now = ahora: { $list }
told-room = { $cell }: { $name }, cubos { $cubes }, energía { $energy }; la controla: { $who }; unidades: { $units }
told-bombs = bombas: { $list }
told-token = (con una ficha)
told-energy-tokens = fichas de energía: { $n }
told-seals = Compuertas selladas: { $list }
told-generators = Generadores: { $list }
told-generator = { $name }: { $out } fuera ({ $most } como máximo), { $all } en total
told-faction = { $name }, facción: { $faction }
told-level = { $name }, nivel: { $level }
told-tracks = { $name }, segundas filas: { $list }
told-stationed = { $name }, unidades en su puesto: { $list }
told-gate = { $cell }: { $name }; unidades: { $units }
told-unexplored = Sin explorar: { $list }
told-mission-room = (de tu misión)
told-dome = { $name }: { $stock }; arsenal { $arsenal }; unidades: { $home } en casa, { $out } fuera, { $stasis } en estasis, { $wounded } heridas; artefactos: { $cards }; cubos en reserva: { $cubes }; habitaciones activadas: { $activated }
told-sections = { $name }, biodomo: { $list }
told-hand = Tus artefactos: { $list }
told-mission = Tu misión: { $list }
told-achievements = { $name }, logros: { $list }
told-goals = { $name }, metas: { $list }
told-chains = { $name }, encadenamientos: { $list }

# La imagen del terminal
lens-control = control
lens-power = energía
lens-reach = alcance
lens-mission = misión
lens-threat = amenaza
told-through = { $cell } ({ $room }): { $told }
told-steps = { $n ->
    [one] a 1 paso de tus unidades
   *[other] a { $n } pasos de tus unidades
}
told-out-of-reach = fuera de alcance
told-activated = de tu misión, activada
told-to-activate = de tu misión, cubos { $cubes } de { $squares }
told-threat-guardian = puede venir el Guardián { $guardian }, con { $n } de { $of } cartas
told-threat-target = puede nombrarla una carta de objetivo-enemigo, { $n } de { $of }
told-threat-rival = { $who } puede llegar con su próximo movimiento
told-threat-spread = el Enemigo puede extenderse hasta aquí, con { $n } de { $of } cartas de objetivo-enemigo
told-threat-disaster = el próximo desastre trae una unidad hostil
told-guardian-here = el Guardián { $guardian } está ahí
told-enemies-here = { $unit } ahí: { $n }
told-rival-here = { $who } está ahí
told-no-threat = sin amenaza
board-lens = lente: { $name }
board-round = ronda { $round }
board-legend-cubes = cubos, por dueño; huecos cuadrados libres
board-legend-circles = huecos circulares cubiertos y libres
board-legend-units = unidades, por dueño; R robots, S Especie 683
board-legend-control = en la esquina de la habitación: quién la controla
board-legend-power = lente de energía: lo que da ahora la habitación
board-legend-reach = lente de alcance: pasos desde tus unidades
board-legend-threat = lente de amenaza: puede venir un Guardián, una carta de objetivo-enemigo o un rival
board-legend-mission = habitación de tu misión; ✓ activada
board-legend-token = ficha de exploración; ⇄ puerta
board-arsenal = arsenal
board-units = unidades
board-wounded = heridas
board-stasis = en estasis
board-home = en casa
board-cards = artefactos
board-activated = activadas
board-achieved = logros
board-goals = metas
board-cubes = cubos
board-cylinders = cilindros
board-mission = misión
board-hand = artefactos
board-chains = encadenamientos
board-next = próximo cubo: { $cost } de { $resource }

# Caída, las variantes, la cara B y la Complejidad 2
mode-fallout = Caída
mode-fallout-about = Puntos de victoria por logros, objetivos y tu misión secreta, mientras un contador oscila entre la paz y la guerra.
option-side = Cara de los biodomos
option-side-about = La cara A es igual para todos; en la B cada facción tiene tablero y poderes propios.
option-side-a = A
option-side-b = B
option-complexity = Complejidad
option-complexity-about = La Complejidad 2 añade compuertas selladas, artefactos construidos y energía robada al generador principal.
experience-expert = experto
experience-intermediate = intermedio
experience-beginner = principiante
printed-level = { $level }; Ayuda del principiante bajo el biodomo ({ $gives })
option-level1 = Nivel del jugador A
option-level1-expert = { experience-expert }
option-level1-intermediate = { experience-intermediate }
option-level1-beginner = { experience-beginner }
option-level2 = Nivel del jugador B
option-level2-expert = { experience-expert }
option-level2-intermediate = { experience-intermediate }
option-level2-beginner = { experience-beginner }
option-level3 = Nivel del jugador C
option-level3-expert = { experience-expert }
option-level3-intermediate = { experience-intermediate }
option-level3-beginner = { experience-beginner }
option-level4 = Nivel del jugador D
option-level4-expert = { experience-expert }
option-level4-intermediate = { experience-intermediate }
option-level4-beginner = { experience-beginner }
option-level5 = Nivel del jugador E
option-level5-expert = { experience-expert }
option-level5-intermediate = { experience-intermediate }
option-level5-beginner = { experience-beginner }
option-faction1 = Facción del jugador A
option-faction1-any = a elegir
option-faction1-hara = { faction-hara }
option-faction1-diruni = { faction-diruni }
option-faction1-gimmli = { faction-gimmli }
option-faction1-pajak = { faction-pajak }
option-faction1-eillis = { faction-eillis }
option-faction1-togach = { faction-togach }
option-faction1-raghna = { faction-raghna }
option-faction1-qfin = { faction-qfin }
option-faction2 = Facción del jugador B
option-faction2-any = a elegir
option-faction2-hara = { faction-hara }
option-faction2-diruni = { faction-diruni }
option-faction2-gimmli = { faction-gimmli }
option-faction2-pajak = { faction-pajak }
option-faction2-eillis = { faction-eillis }
option-faction2-togach = { faction-togach }
option-faction2-raghna = { faction-raghna }
option-faction2-qfin = { faction-qfin }
option-faction3 = Facción del jugador C
option-faction3-any = a elegir
option-faction3-hara = { faction-hara }
option-faction3-diruni = { faction-diruni }
option-faction3-gimmli = { faction-gimmli }
option-faction3-pajak = { faction-pajak }
option-faction3-eillis = { faction-eillis }
option-faction3-togach = { faction-togach }
option-faction3-raghna = { faction-raghna }
option-faction3-qfin = { faction-qfin }
option-faction4 = Facción del jugador D
option-faction4-any = a elegir
option-faction4-hara = { faction-hara }
option-faction4-diruni = { faction-diruni }
option-faction4-gimmli = { faction-gimmli }
option-faction4-pajak = { faction-pajak }
option-faction4-eillis = { faction-eillis }
option-faction4-togach = { faction-togach }
option-faction4-raghna = { faction-raghna }
option-faction4-qfin = { faction-qfin }
option-faction5 = Facción del jugador E
option-faction5-any = a elegir
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
objective-F-Ti = dos habitaciones completas: { factory-F-Ti }
objective-F-Bt = dos habitaciones completas: { factory-F-Bt }
objective-F-Os = dos habitaciones completas: { factory-F-Os }
objective-F-Mt = dos habitaciones completas: { factory-F-Mt }
meter-green1 = paz 1
meter-green2 = paz 2
meter-green3 = paz 3
meter-green4 = paz 4
meter-green5 = paz 5
meter-green6 = paz 6
meter-red1 = guerra 1
meter-red2 = guerra 2
meter-red3 = guerra 3
meter-red4 = guerra 4
meter-red5 = guerra 5
meter-red6 = guerra 6
way-draw = robar una carta de artefacto
way-counter = mover el contador
way-arsenal = aumentar tu arsenal
do-board = Jugar con { $faction }
do-seal = Sellar la compuerta entre { $cell } y { $cell2 }
do-unlock = Desbloquear la compuerta entre { $cell } y { $cell2 }
do-destroy = Quitar el cubo del hueco { $square } de { $cell }
do-disintegrate = Desintegrar en { $cell }
do-station = Pasar una unidad de { $section } a { $section2 }
do-recall = Retirar una unidad de { $section }
do-bomb = Poner una bomba en { $cell }
do-hack = Piratear el generador principal: ficha de energía en { $cell }, { $points }
do-shoot = Disparar desde { $cell } a { $cell2 }
do-detonate = Detonar la bomba de { $cell }
do-build = Construir { $artifact } como sección
do-scrap = Desmontar la sección { $artifact }
do-scrap-new = Desmontar la sección { $artifact } recién construida
do-melee = Combatir contra todos en { $cell }
do-one-of = Elegir: { $way }
do-counter = Mover el contador a { $meter }
ask-faction = ¿Con qué facción juegas?
ask-preempt = ¿Qué haces en la fase preventiva?
ask-disintegrate = ¿De quién es el cubo de { $cell } que desintegras?
ask-destroy = ¿Qué cubo de { $seat } desintegras en { $cell }? Los demás cierran el espacio
ask-return = ¿Qué cilindro de { $cell } vuelve a su generador?
ask-recall = ¿De qué sección sale una unidad?
ask-target = ¿A las unidades de quién disparas en { $cell }?
ask-scrap = Demasiadas secciones construidas: ¿cuál desmontas?
ask-hack = ¿Qué cilindro de { $cell } deja su sitio a la ficha de energía?
ask-way = ¿Cuál de las dos cosas haces?
ask-part = ¿Haces esta parte de la carta: { $way }?
ask-counter = { $number ->
    [one] Puedes mover el contador un paso
   *[other] Puedes mover el contador hasta { $number } pasos
}
event-took-board = { $seat } juega con { $faction }
    .you = Juegas con { $faction }
event-sealed = { $seat } sella la compuerta entre { $cell } y { $cell2 }
    .you = Sellas la compuerta entre { $cell } y { $cell2 }
event-unlocked = { $seat } desbloquea la compuerta entre { $cell } y { $cell2 }
    .you = Desbloqueas la compuerta entre { $cell } y { $cell2 }
event-disintegrated = { $seat } desintegra en { $cell }
    .you = Desintegras en { $cell }
event-hacked = { $seat } pone una ficha de energía en { $cell }
    .you = Pones una ficha de energía en { $cell }
event-built = { $seat } construye { $artifact }
    .you = Construyes { $artifact }
event-scrapped = { $seat } desmonta { $artifact }
    .you = Desmontas { $artifact }
event-bombed = { $seat } pone una bomba en { $cell }
    .you = Pones una bomba en { $cell }
event-detonated = { $seat } detona la bomba de { $cell }
    .you = Detonas la bomba de { $cell }
event-revealed = Se revela un objetivo: { $objective }
event-marked = { $seat } cumple el objetivo { $objective }
    .you = Cumples el objetivo { $objective }
event-counted = El contador pasa a { $meter }
event-war = Estalla la guerra
event-peace = Vuelve la paz
event-all-lost = Nadie gana en { $cell }: todos resultan heridos
event-salvaged = { $seat } le quita { $artifact } a { $seat2 }
    .you = Le quitas { $artifact } a { $seat2 }
    .you2 = { $seat } te quita { $artifact }
event-salvaged-secretly = { $seat } le quita una carta de artefacto a { $seat2 }
    .you = Le quitas una carta de artefacto a { $seat2 }
    .you2 = { $seat } te quita una carta de artefacto
why-unarmed = Tu arsenal no llega a { $number }
why-no-seal = No te quedan cubos para sellar
why-opposed-there = Hay unidades enemigas tras esa compuerta, en { $cell }
end-fallout = La Caída termina en la ronda { $number }
row-tiles = Logros
row-objectives = Objetivos
row-mission-points = Misión secreta
row-built-points = Artefactos construidos
row-rooms = Habitaciones controladas
effect-counter = { $n ->
    [one] mueve el contador un paso
   *[other] mueve el contador hasta { $n } pasos
}
phase-preempt = fase preventiva
phase-faction = facciones
phase-build = construcción del tablero
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
told-fallout = Contador en { $meter }; objetivos: { $list }; aún boca abajo: { $hidden }
told-built = { $name }, construido: { $list }
board-built = construido
board-legend-more = bomba, ficha de energía, compuerta sellada

# Guardianes: los Desafiantes juntos contra el Enemigo
mode-guardians = Guardianes
mode-guardians-about = En solitario o en equipo: activad las tres habitaciones de una misión pública antes de que se agote el reloj, mientras los Guardianes del Ark os dan caza.
option-enemy = Enemigo
option-enemy-about = El Autómata sigue reglas fijas; un Jugador Oscuro, en el último asiento, decide por el Enemigo. Hay como mucho cuatro Desafiantes: con cinco asientos el último siempre es un Jugador Oscuro.
option-enemy-automaton = Autómata
option-enemy-dark = Jugador Oscuro
option-guardians = Guardianes adicionales
option-guardians-about = Con más Guardianes la partida es más difícil; nunca hay más de nueve.
owner-enemy = Enemigo
order-card = { $steps ->
    [0] sin movimiento
    [one] 1 paso: { $list }
   *[other] { $steps } pasos: { $list }
}
direction-left = a la izquierda
direction-front = al frente
direction-right = a la derecha
direction-behind = hacia atrás
obstacle-edge = no hay ninguna habitación
obstacle-guardian = allí hay otro Guardián
halt-gate = está en una puerta
halt-occupied = hay algo en la habitación
halt-sealed = la compuerta está sellada
halt-stuck = ninguna dirección es posible
do-give = Dar { $resource } a { $seat }
do-request = Pedir { $resource } a { $seat }
do-hand = Dar 1 de { $resource } a { $seat }
aside-trade = Comerciar
do-amount = Cantidad: { $count }
do-agree = Aceptar
do-refuse = Rechazar
do-engage = Combatir contra el Enemigo en { $cell }
do-champion = Que combata { $seat }
do-aim = Teletransportarlo a { $cell }
do-guide = Mover al Guardián { $guardian-id } desde { $guardian }
do-advance = Mover al Guardián { $guardian } a { $cell }

# Las elecciones en el registro; de las demás se cuenta lo que resulta
did-choose = { $seat } actúa en { $section }
    .you = Actúas en { $section }
did-chain = { $seat } usa el encadenamiento de { $room }
    .you = Usas el encadenamiento de { $room }
did-mini = { $seat } hace la miniacción ({ $mini })
    .you = Haces la miniacción ({ $mini })
did-move = { $seat } mueve unidades de { $place } a { $place2 }
    .you = Mueves unidades de { $place } a { $place2 }
    .times = { $seat } hace { $times } movimientos
    .times-you = Haces { $times } movimientos
did-teleport = { $seat } teletransporta unidades de { $place } a { $place2 }
    .you = Teletransportas unidades de { $place } a { $place2 }
    .times = { $seat } hace { $times } teletransportes
    .times-you = Haces { $times } teletransportes
did-fold = { $seat } pliega el espacio e intercambia { $cell } con { $cell2 }
    .you = Pliegas el espacio e intercambias { $cell } con { $cell2 }
did-units = { $count ->
    [one] { $seat } lleva 1 unidad
   *[other] { $seat } lleva { $count } unidades
}
    .you = { $count ->
        [one] Llevas 1 unidad
       *[other] Llevas { $count } unidades
    }
did-divert = { $site-id ->
    [generator] { $seat } desvía un cilindro de { $generator }
   *[other] { $seat } desvía de { $site } un cilindro de { $generator }
}
    .you = { $site-id ->
        [generator] Desvías un cilindro de { $generator }
       *[other] Desvías de { $site } un cilindro de { $generator }
    }
did-into = { $seat } pone un cilindro en { $site }
    .you = Pones un cilindro en { $site }
    .times = { $seat } pone { $times } cilindros en { $site }
    .times-you = Pones { $times } cilindros en { $site }
did-produce = { $seat } produce
    .you = Produces
did-exploit = { $seat } explota las fábricas
    .you = Explotas las fábricas
did-exchange = { $seat } convierte 1 de { $resource } en metamorfita
    .you = Conviertes 1 de { $resource } en metamorfita
did-pay = { $seat } paga con { $resource }
    .you = Pagas con { $resource }
did-militarize = { $seat } militariza
    .you = Militarizas
did-research = { $seat } investiga artefactos
    .you = Investigas artefactos
did-use = { $seat } usa { $artifact }
    .you = Usas { $artifact }
did-discard = { $seat } descarta { $artifact }
    .you = Descartas { $artifact }
did-awaken = { $unit-id ->
    [own] { $seat } despierta una unidad
    [robot] { $seat } despierta un robot
   *[other] { $seat } despierta una unidad: { $unit }
}
    .you = { $unit-id ->
        [own] Despiertas una unidad
        [robot] Despiertas un robot
       *[other] Despiertas una unidad: { $unit }
    }
    .times = { $seat } despierta { $times } unidades
    .times-you = Despiertas { $times } unidades
did-heal = { $seat } cura una unidad
    .you = Curas una unidad
    .times = { $seat } cura { $times } unidades
    .times-you = Curas { $times } unidades
did-fight = { $seat2-id ->
    [enemy] { $seat } combate contra el Enemigo en { $cell }
   *[other] { $seat } combate contra { $seat2 } en { $cell }
}
    .you = { $seat2-id ->
        [enemy] Combates contra el Enemigo en { $cell }
       *[other] Combates contra { $seat2 } en { $cell }
    }
    .you2 = { $seat } combate contra ti en { $cell }
did-melee = { $seat } combate contra todos en { $cell }
    .you = Combates contra todos en { $cell }
did-play = { $seat } juega { $artifact }
    .you = Juegas { $artifact }
did-vent = { $seat } abre la esclusa de { $cell }
    .you = Abres la esclusa de { $cell }
did-remove = { $seat2-id ->
    [enemy] { $seat } quita de { $cell } un cubo del Enemigo
   *[other] { $seat } quita de { $cell } un cubo de { $seat2 }
}
    .you = { $seat2-id ->
        [enemy] Quitas de { $cell } un cubo del Enemigo
       *[other] Quitas de { $cell } un cubo de { $seat2 }
    }
    .you2 = { $seat } quita de { $cell } un cubo tuyo
did-shove = { $seat2-id ->
    [enemy] { $seat } expulsa al Enemigo de { $cell }
   *[other] { $seat } expulsa a { $seat2 } de { $cell }
}
    .you = { $seat2-id ->
        [enemy] Expulsas al Enemigo de { $cell }
       *[other] Expulsas a { $seat2 } de { $cell }
    }
    .you2 = { $seat } te expulsa de { $cell }
did-send = { $seat } las envía a { $cell }
    .you = Las envías a { $cell }
did-station = { $seat } pasa una unidad de { $section } a { $section2 }
    .you = Pasas una unidad de { $section } a { $section2 }
did-recall = { $seat } retira una unidad de { $section }
    .you = Retiras una unidad de { $section }
did-shoot = { $seat } dispara desde { $cell } a { $cell2 }
    .you = Disparas desde { $cell } a { $cell2 }
did-request = { $seat } pide { $resource } a { $seat2 }
    .you = Pides { $resource } a { $seat2 }
    .you2 = { $seat } te pide { $resource }
did-agree = { $seat } acepta
    .you = Aceptas
did-engage = { $seat } empieza el combate contra el Enemigo en { $cell }
    .you = Empiezas el combate contra el Enemigo en { $cell }
did-champion = { $seat } elige quién combate: { $seat2 }
    .you = Eliges quién combate: { $seat2 }
    .you2 = { $seat } te elige para combatir
did-reclaim = { $seat } desvía un cilindro de { $generator } que estaba en la sección de otro jugador
    .you = Desvías un cilindro de { $generator } que estaba en la sección de otro jugador
did-rotate = { $seat } toma «{ $action }» de la carta «{ $task }»
    .you = Tomas «{ $action }» de la carta «{ $task }»
did-turn-down = { $seat } pone boca abajo la carta «{ $task }»
    .you = Pones boca abajo la carta «{ $task }»
did-strike = { $seat } elige { $cell } como objetivo del Enemigo
    .you = Eliges { $cell } como objetivo del Enemigo
did-corrupt = { $seat } pone un cilindro de corrupción en { $cell }
    .you = Pones un cilindro de corrupción en { $cell }
did-spread = { $seat } extiende la infección a { $cell }
    .you = Extiendes la infección a { $cell }
ask-send-guardian = ¿Adónde va el Guardián de { $cell }?
ask-survey = ¿Desde dónde explora tu unidad?
ask-roam = No hay nada que explorar a su alcance: ¿adónde va tu unidad?
ask-amount = ¿{ $resource-id ->
    [titanium] Cuánto
    [osmium] Cuánto
   *[other] Cuánta
} { $resource } le das a { $seat }?
ask-plea = ¿{ $resource-id ->
    [titanium] Cuánto
    [osmium] Cuánto
   *[other] Cuánta
} { $resource } le pides a { $seat }?
ask-consent = { $seat } te pide { $number } de { $resource }: ¿aceptas?
ask-engage = ¿Qué combate contra el Enemigo se resuelve primero?
ask-champion = ¿Quién combate contra el Enemigo en { $cell }?
ask-meet = Combate contra el Enemigo en { $cell }: ¿qué carta juegas?
ask-aim = ¿A qué fábrica se teletransporta el Guardián { $guardian }?
ask-guide = { $number ->
    [one] ¿Qué Guardián da un paso?
   *[other] ¿Qué Guardián da { $number } pasos?
}
ask-advance = { $number ->
    [one] ¿Adónde va el Guardián { $guardian }? Último paso
   *[other] ¿Adónde va el Guardián { $guardian }? Quedan { $number } pasos
}
event-shared-mission = La misión de los Desafiantes es { $mission }
event-shared-rooms = Sus habitaciones son { $room }, { $room2 } y { $room3 }
event-gave = { $seat } da { $number } de { $resource }
    .you = Das { $number } de { $resource }
    .sum = { $seat } da { $number } de { $resource }
    .sum-you = Das { $number } de { $resource }
event-got = { $seat } recibe { $number } de { $resource }
    .you = Recibes { $number } de { $resource }
    .sum = { $seat } recibe { $number } de { $resource }
    .sum-you = Recibes { $number } de { $resource }
event-refused = { $seat } lo rechaza
    .you = Lo rechazas
event-enemy-turn = { $number ->
    [0] Turno del Enemigo: el reloj llega a cero
    [one] Turno del Enemigo: queda una ronda
   *[other] Turno del Enemigo: quedan { $number } rondas
}
event-reshuffled-targets = Las cartas de objetivo-enemigo descartadas se barajan en su mazo
event-reshuffled-orders = Las cartas de acción-enemigo descartadas se barajan en un mazo nuevo
event-opened-door = El Guardián { $guardian } abre la compuerta sellada entre { $cell } y { $cell2 }
event-drained = { $number ->
    [0] El Guardián { $guardian } desintegra en { $cell }
    [one] El Guardián { $guardian } desintegra en { $cell }: un cilindro vuelve a su generador
   *[other] El Guardián { $guardian } desintegra en { $cell }: { $number } cilindros vuelven a sus generadores
}
event-destroyed = { $seat } pierde el cubo de más a la izquierda en { $cell }
    .you = Pierdes el cubo de más a la izquierda en { $cell }
event-target = El Guardián { $guardian } saca su objetivo: { $target }
event-teleported = El Guardián { $guardian } se teletransporta a { $cell }
event-teleport-failed = El Guardián { $guardian } no puede teletransportarse: hay otro Guardián en { $cell }
event-ordered = Carta de acción-enemigo: { $order }
event-no-move = Ningún Guardián se mueve
event-rejected = El Guardián { $guardian } no puede ir { $direction }: { $obstacle }
event-stepped = El Guardián { $guardian } va { $direction }, a { $cell }
event-halted = El Guardián { $guardian } no sigue: { $halt }
event-stood-up = Todos los Guardianes se ponen en pie
event-driven-out = El Guardián { $guardian } es expulsado a { $cell }
event-enemy-card = El Enemigo juega { $artifact }
event-enemy-total = El Enemigo combate con un total de { $number }
event-enemy-won = El Enemigo gana el combate en { $cell }
event-routed = El Enemigo es derrotado en { $cell }
why-not-allowed = Contra el Enemigo no se usan ataques a distancia ni bombas
why-guarded-door = Hay un Guardián junto a esa compuerta
why-fellow-there = Hay unidades de { $seat } en { $cell }: las tuyas no pueden entrar
why-stopped-by-guardian = Un Guardián ha detenido a tus unidades en { $cell }: este turno se quedan allí
why-stopped-by-infection = La infección ha detenido a tus unidades en { $cell }: este turno se quedan allí
why-guardian-there = Hay un Guardián en { $site }: no se puede desviar energía hasta allí
end-won = Los Desafiantes cumplen su misión en la ronda { $number }
end-lost = El reloj se agota en la ronda { $number }: los Desafiantes pierden
told-enemy = Enemigo ({ $who }): rondas restantes { $clock }; cada Guardián: combate { $combat }, defensa { $defence }; cartas de objetivo-enemigo restantes { $targets }; última carta: { $order }
told-hostile = Enemigo ({ $who }): turnos restantes de cada Desafiante { $clock }; una habitación con unidades hostiles, sean cuantas sean: combate { $combat }, defensa { $defence }; cartas de objetivo-enemigo restantes { $targets }
told-guardian = Guardián { $number }: { $place }, de espaldas al { $side }, { $state }
told-reserve = Guardián { $number }: { $place }, { $state }
told-ahead = Con la carta «{ $card }» los Guardianes van: { $list }
told-on-enemy-board = en el tablero enemigo
told-standing = en pie
told-lying = tumbado
told-automaton = Autómata
told-challengers = Misión de los Desafiantes: { $list }
side-north = norte
side-east = este
side-south = sur
side-west = oeste
board-clock = rondas restantes
board-turns = turnos restantes
board-strength = { $counts ->
    [room] por habitación
    [cube] por cubo
   *[guardian] por Guardián
}: combate { $combat }, defensa { $defence }
board-legend-guardians = Guardianes y hacia dónde miran; ⌁ tumbado

# Glitch: el Ark falla
mode-glitch = Glitch
mode-glitch-about = En solitario o en equipo: tres desastres sacuden el Ark. Encontrad las causas y reparad los daños a tiempo.
option-disasters = Más cartas de desastre
option-disasters-about = Tantas cartas más en cada grupo de cada desastre hacen la partida más difícil.
option-hard = Final difícil
option-hard-about = Tras el tercer desastre las habitaciones de misión deben estar además totalmente integradas.
option-hard-no = no
option-hard-yes = sí
unit-hostile = unidad hostil
target-F-Ti = todas las Minas de titanio
target-F-Bt = todas las Granjas de biotita
target-F-Os = todas las Fundiciones de osmio
target-F-Mt = todos los Crisoles de metamorfita
target-initial-F-Ti = la { factory-F-Ti } inicial
target-initial-F-Bt = la { factory-F-Bt } inicial
target-initial-F-Os = la { factory-F-Os } inicial
target-initial-F-Mt = el { factory-F-Mt } inicial
target-any-F-Ti = cualquier { factory-F-Ti }
target-any-F-Bt = cualquier { factory-F-Bt }
target-any-F-Os = cualquier { factory-F-Os }
target-any-F-Mt = cualquier { factory-F-Mt }
cause-clock = se agotó el reloj
cause-cubes = hacía falta un cubo de glitch y no quedaba ninguno
cause-undiagnosed = no se revelaron todas las cartas de diagnóstico
cause-damaged = una habitación de diagnóstico seguía dañada
cause-mission-damaged = una habitación de misión seguía dañada
cause-mission-hostile = quedaba una unidad hostil en una habitación de misión
cause-mission-open = una habitación de misión no estaba totalmente integrada
event-disaster = Desastre { $number }
event-struck = { $number ->
    [one] Carta de objetivo-enemigo: { $target }, un cubo de glitch
   *[other] Carta de objetivo-enemigo: { $target }, { $number } cubos de glitch
}
event-damaged = Un cubo de glitch cae en { $cell } (quedan { $number })
    .times = Caen { $times } cubos de glitch en { $cell }
event-spared = Ningún cubo de glitch en { $cell }: no queda ningún hueco libre
event-no-glitch = No queda ningún cubo de glitch para { $cell }
event-diagnostic = La carta de diagnóstico es { $target }
event-hostile = Aparece una unidad hostil en { $cell }
event-repaired = { $seat } sustituye un cubo de glitch en { $site }
    .you = Sustituyes un cubo de glitch en { $site }
    .times = { $seat } sustituye { $times } cubos de glitch en { $site }
    .times-you = Sustituyes { $times } cubos de glitch en { $site }
event-countdown = { $number ->
    [0] El contador llega a cero
    [one] Queda un turno para cada Desafiante
   *[other] Quedan { $number } turnos para cada Desafiante
}
event-resolution = Resolución del desastre { $number }
event-undiagnosed = { $number ->
    [one] Una carta de diagnóstico sigue boca abajo
   *[other] { $number } cartas de diagnóstico siguen boca abajo
}
event-unfit = { $cell } no cumple: { $cause }
event-survived = Los Desafiantes superan el desastre { $number }
end-glitch-won = Los Desafiantes superan los tres desastres
end-glitch-lost = Los Desafiantes pierden ante el desastre { $number }: { $cause }
told-glitch = Desastre { $stage }; cubos de glitch restantes { $cubes }; cartas de diagnóstico: { $list }, boca abajo { $hidden }
told-damaged = (dañada)
board-legend-glitch = cubo de glitch, unidad hostil

# Está aprendiendo: el Enemigo se adapta
mode-learning = Está aprendiendo
mode-learning-about = En solitario o en equipo: un organismo infecta y corrompe el Ark y aprende de vuestras acciones. Activad las habitaciones de misión y resistid sus adaptaciones.
option-upgrades = Más mejoras al principio
option-upgrades-about = Tantas mejoras más en el tablero enemigo hacen la partida más difícil.
unit-infection = infección
cause-infection = hacía falta un cubo de infección y no quedaba ninguno
cause-corruption = hacía falta un cilindro de corrupción y no quedaba ninguno
cause-overrun = las tres habitaciones de misión estaban infectadas o corruptas
cause-rounds = terminó la última ronda
tier-mission = una habitación de misión
tier-held = hay algo de un Desafiante
tier-other = no hay nada de un Desafiante
refusal-gate = una puerta no admite cilindros de corrupción
refusal-corrupt = ya está corrupta
refusal-full = está llena de infección
refusal-cut-off = ningún camino llega hasta allí
do-rotate = Carta «{ $task }»: { $action }
do-turn-down = Actuar en { section-UNI }, despertar y curar: poner la carta «{ $task }» boca abajo
do-purge = Retirar el cilindro de corrupción de { $cell }, { $tool }
do-spread = Extenderse a { $cell }
do-strike = Atacar { $cell }
do-corrupt = Poner un cilindro de corrupción en { $cell }
ask-task = ¿Qué carta de acción-desafiante tomas?
ask-prey = ¿Qué fábrica ataca el Enemigo?
ask-corrupt = { $number ->
    [one] ¿Adónde va el último cilindro de corrupción?
   *[other] ¿Adónde va el siguiente de { $number } cilindros de corrupción?
}
ask-hatch = { $number ->
    [one] ¿Qué habitación recibe el último cubo de infección?
   *[other] ¿Qué habitación recibe el siguiente de { $number } cubos de infección?
}
ask-aim-at = { $number ->
    [one] Habitaciones de misión igual de cercanas: ¿hacia cuál va el último cubo de infección?
   *[other] Habitaciones de misión igual de cercanas: ¿hacia cuál van { $number } cubos de infección?
}
ask-creep = { $number ->
    [one] Caminos igual de cortos hacia { $cell }: ¿adónde va el último cubo de infección?
   *[other] Caminos igual de cortos hacia { $cell }: ¿adónde va el siguiente de { $number } cubos de infección?
}
event-strategy = Estrategia del Enemigo: { $plan }
event-enemy-acts = Acción del Enemigo: { $plan }, objetivo { $target }
event-door-opened = El Enemigo abre la compuerta sellada entre { $cell } y { $cell2 }
event-considered = Se considera { $cell }: { $tier }
event-refused-room = Nada en { $cell }: { $refusal }
event-corrupted = { $number ->
    [one] { $cell } se corrompe (queda 1 cilindro)
   *[other] { $cell } se corrompe (quedan { $number } cilindros)
}
event-infected = Un cubo de infección se extiende a { $cell }, que tiene { $number }
    .times = { $times } cubos de infección se extienden a { $cell }
event-left-over = { $number ->
    [one] Una pieza no encuentra sitio y vuelve
   *[other] { $number } piezas no encuentran sitio y vuelven
}
event-measured = { $number ->
    [0] Habitación de misión: { $cell } es el propio objetivo
    [one] Habitación de misión: { $cell } está a un paso
   *[other] Habitación de misión: { $cell } está a { $number } pasos
}
event-no-corruption = No se corrompe nada: la corrupción del Enemigo es 0
event-no-infection = No se infecta nada: la infección del Enemigo es 0
event-no-hatch = Nada eclosiona en { $cell }: no está ni infectada ni corrupta
event-no-piece = No queda ninguna pieza para { $cell }
event-overrun = Todas las habitaciones de misión están infectadas o corruptas
event-purged = { $seat } retira el cilindro de corrupción de { $cell }
    .you = Retiras el cilindro de corrupción de { $cell }
event-adapted = El Enemigo se adapta: adaptación { $number }
event-symbols-counted = { $number ->
    [one] { $symbol }: en 1 carta, cubos hasta ahora: { $number2 }
   *[other] { $symbol }: en { $number } cartas, cubos hasta ahora: { $number2 }
}
event-symbol-full = { $symbol }: fila llena
event-upgraded = Mejora: { $gauge } vale ahora { $number }
why-infected-door = Junto a esa compuerta hay una habitación infectada
why-corrupt-there = Antes hay que retirar el cilindro de corrupción de { $site }
why-task-used = La carta «{ $task }» ya está usada
end-learning-won = Los Desafiantes cumplen su misión y resisten { $number ->
    [one] 1 adaptación
   *[other] { $number } adaptaciones
}
end-learning-lost = Los Desafiantes pierden en la ronda { $number }: { $cause }
told-learning = Enemigo ({ $who }): estrategia { $strategy }; { $tracks } (combate y defensa por cada cubo); cubos de infección restantes { $cubes }, cilindros de corrupción restantes { $cylinders }; cartas de objetivo-enemigo restantes { $targets }; adaptaciones { $adapted } de { $needed }
told-tasks = Cartas de acción-desafiante: { $list }
told-face-down = boca abajo
told-used = usada: { $half }
told-corrupt = (corrupta)
board-adapted = adaptaciones { $n }/{ $needed }
board-legend-learning = infección, cilindro de corrupción

# Lo que imprime el reglamento
book-price = { $n } de { $resource }
book-and = y
book-or = o
book-yes = sí
book-no = no
book-energy = energía
book-cubes = cubos
book-factory = Fábrica
book-gate = Puerta
book-north = Norte
book-south = Sur
book-left = izquierda
sector-command = Mando
sector-industry = Industria
sector-science = Ciencia
sector-machinery = Maquinaria
book-right = derecha
book-front = frente
book-behind = detrás
book-no-move = ninguno
book-infect = infectar
book-corrupt = corromper
book-hatch = eclosionar
book-track-C = corrupción
book-track-I = infección
book-track-K = combate
book-track-D = defensa
book-track-X = retirada
book-track-KD = combate o defensa
book-track-CI = corrupción e infección

# Nombres cortos, para un mapa
short-gate = Puerta
short-MOB = Movilidad
short-PWR = Energía
short-PRO = Producción
short-ENG = Ingeniería
short-MIL = Militar
short-ART = Artefactos
short-UNI = Unidades

# La primera partida guiada y los consejos
lesson-aim = Despiertas en un biodomo a bordo de una nave muerta, el Ark. Alcanza todas las metas de la Primera Misión en el menor número de turnos posible.
lesson-section = Tu biodomo tiene siete secciones. En cada turno actúas en una, nunca en la misma dos veces seguidas.
lesson-power = Empieza por la energía. Generación de energía lleva cilindros a las habitaciones, por lejos que estén.
lesson-divert = Saca un cilindro de tu generador; después dirás adónde va.
lesson-control = Mientras una habitación no tenga cubos, un cilindro te da su control. Lleva energía a la fábrica de al lado.
lesson-another = Puedes desviar más de una vez por turno.
lesson-outside = Lleva energía también a la fábrica del otro lado: una meta cuenta los cilindros fuera del generador.
lesson-production = Con energía, las fábricas rinden más. Recógelo en Producción y explotación; solo está cerrada la sección de tu último turno.
lesson-exploit = Producir da metamorfita, que vale por cualquier otro recurso. Explotar da lo que rinden todas las fábricas que controlas.
lesson-mobility = Ahora, tus unidades: solo donde haya una puedes explorar y construir. Control de movilidad las pone en marcha.
lesson-move = Las unidades van de habitación en habitación. Envía una a la fábrica de al lado.
lesson-units = Una va y otra se queda: pronto construirás en los dos sitios.
lesson-explore = Una vez por turno, una unidad explora las casillas desconocidas junto a su habitación.
lesson-position = Primero eliges dónde exploras; después se roban las habitaciones.
lesson-position-second = Puedes explorar varias casillas a la vez: cada una trae una recompensa.
lesson-position-third = Y la última: una meta cuenta las casillas que exploras.
lesson-assign = Estas son las habitaciones robadas, y tú decides dónde va cada una. Señala una para leer qué hace.
lesson-reward = Las recompensas estaban ocultas en las casillas. Úsalas una tras otra.
lesson-rooms = No tienes que usar todo lo que ofrece una sección. Déjalo aquí: tus unidades se quedan donde están.
lesson-engineering = Los cubos valen más que los cilindros: quien más tenga controla la habitación. Ingeniería los integra.
lesson-cube = Integras donde tengas una unidad y ningún rival la tenga. En las fábricas el cubo es gratis.
lesson-improve = Le toca a tu biodomo, pues queda una unidad en casa. Cada cubo mejora su sección, y este lo hace al instante.
lesson-more = Un cubo en Ingeniería da un punto para otro cubo. Gástalo en una sección que vayas a usar a menudo.
lesson-stasis = Casi toda tu tripulación duerme aún. Estasis y enfermería despierta unidades y cura a las heridas.
lesson-awaken = Despertar cuesta metamorfita. Cuantas más unidades tengas, en más habitaciones podrás construir.
lesson-military = Ninguna meta pide Desarrollo militar. Aumenta tu arsenal, y con él combates en los otros modos.
lesson-farewell = Te queda una meta: roba una carta en Investigación de artefactos. De los combates, los encadenamientos y las compuertas sabrás cuando lleguen.
hint-arsenal = Tu arsenal es tu fuerza en combate. Quien ataca con menos que la defensa pierde al instante.
hint-artifact = Aquí una carta de artefacto hace lo que dice y se va. Si la guardas, su poder cuenta en un combate.
hint-combat = Cada bando elige en secreto una carta o ninguna. Gana el total más alto, y el empate es del defensor.
hint-enemy = Los Desafiantes siempre atacan y el Enemigo siempre defiende, venga quien venga. El empate es del Enemigo.
hint-chain = Tienes un encadenamiento: tras la primera sección que nombra puedes actuar en la segunda en el mismo turno.
hint-doors = Antes de tu turno puedes pagar con arsenal: sellar una compuerta, abrir una o quitar un cubo de una habitación.
hint-task = Eliges tu acción tomando una carta. Lo que hayáis elegido entre todos decide cómo se adapta el Enemigo.
