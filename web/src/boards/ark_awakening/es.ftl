# Lo que dice la mesa de Ark: Awakening además de las palabras del juego.
ark-lens = Lente
ark-cubes-in = Cubos: { $list }
ark-ahead = Cartas que quedan y adónde irían los Guardianes
ark-threat-short = G{ $n }
ark-threat-guardian = Puede venir el Guardián { $guardian }: { $n } de { $of } cartas
ark-threat-target = Puede nombrarla una carta de objetivo-enemigo: { $n } de { $of }
ark-threat-spread = El Enemigo puede extenderse hasta aquí: { $n } de { $of } cartas de objetivo-enemigo
ark-threat-rival = { $who } puede llegar con su próximo movimiento
ark-defence-passed = El arsenal { $have } alcanza la defensa { $need }: el combate sigue
ark-defence-holds = El arsenal { $have } no llega a la defensa { $need }: derrota inmediata
ark-lens-key = lente siguiente
ark-groups = Grupos enteros
ark-groups-note = Un clic mueve un grupo entero; sin marcar, vas paso a paso y puedes dividirlo
ark-turns-left = { $n ->
    [one] turno restante
   *[other] turnos restantes
}
ark-unexplored = Sin explorar
ark-unexplored-note = Aquí no ha estado nadie todavía
ark-named = se explorará
ark-token = ficha de exploración
ark-token-here = Sin explorar, con una ficha de exploración
ark-biodome = el biodomo
ark-your-biodome = Tu biodomo
ark-biodome-of = Biodomo: { $name }
ark-at-home = { $n } en casa
ark-wounded-n = { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
ark-mission-room = Habitación de la misión
ark-cubes-of = cubos { $n } de { $most }
ark-energy-of = energía { $n } de { $most }
ark-controlled = Quién la controla: { $who }
ark-activated = Quién la activó: { $who }
ark-guardian = Guardián { $n }
ark-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
ark-from = desde { $where }
ark-now = Ahora: { $n }
ark-next-cube = siguiente cubo:
ark-full = completa
ark-seal = Compuerta sellada al { $side } por { $who }
ark-drawn = Descubierto
ark-lay-on = ¿Qué habitación va en { $where }?
ark-sockets = { $squares } huecos para cubos, { $circles } para cilindros
ark-combat-in = Combate: { $where }
ark-melee = Todos contra todos
ark-attacker = ataca
ark-defender = defiende
ark-units-n = { $n ->
    [one] 1 unidad
   *[other] { $n } unidades
}
ark-plus-card = + carta
ark-no-card = Ninguna carta
ark-critical = crítica
ark-held = de momento solo tú ves esta carta
ark-secret = Nadie ve tu carta hasta que todos hayan elegido. Dos cartas críticas explotan: todos los presentes quedan heridos.
ark-your-generator = tu generador
ark-generators = Generadores
ark-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
ark-diverts-left = Desvíos restantes
ark-outside = Cilindros fuera, y cuántos puede haber
ark-awake = Unidades despiertas
ark-marker = la última usada
ark-next-turn = A partir del próximo turno
ark-no-cards = Aún sin artefactos ni encadenamientos
ark-of = de { $n }
ark-not-found = sin explorar
ark-mission-secret = Una misión secreta
ark-no-mission =
    { $n ->
        [one] Un logro te da una misión
       *[other] { $n } logros te dan una misión
    }
ark-meter = Paz y guerra
ark-hidden-objectives = { $n ->
    [one] 1 objetivo boca abajo
   *[other] { $n } objetivos boca abajo
}
ark-on-board = tablero enemigo
ark-last-order = Última carta
ark-decks-left = Cartas de acción-enemigo y de objetivo-enemigo
ark-none-moves = Ninguna carta restante mueve a un Guardián
ark-none-now =
    { $n ->
        [one] 1 de { $of } cartas restantes mueve Guardianes, pero ninguno se movería desde donde está ahora
       *[other] { $n } de { $of } cartas restantes mueven Guardianes, pero ninguno se movería desde donde está ahora
    }
ark-targets-left = Cartas de objetivo-enemigo restantes
ark-aimed = Objetivos robados
ark-first = inicial
ark-last-section = Última sección: { $name }
ark-activated-n = { $n ->
    [one] 1 activada
   *[other] { $n } activadas
}
ark-plays-enemy = Lleva al Enemigo
ark-rounds-played = { $n ->
    [one] 1 ronda jugada
   *[other] { $n } rondas jugadas
}
ark-second-track = { $name }, segunda fila
ark-cube-of = Cubo de { $name }
ark-do-move = Paso a paso
ark-do-teleport = Teletransportar
ark-do-fold = Plegar el espacio
ark-do-seal = Sellar una compuerta
ark-do-unlock = Abrir una compuerta
ark-do-divert = Desviar
ark-do-hack = Piratear la energía
ark-do-build = Construir { $name }
ark-do-give = Dar recursos
ark-do-request = Pedir recursos
topic-ark-exploring = Exploración
topic-ark-building = Construcción
topic-ark-fighting = Combates
page-ark-map = Mapa
page-ark-mine = Biodomo
ark-coach-1 = En cada turno actúas en una sección de tu biodomo, nunca dos veces seguidas en la misma.
ark-coach-2 = En Movilidad mueves y exploras: pulsa un grupo y luego una habitación; el número dice lo que cuesta el camino.
ark-coach-3 = Los cubos y la energía mejoran habitaciones y secciones. Señala una habitación, o mantén el dedo sobre ella, para leer lo que da.
ark-coach-4 = Las lentes sobre el mapa muestran el control, la energía, el alcance o tu misión. Lo atenuado responde «¿por qué no?».
ark-damaged = Dañada
ark-corrupt = Corrompida
ark-adapted = de { $n } adaptaciones
ark-stage = Desastre { $n }
ark-stages = Etapas de un desastre
ark-stage-turns = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
ark-stage-resolution = Resolución
ark-cubes-left = { $n ->
    [one] queda 1 cubo
   *[other] quedan { $n } cubos
}
ark-diagnostic = Diagnóstico
ark-face-down = { $n } boca abajo
ark-strategy = Estrategia
ark-supply = Reserva
ark-supply-note = Cubos y cilindros restantes
ark-turned-down = boca abajo
ark-do-turn-down = Despertar y curar: una carta boca abajo
ark-do-purge = Limpiar la corrupción
ark-course = Cómo fue
ark-course-from = ronda { $n }
ark-course-points = Puntos a la vista de todos
ark-course-mission = Cubos en las habitaciones de la misión
ark-course-diagnostic = Cartas de diagnóstico descubiertas
ark-course-stage = Desastres
ark-course-adapted = Adaptaciones
ark-course-cylinders = Cilindros de corrupción restantes
ark-course-cubes = Cubos del Enemigo restantes
ark-nearest = Lo más cerca de ganar, en la ronda { $round }: { $list }
ark-never-begun = Nada de lo que da la victoria se llegó a empezar.
ark-nearest-goal = { $name } { $n } de { $of }
ark-scored = Puntos por loseta y objetivo
ark-upgrades = Subiría de nivel
