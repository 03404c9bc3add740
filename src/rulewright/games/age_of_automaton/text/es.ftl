# El juego
game-title = Age of Automaton
game-about = Cinco años de una fábrica de autómatas: los dados son tus obreros, con ellos compras cartas de tres filas y avanzas en una docena de contadores, y los Especialistas cambian las reglas a tu favor.

# Modos y opciones
mode-standard = Estándar
mode-standard-about = De dos a cuatro jugadores, cinco rondas, gana quien tenga más puntos de victoria.
option-draft = Selección de Especialistas
option-draft-about = Antes de la primera ronda se eligen los Especialistas: quédate uno y pasa los demás a la izquierda.
option-draft-yes = con selección
option-draft-no = manos repartidas
option-limited_common = Especialistas comunes limitados
option-limited_common-about = Solo el primer Especialista que descarta cada jugador pasa a ser común; los siguientes salen del juego.
option-limited_common-yes = limitados
option-limited_common-no = sin límite
option-starter = Quién empieza
option-starter-about = Por sorteo, o el asiento que nombre la mesa; los demás siguen en sentido horario.
option-starter-random = por sorteo
option-starter-a = asiento A
option-starter-b = asiento B
option-starter-c = asiento C
option-starter-d = asiento D

# Lo que dice un jugador
do-end = Terminar el turno
do-done = Listo
do-stop = Parar
do-skip = Omitir
do-keep = Quedarse con { $specialist }
do-prospect = Prospección en { $track }
do-buy = Comprar { $equipment }
do-research = Investigar { $research }
do-sell = Vender { $sale }
do-fund = Financiación
do-assemble = Montaje
do-sponsor = Patrocinio: { $tile }
do-purchase = Compras
do-overtime = Horas extra para { $action }
do-overbuilt = Sobreproducción
do-overclock = Sobreaceleración
do-overdrive = { $steps ->
    [1] Sobremarcha de 1
   *[other] Sobremarcha de { $steps }
}
do-play = Jugar { $specialist }
do-use = Usar { $specialist }
do-discard = Descartar { $specialist }
do-hire = Contrato con { $specialist }
do-claim = Reclamar { $achievement }
do-activate = Activar { $equipment }
do-send = Enviar un obrero de { $level } a { $place }
do-pay = Pagar y avanzar
do-tuck = Colocar en la { $column }
do-upgrade = Mejorar un obrero de { $level }
do-take = Tomar { $good }
do-give = Dar { $good }
do-donate = Donar { $good }
do-drop = Descartar { $colour }
do-waive = Ahorrar { $colour }
do-reroll = Volver a tirar { $subset }
do-turn = Girar { $die } a I

# Preguntas
ask-draft = Selección: ¿con qué Especialista te quedas? (elección { $number } de 3)
ask-open = Ronda { $number2 }: tu turno, { $number ->
    [one] queda una acción principal
   *[other] quedan { $number } acciones principales
}. ¿Qué buscas?
ask-after = ¿Algo más antes de terminar el turno?
ask-overtime = ¿Qué acción juegas en horas extra?
ask-before = { $action }: ¿usas antes el equipo de la columna?
ask-later = { $action }: ¿usas ahora el equipo de la columna?
ask-choose = { $action }: ¿qué carta?
ask-track = ¿En qué contador haces prospección?
ask-tile = ¿Qué loseta de patrocinio tomas?
ask-worker = { $action }: ¿qué obrero y a qué casilla?
ask-extra-worker = Acción extra { $action }: ¿qué obrero va a la carta?
ask-rolled = Los dados de nivel muestran { $number }, { $number2 } y { $number3 }.
ask-reroll = ¿Qué dados de nivel vuelves a tirar?
ask-turn-die = ¿Qué dado de nivel giras a I?
ask-toll = { $track }: la casilla { $number } cuesta { $number2 ->
    [one] 1 crédito
   *[other] { $number2 } créditos
}. ¿Pagas y avanzas?
ask-extra = { $equipment }: la acción extra { $action } se pierde si la omites.
ask-extra-after = { $equipment }: ¿algo más antes de elegir su columna?
ask-column = ¿En qué columna se queda { $equipment }?
ask-waive = ¿Qué ficha del precio ahorra el Negociador?
ask-upgrade = { $number ->
    [one] Mejora un obrero un nivel, u omítelo
   *[other] Mejora un obrero { $number } niveles, u omítelo
}
ask-clock = ¿Qué obrero aceleras?
ask-take = { $number ->
    [one] Toma una unidad más
   *[other] Toma { $number } unidades, de una en una
}
ask-give = { $number ->
    [one] Paga una unidad más
   *[other] Paga { $number } unidades, de una en una
}
ask-swap = Devuelve fichas para cambiarlas, hasta { $number } más
ask-free = ¿Una acción especial sin créditos?
ask-donate = Donación en { $number2 }: puedes dar { $number ->
    [one] una unidad más
   *[other] { $number } unidades más
}.
ask-drop = Más de diez fichas: descarta { $number }
ask-claim = ¿Reclamas un logro antes de la auditoría?

# Lo que ocurre
event-started = { $seat } es el primer jugador
event-dealt = { $seat } recibe { $specialist }
event-passed = { $seat } pasa { $specialist } a la izquierda
event-round = Empieza la ronda { $number }
event-market = El mercado muestra { $colour }, { $colour2 } y { $colour3 }
event-blocked = Bloqueado en esta ronda: { $blocked }
event-blocked-next = Bloqueado en la próxima ronda: { $blocked }
event-turn = Turno de { $seat } (quedan { $number })
event-idle = { $seat } ya no puede realizar { $action }
event-tokens = { $seat } gana { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
} de color { $colour }
event-credits = { $seat } gana { $number ->
    [one] 1 crédito
   *[other] { $number } créditos
}
event-paid-tokens = { $seat } paga { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
} de color { $colour }
event-paid-credits = { $seat } paga { $number ->
    [one] 1 crédito
   *[other] { $number } créditos
}
event-scored = { $seat } anota { $number } PV
event-vp-token = { $seat } toma una ficha de { $number } PV
event-reputation = { $seat } tiene reputación { $number }
event-relation = { $seat } llega a { $number } en su relación con { $company }
event-donation = { $seat } llega a { $number } en el contador de donación
event-reliability = { $seat } baja a fiabilidad { $number }
event-built = { $seat } construye un obrero de { $level }
event-upgraded = { $seat } mejora un obrero de { $level } a { $level2 }
event-rolled = Los dados de nivel quedan en { $number }, { $number2 }, { $number3 }
event-passes = { $seat } tiene { $number ->
    [one] 1 acierto
   *[other] { $number } aciertos
}
event-climbed = { $seat } llega a la casilla { $number } de { $track }
event-halted = { $seat } no cumple la exigencia de la casilla { $number } de { $track }
event-top-taken = { $seat } encuentra ocupada la cima de { $track }
event-bought = { $seat } compra { $equipment }
event-studied = { $seat } investiga { $research }
event-sold = { $seat } vende { $sale }
event-new-equipment = { $equipment } entra en la fila
event-new-research = { $research } entra en la fila
event-new-sale = { $sale } entra en la fila
event-tucked = { $seat } coloca { $equipment } en la { $column }
event-sponsored = { $seat } toma la loseta { $tile }
event-next-place = { $seat } ocupa el puesto { $number } del próximo orden de turno
event-to-common = { $seat } descarta { $specialist }, ahora Especialista común
event-left-game = { $seat } descarta { $specialist }, que sale del juego
event-claimed = { $seat } reclama { $achievement }
event-claimed-first = { $seat } es el primero en reclamar { $achievement }
event-audit = El dado de auditoría muestra { $number }: el marcador va a { $number2 }
event-audit-failed = { $seat } suspende la auditoría ({ $audit }): menos 3 PV
event-audit-held = { $seat } supera la auditoría ({ $audit })
event-audit-shifted = El marcador de auditoría deja la carta comprobada: { $number }
event-steady = { $seat } es fiable: 1 PV
event-returned = { $seat } recupera { $number ->
    [one] 1 obrero usado, sin construir
   *[other] { $number } obreros usados, sin construir
}
event-order = { $seat } es el número { $number } en el orden de turno
event-for-prospect = Puntuación final, { $seat }: { $number } PV por los contadores de prospección
event-for-equipment = Puntuación final, { $seat }: { $number } PV por el equipo
event-for-research = Puntuación final, { $seat }: { $number } PV por los conjuntos de I+D
event-for-sale = Puntuación final, { $seat }: { $number } PV por los pedidos de venta
event-for-reputation = Puntuación final, { $seat }: { $number } PV por la reputación
event-for-donation = Puntuación final, { $seat }: { $number } PV por las donaciones
event-for-apex = Puntuación final, { $seat }: { $number } PV por Apex y los logros
event-for-bionix = Puntuación final, { $seat }: { $number } PV por Bionix y los Especialistas
event-for-citadel = Puntuación final, { $seat }: { $number } PV por Citadel y la fiabilidad
event-for-specialists = Puntuación final, { $seat }: { $number } PV por los Especialistas jugados
event-for-audits = Puntuación final, { $seat }: { $number } PV por las auditorías suspendidas
event-for-automatons = Puntuación final, { $seat }: { $number } PV por los autómatas
event-for-leftovers = Puntuación final, { $seat }: { $number } PV por los sobrantes
event-in-all = Puntuación final, { $seat }: { $number } PV en total

# Por qué no
why-once = { $action } ya se jugó en esta ronda
why-column-used = En la { $column } ya has jugado { $action }; las horas extra cuestan 1 de fiabilidad y { $number ->
    [one] 1 crédito
   *[other] { $number } créditos
}
why-no-worker = No tienes ningún obrero en el contador de tecnología para { $action }
why-level-low = Esta carta necesita un obrero de { $level } o más que encuentre casilla
why-no-space = Todas las casillas de obrero de { $action } están ocupadas o bloqueadas
why-only-iv = Solo queda libre la casilla de Nivel IV de { $action }
why-too-dear = { $number ->
    [one] Falta 1 ficha
   *[other] Faltan { $number } fichas
} de color { $colour } tras los descuentos
why-sale-too-dear = { $number ->
    [one] Falta 1 ficha
   *[other] Faltan { $number } fichas
} de color { $colour }; los descuentos no valen para Venta
why-full = Ya tienes { $number } cartas de Equipo
why-column-free = Aún no tienes marcador en la { $column }: no hacen falta horas extra
why-not-playable = { $action } no se puede jugar ahora
why-lacks-credits = { $number ->
    [one] Falta 1 crédito
   *[other] Faltan { $number } créditos
}
why-toll-short = { $number ->
    [one] Falta 1 crédito para la siguiente casilla
   *[other] Faltan { $number } créditos para la siguiente casilla
}
why-unreliable = Tu fiabilidad está agotada: se deben 2 créditos más, faltan { $number }
why-no-die = No tienes ningún dado de obrero sin construir
why-no-upgrade = No tienes ningún obrero por debajo de Nivel IV en el contador de tecnología
why-lacks-tokens = Te hacen falta { $number } más de color { $colour }
why-used = { $specialist } ya se usó en esta ronda
why-not-now = { $specialist } no se puede usar en este momento
why-useless = { $specialist } no cambiaría nada ahora, o falta el coste
why-no-contract = No te quedan fichas de contrato
why-contracted = Tu ficha de contrato ya está sobre { $specialist } en esta ronda
why-not-met = { $achievement }: faltan { $number } para el requisito
why-has-marker = Ya has reclamado { $achievement }
why-ability-used = { $equipment } ya se usó con este marcador de acción
why-ability-useless = { $equipment } no cambiaría nada ahora, o falta el coste
why-overdriven = La sobremarcha solo es posible una vez por tirada
why-dice-low = El dado más alto muestra { $number }: no se puede bajar tanto
why-column-full = La { $column } ya tiene dos cartas de Equipo
why-no-worker-at = No hay obreros de { $level } en el contador de tecnología
why-for-iv = La casilla de la derecha es solo para Nivel IV, no para { $level }
why-place-taken = No hay casilla libre de este tipo: { $place }
why-none-held = No tienes: { $good }
why-donation-limit = Tu límite de { $number ->
    [one] 1 unidad está agotado
   *[other] { $number } unidades está agotado
}
why-donation-end = El contador de donación acaba en { $number }
why-wrong-colour = Esta bonificación no da { $good }
why-not-priced = No hay { $colour } en el precio
why-at-one = El { $die } ya muestra I
why-at-top = { $level } es el nivel más alto

# El final
end-won = { $seat } gana con { $number } PV
end-tie = { $seat } gana el desempate a { $number } PV
end-shared = La victoria se comparte a { $number } PV
end-now = Si la partida acabara ahora, en la ronda { $number }
row-play = Anotados en juego
row-prospect = Contadores de prospección
row-equipment = Equipo
row-research = Conjuntos de I+D
row-sale = Pedidos de venta
row-reputation = Reputación
row-donation = Donación
row-apex = Apex × logros
row-bionix = Bionix × Especialistas
row-citadel = Citadel × fiabilidad
row-specialists = Especialistas
row-audits = Auditorías suspendidas
row-automatons = Autómatas
row-leftovers = Sobrantes
row-tie-reputation = Desempate: reputación
row-tie-reliability = Desempate: fiabilidad
row-achievements = Logros reclamados
row-played-specialists = Especialistas jugados
row-section = Sección de fiabilidad
row-levels = Niveles de obreros

# Componentes
column = columna { $label }
level = Nivel { $label }
die = dado { $label }
subset = los dados { $label }
place-general = una casilla general
place-iv = la casilla de Nivel IV
place-card = la carta de Equipo
good-R = rojo
good-Y = amarillo
good-B = azul
good-credit = un crédito
company-A = Apex
company-B = Bionix
company-C = Citadel
action-prospect = Prospección
action-equipment = Equipo
action-research = I+D
action-sale = Venta
action-funding = Financiación
action-assembling = Montaje
action-sponsorship = Patrocinio
action-purchasing = Compras
track-T1 = Luna
track-T2 = Marte
track-T3 = Europa
track-T4 = Espacio profundo
part-head = Cabeza
part-torso = Torso
part-arm = Brazo
part-leg = Pierna
part-core = Núcleo
sale-order = Pedido
price-R = { $number ->
    [one] 1 roja
   *[other] { $number } rojas
}
price-Y = { $number ->
    [one] 1 amarilla
   *[other] { $number } amarillas
}
price-B = { $number ->
    [one] 1 azul
   *[other] { $number } azules
}
timing-free = como acción libre
timing-afterroll = tras una tirada de Prospección
timing-premain = antes de tu acción principal

# Equipo
equipment-E01 = Fundición
equipment-E02 = Trefilería
equipment-E03 = Planta de refrigerante
equipment-E04 = Terminal de venta
equipment-E05 = Cinta transportadora
equipment-E06 = Brazo clasificador
equipment-E07 = Prensa de chatarra
equipment-E08 = Mesa de comercio
equipment-E09 = Alimentador universal
equipment-E10 = Caja automática
equipment-E11 = Banco de calibración
equipment-E12 = Sala de diagnóstico
equipment-E13 = Torre de emisión
equipment-E14 = Sala de exposición
equipment-E15 = Puerta de la caridad
equipment-E16 = Sala de trofeos
equipment-E17 = Cuna de robots
equipment-E18 = Laboratorio profundo
equipment-E19 = Plataforma de lanzamiento
equipment-E20 = Nanoforja

# Especialistas
specialist-S01 = Tesorera
specialist-S02 = Intendente
specialist-S03 = Importador
specialist-S04 = Corredora
specialist-S05 = Cambista
specialist-S06 = Reclutador
specialist-S07 = Maestra de obras
specialist-S08 = Instructora
specialist-S09 = Jefe de tecnología
specialist-S10 = Publicista
specialist-S11 = Portavoz
specialist-S12 = Filántropa
specialist-S13 = Cabildero
specialist-S14 = Piloto de pruebas
specialist-S15 = Navegante
specialist-S16 = Negociador
specialist-S17 = Jefa de turno
specialist-S18 = Ingeniera de sistemas
specialist-S19 = Mecenas
specialist-ST1 = Capataz
specialist-ST2 = Mercader

# Losetas de patrocinio
tile-SPA1 = 4 créditos
tile-SPA2 = 3 fichas a elegir
tile-SPA3 = un obrero de Nivel II
tile-SPA4 = un obrero de Nivel I y 1 ficha
tile-SPA5 = mejora de 2 y 1 crédito
tile-SPA6 = 1 de reputación y 2 créditos
tile-SPA7 = 2 créditos y 2 fichas
tile-SPA8 = una ficha de cada color y 1 crédito
tile-SPA9 = 2 pasos de donación y 2 créditos
tile-SPB1 = 6 créditos
tile-SPB2 = 4 fichas a elegir
tile-SPB3 = un obrero de Nivel III
tile-SPB4 = dos obreros de Nivel I
tile-SPB5 = mejora de 2 y 1 de reputación
tile-SPB6 = 2 de reputación
tile-SPB7 = 3 créditos y 2 fichas
tile-SPB8 = 2 PV y 3 créditos
tile-SPB9 = 2 pasos de donación y 2 fichas

# Logros
achievement-AC-1A = Explorador
achievement-AC-1B = Primeros contratos
achievement-AC-1C = Manitas
achievement-AC-2A = Sala de máquinas
achievement-AC-2B = Benefactor
achievement-AC-2C = Cazatalentos
achievement-AC-3A = Nombre conocido
achievement-AC-3B = Socio de confianza
achievement-AC-3C = Prospector profundo
achievement-AC-4A = Catálogo completo
achievement-AC-4B = Ejército de autómatas
achievement-AC-4C = Conglomerado

# Auditorías
audit-AU-A1 = 4 créditos o más
audit-AU-A2 = 4 fichas o más
audit-AU-A3 = 1 carta de I+D o más
audit-AU-A4 = 2 contadores de prospección avanzados o más
audit-AU-A5 = 1 obrero de Nivel II o más
audit-AU-B1 = 7 créditos o más
audit-AU-B2 = 7 fichas o más
audit-AU-B3 = 3 cartas de Venta o más
audit-AU-B4 = 3 contadores de prospección avanzados o más
audit-AU-B5 = 1 obrero de Nivel IV o más

# Cartas de acción bloqueada
blocked-BA1 = Prospección y Equipo
blocked-BA2 = Prospección e I+D
blocked-BA3 = Prospección y Venta
blocked-BA4 = Equipo e I+D
blocked-BA5 = Equipo y Venta
blocked-BA6 = I+D y Venta

# La imagen en la terminal
board-round = ronda { $number } de { $last }, { $phase }
board-market = Mercado { $colours }
board-order = Orden de turno: { $places }
board-next = Próximo orden de turno: { $places }
board-tile = Loseta de patrocinio: { $tile }
board-engineers = { $number ->
    [one] 1 ingeniero
   *[other] { $number } ingenieros
}
board-section = sección { $number }
phase-setup = Selección
phase-market = Mercado
phase-action = Acción
phase-donation = Donación
phase-audit = Auditoría
phase-cleanup = Limpieza
phase-end = Final
head-order = Orden
head-market = Mercado
head-dice = dados
head-next = próxima
head-achievements = Logros
head-audits = Auditor.
head-board = Tablero
head-common = Comunes
head-hand = Mano
head-played = Jugados
figure-vp = PV
figure-credits = Créditos
figure-tokens = Fichas
figure-workers = Obreros
figure-prospect = Prospección
figure-reputation = Reputación
figure-donation = Donación
figure-relations = Relaciones
figure-reliability = Fiabilidad
figure-contracts = Contratos
figure-cards = Cartas
figure-specialists = Especialistas
figure-minus = Auditorías suspendidas
figure-markers = Jugadas
effect-tokens = { $n ->
    [one] gana 1 ficha { $colour ->
        [R] roja
        [Y] amarilla
       *[B] azul
    }
   *[other] gana { $n } fichas { $colour ->
        [R] rojas
        [Y] amarillas
       *[B] azules
    }
}
    .short = +{ $n } <token-{ $colour }>
effect-with = { $one } y { $two }
    .short = { $one } { $two }
effect-cr = { $n ->
    [one] gana 1 crédito
   *[other] gana { $n } créditos
}
    .short = +{ $n } <credit>
effect-any = { $n ->
    [one] gana 1 ficha de cualquier color
   *[other] gana { $n } fichas de cualquier color
}
    .short = +{ $n } <any>
effect-rd = { $n ->
    [one] tira 1 dado de recurso y gana su ficha
   *[other] tira { $n } dados de recurso y gana sus fichas
}
    .short = +{ $n } <die>
effect-build = { $n ->
    [one] construye un obrero de Nivel { $level }
   *[other] construye { $n } obreros de Nivel { $level }
}
    .short = { $n ->
    [one] <worker> { $level }
   *[other] <worker> { $n }× { $level }
}
effect-up = { $n ->
    [one] mejora un obrero 1 nivel
   *[other] mejora un obrero { $n } niveles
}
    .short = { $n ->
    [one] <upgrade>
   *[other] <upgrade-2>
}
effect-rep = sube { $n } tu reputación
    .short = +{ $n } <reputation>
effect-rel = { $company ->
    [A] sube 1 paso con Apex
    [B] sube 1 paso con Bionix
   *[C] sube 1 paso con Citadel
}
    .short = <company-{ $company }>
effect-don = { $n ->
    [one] avanza 1 casilla en el contador de donación
   *[other] avanza { $n } casillas en el contador de donación
}
    .short = +{ $n } <donation>
effect-vp = gana { $n } PV
    .short = { $n } <vp>
effect-pay = { $kind ->
    [cr] { $n ->
        [one] pagar 1 crédito
       *[other] pagar { $n } créditos
    }
    [res] { $n ->
        [one] pagar 1 ficha
       *[other] pagar { $n } fichas
    }
   *[mix] { $n ->
        [one] pagar 1 ficha o crédito
       *[other] pagar { $n } fichas o créditos
    }
}
    .short = { $n } <pay-{ $kind }>
effect-swap = { $n ->
    [one] cambia 1 ficha por otra
   *[other] cambia hasta { $n } fichas por otras
}
    .short = <any> → <any> ≤{ $n }
effect-reroll = vuelve a tirar los dados de nivel que quieras
    .short = <reroll>
effect-setdie = gira un dado de nivel a I
    .short = <level-1>
effect-waive = { $n ->
    [one] tu próxima compra cuesta 1 ficha menos
   *[other] tu próxima compra cuesta { $n } fichas menos
}
    .short = <purchase> −{ $n }
effect-special = { $which ->
    [overtime] haz Horas extra sin sus créditos
   *[other] haz Sobreaceleración sin sus créditos
}
    .short = { $which ->
    [overtime] <overtime>
   *[other] <overclock>
}
effect-main = haz la acción principal
about-equipment = { $name }: precio { $price }; descuento { $discount }; acción extra { $extra }; habilidad: { $ability }
about-sale = Pedido { $label }: precio { $price }; { $vp } PV al final. { $gains }
about-specialist = { $name }: ten { $needs } para jugarlo, { $vp } PV; descarta por { $discard }; habilidad: { $ability }
about-achievement = { $name }: { $requirement }{ $missing ->
    [0] {" "}(cumplido)
    [one] {" "}(falta 1)
   *[other] {" "}(faltan { $missing })
}; { $gains }
about-track = { $name }, siguiente casilla { $space }: { $credits } créditos, { $research } cartas de I+D y { $sales } de Venta; { $gains }; { $vp } PV
about-top = { $name }: tienes la cima
legend-spaces = ○ casilla de obrero libre   ▨ bloqueada   | solo Nivel IV   letras: obreros de los asientos
legend-seat = asiento: PV, ~puntos si acabara ahora, fichas R Y B, ¤ créditos, obreros I·II·III·IV + sin construir, rep reputación/ingenieros, rb fiabilidad/sección
legend-track = casillas de Prospección: c créditos, r cartas de I+D, s cartas de Venta; letras: marcadores
legend-audit = Auditorías: pasos hasta el disparador, ✓ la cumples o ✗ no
legend-used = ■ marcador de acción   * usado   n› número de la opción
need-credits = { $number ->
    [one] 1 crédito
   *[other] { $number } créditos
}
need-tokens = { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
}
need-cards-EQ = { $number ->
    [one] 1 carta de Equipo
   *[other] { $number } cartas de Equipo
}
need-cards-RD = { $number ->
    [one] 1 carta de I+D
   *[other] { $number } cartas de I+D
}
need-cards-SO = { $number ->
    [one] 1 Pedido
   *[other] { $number } Pedidos
}
need-advanced = { $number ->
    [one] 1 marcador de Prospección avanzado
   *[other] { $number } marcadores de Prospección avanzados
}
need-workers = { $number ->
    [one] 1 obrero de Nivel { $level } exacto
   *[other] { $number } obreros de Nivel { $level } exacto
}
need-donation = donación { $number } o más
need-reputation = reputación { $number } o más
need-specialists = { $number ->
    [one] 1 Especialista jugado
   *[other] { $number } Especialistas jugados
}
need-relmin = las tres relaciones en { $number } o más
need-peak = casilla { $number } de un contador de prospección
need-parts = { $number ->
    [one] 1 pieza de autómata
   *[other] { $number } piezas de autómata distintas
}
need-levels = { $number } niveles de obreros en total

# Símbolos y acciones especiales
times-A = logros
times-B = especialistas
times-C = fiabilidad
special-overtime = Horas extra
special-overbuilt = Sobreproducción
special-overclock = Sobreaceleración
special-overdrive = Sobremarcha
symbol-token-R = rojo
symbol-token-Y = amarillo
symbol-token-B = azul
symbol-credit = créditos
symbol-any = fichas de cualquier color
symbol-die = dados de recurso
symbol-worker = obrero
symbol-upgrade = mejora de 1
symbol-upgrade-2 = mejora de 2
symbol-reputation = reputación
symbol-company-A = Apex
symbol-company-B = Bionix
symbol-company-C = Citadel
symbol-donation = donación
symbol-vp = PV
symbol-pay-cr = créditos
symbol-pay-res = fichas
symbol-pay-mix = fichas o créditos
symbol-reroll = repetir la tirada
symbol-level-1 = dado en I
symbol-purchase = compra
symbol-overtime = Horas extra
symbol-overclock = Sobreaceleración

# La mesa en palabras
told-market = El Mercado muestra { $list }.
told-prices = Menos para: { $list }.
told-price = Tu precio: { $price }.
told-spaces = Espacios de obreros de { $action }: { $list }.
told-free = libre
told-free-iv = libre para el Nivel IV
told-blocked = bloqueado
told-track = Contador de prospección { $name }: { $markers }. { $spaces }
told-track-space = Casilla { $space } ({ $asks }): { $vp } PV. { $gains }
told-achievement = Logro { $name }: { $requirement }. { $gains } Lo tienen: { $list }.
told-common = Especialistas comunes: { $list }.
told-audit = Auditoría: { $requirement }. Esta ronda llega con { $odds } de { $faces } caras. La pasarían: { $list }.
told-seat = { $name }: { $vp } PV, { $score } si la partida acabara ahora. { $goods }, { $credits ->
    [one] 1 crédito
   *[other] { $credits } créditos
}. Obreros: { $workers }, { $unbuilt } sin construir.
told-owned = { $name } ha jugado { $played }. Equipo: { $equipment }. I+D: { $parts }. Pedidos: { $sales }. Especialistas: { $specialists }.
told-hand = Mano: { $list }
