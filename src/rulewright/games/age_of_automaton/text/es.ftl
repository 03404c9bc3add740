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
do-done = { $ask ->
    [before] Empezar la acción
    [later] No usar equipo
    [rolled] Aceptar estos dados
    [extra] Renunciar a ella
    [extra-after] Elegir su columna
    [swap] No cambiar más
   *[other] Seguir
}
do-stop = { $ask ->
    [donate] No donar más
   *[other] Quedarse aquí
}
do-skip = { $ask ->
    [claim] No reclamar nada
    [free] Prescindir de ella
   *[other] No mejorar a nadie
}
do-keep = Quedarse con { $specialist }
do-prospect = Prospectar en { $track }
do-buy = Comprar { $equipment }{ for-cost }
do-research = Investigar { $research }
do-sell = Servir { $sale }
do-fund = Jugar Financiación
do-assemble = Jugar Montaje
do-sponsor = Jugar Patrocinio: { $tile }
do-purchase = Jugar Compras
do-overtime = Hacer horas extra para { $action }{ at-cost }
do-overbuilt = Usar Sobreproducción{ at-cost }
do-overclock = Usar Sobreaceleración{ at-cost }
do-overdrive = Usar Sobremarcha de { $steps }{ at-cost }
do-play = Jugar { $specialist }
do-use = Usar { $specialist }
do-discard = Descartar { $specialist }
do-hire = Firmar un contrato con { $specialist }
do-claim = Reclamar { $achievement }
do-activate = Activar { $equipment }
do-send = Enviar un obrero de { $level } a { $place }
do-pay = { $cost ->
    [none] Pagar y avanzar
   *[other] Pagar { $cost } y avanzar
}
do-tuck = Colocarla en { $column }
do-upgrade = Mejorar un obrero de { $level }
do-take = Tomar { a-good }
do-give = Dar { a-good }
do-donate = Donar { a-good }
do-drop = Descartar { a-token }
do-waive = Ahorrar { a-token } del precio
do-reroll = Volver a tirar { $subset }
do-turn = Girar { $die } a I

# Lo que cuesta una elección
for-cost = { $cost ->
    [none] { "" }
    [free] { " " }gratis
   *[other] { " " }por { $cost }
}
at-cost = { $cost ->
    [none] { "" }
   *[other] { " " }({ $cost })
}
cost-credits = { $n ->
    [one] 1 crédito
   *[other] { $n } créditos
}
cost-special = 1 de fiabilidad y { cost-credits }
cost-less = { $price }, una ficha menos

# Las elecciones en el registro; de las demás se cuenta lo que resulta
did-keep = { $seat } se queda con { $specialist }
    .you = Te quedas con { $specialist }
did-prospect = { $seat } prospecta en { $track }
    .you = Prospectas en { $track }
did-fund = { $seat } juega Financiación
    .you = Juegas Financiación
did-assemble = { $seat } juega Montaje
    .you = Juegas Montaje
did-purchase = { $seat } juega Compras
    .you = Juegas Compras
did-overtime = { $seat } hace horas extra para { $action }
    .you = Haces horas extra para { $action }
did-overbuilt = { $seat } usa Sobreproducción
    .you = Usas Sobreproducción
did-overclock = { $seat } usa Sobreaceleración
    .you = Usas Sobreaceleración
did-overdrive = { $seat } usa Sobremarcha: el dado más alto baja { $steps }
    .you = Usas Sobremarcha: el dado más alto baja { $steps }
did-play = { $seat } juega { $specialist }
    .you = Juegas { $specialist }
did-use = { $seat } usa { $specialist }
    .you = Usas { $specialist }
did-hire = { $seat } firma un contrato con { $specialist }
    .you = Firmas un contrato con { $specialist }
did-activate = { $seat } activa { $equipment }
    .you = Activas { $equipment }
did-send = { $seat } envía un obrero de { $level } a { $place }
    .you = Envías un obrero de { $level } a { $place }
did-donate = { $seat } dona { a-good }
    .you = Donas { a-good }
did-drop = { $seat } descarta { a-token }
    .you = Descartas { a-token }
did-waive = { $seat } ahorra { a-token } del precio
    .you = Ahorras { a-token } del precio
did-reroll = { $seat } vuelve a tirar { $subset }
    .you = Vuelves a tirar { $subset }
did-turn = { $seat } gira { $die } a I
    .you = Giras { $die } a I

# Preguntas
ask-draft = Selección, { $number } de 3: ¿con qué Especialista te quedas?
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
ask-rolled = Los dados de nivel muestran { $number }, { $number2 } y { $number3 }: ¿sigues?
ask-reroll = ¿Qué dados de nivel vuelves a tirar?
ask-turn-die = ¿Qué dado de nivel giras a I?
ask-toll = { $track }: la casilla { $number } cuesta { $number2 ->
    [one] 1 crédito
   *[other] { $number2 } créditos
}. ¿Pagas y avanzas?
ask-extra = { $equipment } da una acción extra, { $action }: si la omites, se pierde
ask-extra-after = { $equipment }: ¿algo más antes de elegir su columna?
ask-column = ¿Bajo qué dos acciones se queda { $equipment }?
ask-waive = ¿Qué ficha del precio ahorra el Negociador?
ask-upgrade = { $number ->
    [one] Mejora un obrero un nivel, u omítelo
   *[other] Mejora un obrero { $number } niveles, u omítelo
}
ask-clock = ¿Qué obrero aceleras?
ask-take = { $number ->
    [one] ¿Qué crédito o ficha tomas?
   *[other] Toma { $number } créditos o fichas, de uno en uno
}
ask-give = { $number ->
    [one] ¿Con qué pagas?
   *[other] ¿Con qué pagas? { $number } en total, de uno en uno
}
ask-swap = { $number ->
    [one] Devuelve una ficha para cambiarla, o para
   *[other] Devuelve fichas para cambiarlas, hasta { $number } más
}
ask-free = ¿Una acción especial sin créditos?
ask-donate = Contador de donación en { $number2 }: puedes dar { $number ->
    [one] un crédito o una ficha más
   *[other] { $number } créditos o fichas más
}
ask-drop = { $number ->
    [one] Te sobra una ficha: ¿cuál descartas?
   *[other] Te sobran { $number } fichas: descártalas de una en una
}
ask-claim = ¿Reclamas un logro antes de la auditoría?

# Lo que ocurre
event-started = { $seat } juega primero
    .you = Juegas primero
event-dealt = { $seat } recibe { $specialist }
    .you = Recibes { $specialist }
event-passed = { $seat } pasa { $specialist } a la izquierda
    .you = Pasas { $specialist } a la izquierda
event-round = Empieza la ronda { $number }
event-market = El mercado muestra { $colour }, { $colour2 } y { $colour3 }
event-blocked = Bloqueado en esta ronda: { $blocked }
event-blocked-next = Bloqueado en la próxima ronda: { $blocked }
event-turn = { $number ->
    [one] Turno de { $seat }: queda una acción principal
   *[other] Turno de { $seat }: quedan { $number } acciones principales
}
    .you = { $number ->
        [one] Tu turno: queda una acción principal
       *[other] Tu turno: quedan { $number } acciones principales
    }
event-idle = { $seat } ya no puede realizar { $action }
    .you = Ya no puedes realizar { $action }
event-tokens = { $seat } gana { tokens }
    .you = Ganas { tokens }
    .sum = { $seat } gana { tokens }
    .sum-you = Ganas { tokens }
    .net = { $seat } gana en neto { tokens }
    .net-you = Ganas en neto { tokens }
event-credits = { $seat } gana { credits }
    .you = Ganas { credits }
    .sum = { $seat } gana { credits }
    .sum-you = Ganas { credits }
    .net = { $seat } gana en neto { credits }
    .net-you = Ganas en neto { credits }
event-paid-tokens = { $seat } paga { tokens }
    .you = Pagas { tokens }
event-paid-credits = { $seat } paga { credits }
    .you = Pagas { credits }
event-scored = { $seat } anota { $number } PV
    .you = Anotas { $number } PV
    .sum = { $seat } anota { $number } PV
    .sum-you = Anotas { $number } PV
event-vp-token = { $seat } toma una ficha de { $number } PV
    .you = Tomas una ficha de { $number } PV
event-reputation = { $seat } tiene ahora reputación { $number }
    .you = Tienes ahora reputación { $number }
event-relation = { $seat } llega a { $number } en su relación con { $company }
    .you = Llegas a { $number } en tu relación con { $company }
event-donation = { $seat } llega a la casilla { $number } del contador de donación
    .you = Llegas a la casilla { $number } del contador de donación
event-reliability = { $seat } baja a fiabilidad { $number }
    .you = Bajas a fiabilidad { $number }
event-built = { $seat } construye un obrero de { $level }
    .you = Construyes un obrero de { $level }
    .times = { $seat } construye { $times } obreros de { $level }
    .times-you = Construyes { $times } obreros de { $level }
event-upgraded = { $seat } mejora un obrero de { $level } a { $level2 }
    .you = Mejoras un obrero de { $level } a { $level2 }
    .times = { $seat } mejora obreros { $times } veces
    .times-you = Mejoras obreros { $times } veces
event-rolled = Los dados de nivel muestran { $number }, { $number2 } y { $number3 }
event-passes = { $number ->
    [0] Ningún dado de nivel de { $seat } acierta
    [one] Un dado de nivel de { $seat } acierta
   *[other] { $number } dados de nivel de { $seat } aciertan
}
    .you = { $number ->
        [0] Ninguno de tus dados de nivel acierta
        [one] Uno de tus dados de nivel acierta
       *[other] { $number } de tus dados de nivel aciertan
    }
event-climbed = { $seat } llega a la casilla { $number } de { $track }
    .you = Llegas a la casilla { $number } de { $track }
event-halted = { $seat } no cumple la exigencia de la casilla { $number } de { $track }
    .you = No cumples la exigencia de la casilla { $number } de { $track }
event-top-taken = { $seat } encuentra ocupada la cima de { $track }
    .you = Encuentras ocupada la cima de { $track }
event-bought = { $price-kind ->
    [free] { $seat } compra { $equipment } sin pagar nada
    [unsettled] { $seat } compra { $equipment }
   *[paid] { $seat } compra { $equipment } por { $price }
}
    .you = { $price-kind ->
        [free] Compras { $equipment } sin pagar nada
        [unsettled] Compras { $equipment }
       *[paid] Compras { $equipment } por { $price }
    }
event-studied = { $seat } investiga { $research }
    .you = Investigas { $research }
event-sold = { $seat } sirve { $sale }
    .you = Sirves { $sale }
event-new-equipment = Nuevo equipo: { $equipment }
event-new-research = Nueva carta de I+D: { $research }
event-new-sale = Nuevo: { $sale }
event-tucked = { $seat } coloca { $equipment } en { $column }
    .you = Colocas { $equipment } en { $column }
event-sponsored = { $seat } toma una loseta de patrocinio ({ $tile })
    .you = Tomas una loseta de patrocinio ({ $tile })
event-next-place = { $seat } ocupa el puesto { $number } del próximo orden de turno
    .you = Ocupas el puesto { $number } del próximo orden de turno
event-to-common = { $seat } descarta { $specialist }, ahora Especialista común
    .you = Descartas { $specialist }, ahora Especialista común
event-left-game = { $seat } descarta { $specialist }, que sale del juego
    .you = Descartas { $specialist }, que sale del juego
event-claimed = { $seat } reclama { $achievement }
    .you = Reclamas { $achievement }
event-claimed-first = { $seat } reclama { $achievement } antes que nadie
    .you = Reclamas { $achievement } antes que nadie
event-audit = El dado de auditoría muestra { $number }: el marcador va a la casilla { $number2 }
event-audit-failed = { $seat } suspende la auditoría ({ $audit }) y toma una ficha de PV negativos
    .you = Suspendes la auditoría ({ $audit }) y tomas una ficha de PV negativos
event-audit-held = { $seat } supera la auditoría ({ $audit })
    .you = Superas la auditoría ({ $audit })
event-audit-shifted = El marcador de auditoría deja la carta comprobada y va a la casilla { $number }
event-steady = { $seat } es fiable: 1 PV
    .you = Eres fiable: 1 PV
event-returned = { $seat } recupera { $number ->
    [one] 1 obrero usado, sin construir
   *[other] { $number } obreros usados, sin construir
}
    .you = Recuperas { $number ->
        [one] 1 obrero usado, sin construir
       *[other] { $number } obreros usados, sin construir
    }
event-order = { $seat } es el número { $number } en el orden de turno
    .you = Eres el número { $number } en el orden de turno
event-for-prospect = Puntuación final, { $seat }: { $number } PV por los contadores de prospección
    .you = Puntuación final, tú: { $number } PV por los contadores de prospección
event-for-equipment = Puntuación final, { $seat }: { $number } PV por el equipo
    .you = Puntuación final, tú: { $number } PV por el equipo
event-for-research = Puntuación final, { $seat }: { $number } PV por los conjuntos de I+D
    .you = Puntuación final, tú: { $number } PV por los conjuntos de I+D
event-for-sale = Puntuación final, { $seat }: { $number } PV por los pedidos de venta
    .you = Puntuación final, tú: { $number } PV por los pedidos de venta
event-for-reputation = Puntuación final, { $seat }: { $number } PV por la reputación
    .you = Puntuación final, tú: { $number } PV por la reputación
event-for-donation = Puntuación final, { $seat }: { $number } PV por las donaciones
    .you = Puntuación final, tú: { $number } PV por las donaciones
event-for-apex = Puntuación final, { $seat }: { $number } PV por Apex y los logros
    .you = Puntuación final, tú: { $number } PV por Apex y los logros
event-for-bionix = Puntuación final, { $seat }: { $number } PV por Bionix y los Especialistas
    .you = Puntuación final, tú: { $number } PV por Bionix y los Especialistas
event-for-citadel = Puntuación final, { $seat }: { $number } PV por Citadel y la fiabilidad
    .you = Puntuación final, tú: { $number } PV por Citadel y la fiabilidad
event-for-specialists = Puntuación final, { $seat }: { $number } PV por los Especialistas jugados
    .you = Puntuación final, tú: { $number } PV por los Especialistas jugados
event-for-audits = Puntuación final, { $seat }: { $number } PV por las auditorías suspendidas
    .you = Puntuación final, tú: { $number } PV por las auditorías suspendidas
event-for-automatons = Puntuación final, { $seat }: { $number } PV por los autómatas
    .you = Puntuación final, tú: { $number } PV por los autómatas
event-for-leftovers = Puntuación final, { $seat }: { $number } PV por los sobrantes
    .you = Puntuación final, tú: { $number } PV por los sobrantes
event-in-all = { $seat } tiene { $number } PV en total
    .you = Tienes { $number } PV en total

# Por qué no
why-once = { $action } ya se jugó en esta ronda
why-column-used = En { $column } ya has jugado { $action }; las horas extra cuestan 1 de fiabilidad y { credits }
why-no-worker = No tienes ningún obrero en el contador de tecnología para { $action }
why-level-low = Esta carta necesita un obrero de { $level } o más que encuentre casilla
why-no-space = Todas las casillas de obrero de { $action } están ocupadas o bloqueadas
why-only-iv = Solo queda libre la casilla de Nivel IV de { $action }
why-too-dear = { $number ->
    [one] Falta { tokens }, descuentos incluidos
   *[other] Faltan { tokens }, descuentos incluidos
}
why-sale-too-dear = { $number ->
    [one] Falta { tokens }; los descuentos no valen para Venta
   *[other] Faltan { tokens }; los descuentos no valen para Venta
}
why-full = Ya tienes { $number ->
    [one] 1 carta de Equipo
   *[other] { $number } cartas de Equipo
}
why-column-free = Aún no tienes marcador en { $column }: no hacen falta horas extra
why-not-playable = { $action } no se puede jugar ahora
why-lacks-credits = { $number ->
    [one] Falta 1 crédito
   *[other] Faltan { $number } créditos
}
why-toll-short = { $number ->
    [one] Falta 1 crédito para la siguiente casilla
   *[other] Faltan { $number } créditos para la siguiente casilla
}
why-unreliable = { $number ->
    [one] Tu fiabilidad está agotada: se deben créditos de más y falta 1
   *[other] Tu fiabilidad está agotada: se deben créditos de más y faltan { $number }
}
why-no-die = No tienes ningún dado de obrero sin construir
why-no-upgrade = No tienes ningún obrero por debajo de Nivel IV en el contador de tecnología
why-lacks-tokens = { $number ->
    [one] Te falta { tokens }
   *[other] Te faltan { tokens }
}
why-used = { $specialist } ya se usó en esta ronda
why-not-now = { $specialist } no se puede usar en este momento
why-useless = { $specialist } no cambiaría nada ahora, o falta el coste
why-no-contract = No te quedan fichas de contrato
why-contracted = Tu ficha de contrato ya está sobre { $specialist } en esta ronda
why-not-met = { $number ->
    [one] { $achievement }: falta 1
   *[other] { $achievement }: faltan { $number }
}
why-has-marker = Ya has reclamado { $achievement }
why-ability-used = { $equipment } ya se usó con este marcador de acción
why-ability-useless = { $equipment } no cambiaría nada ahora, o falta el coste
why-overdriven = La sobremarcha solo es posible una vez por tirada
why-dice-low = El dado más alto muestra { $number }: no se puede bajar tanto
why-column-full = Ya no cabe más equipo en { $column }
why-no-worker-at = No hay obreros de { $level } en el contador de tecnología
why-for-iv = La casilla de la derecha es solo para Nivel IV, no para { $level }
why-place-taken = No queda ninguna casilla libre de este tipo
why-none-held = { $good-id ->
    [credit] No tienes créditos
    [R] No tienes fichas rojas
    [Y] No tienes fichas amarillas
   *[B] No tienes fichas azules
}
why-donation-limit = Tu límite de { $number ->
    [one] 1 unidad está agotado
   *[other] { $number } unidades está agotado
}
why-donation-end = El contador de donación acaba en { $number }
why-wrong-colour = { $good-id ->
    [credit] Esta bonificación no da créditos
    [R] Esta bonificación no da fichas rojas
    [Y] Esta bonificación no da fichas amarillas
   *[B] Esta bonificación no da fichas azules
}
why-not-priced = { $colour-id ->
    [R] No hay fichas rojas en el precio
    [Y] No hay fichas amarillas en el precio
   *[B] No hay fichas azules en el precio
}
why-at-one = Este dado ya muestra I
why-at-top = { $level } es el nivel más alto

# El final
end-won = { $seat } gana con { $number } PV
    .you = Ganas con { $number } PV
end-tie = { $seat } gana el desempate a { $number } PV
    .you = Ganas el desempate a { $number } PV
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
column = { $label ->
    [C1] la columna de Prospección y Financiación
    [C2] la columna de Equipo y Montaje
    [C3] la columna de I+D y Patrocinio
   *[C4] la columna de Venta y Compras
}
level = Nivel { $label }
die = { $label ->
    [1] el primer dado
    [2] el segundo dado
   *[3] el tercer dado
}
subset = { $label ->
    [1] el primer dado
    [2] el segundo dado
    [3] el tercer dado
    [12] los dados primero y segundo
    [13] los dados primero y tercero
    [23] los dados segundo y tercero
   *[123] los tres dados
}
a-good = { $good-id ->
    [credit] un crédito
    [R] una ficha roja
    [Y] una ficha amarilla
   *[B] una ficha azul
}
a-token = { $colour-id ->
    [R] una ficha roja
    [Y] una ficha amarilla
   *[B] una ficha azul
}
credits = { $number ->
    [one] 1 crédito
   *[other] { $number } créditos
}
tokens = { $colour-id ->
    [R] { $number ->
        [one] 1 ficha roja
       *[other] { $number } fichas rojas
    }
    [Y] { $number ->
        [one] 1 ficha amarilla
       *[other] { $number } fichas amarillas
    }
   *[B] { $number ->
        [one] 1 ficha azul
       *[other] { $number } fichas azules
    }
}
place-general = una casilla general
place-iv = la casilla de Nivel IV
place-card = la carta de Equipo
good-R = rojo
good-Y = amarillo
good-B = azul
good-credit = créditos
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
board-next = próximo orden de turno:
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
about-sale = Pedido de { $company }: precio { $price }; { $vp } PV al final. { $gains }
called-sale = el pedido de { $company } ({ $price } por { $vp } PV)
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
need-credits = { credits }
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
symbol-credit = { $n ->
    [one] crédito
   *[other] créditos
}
symbol-any = { $n ->
    [one] ficha de cualquier color
   *[other] fichas de cualquier color
}
symbol-die = { $n ->
    [one] dado de recurso
   *[other] dados de recurso
}
symbol-worker = obrero
symbol-upgrade = mejora de 1
symbol-upgrade-2 = mejora de 2
symbol-reputation = reputación
symbol-company-A = Apex
symbol-company-B = Bionix
symbol-company-C = Citadel
symbol-donation = donación
symbol-vp = PV
symbol-pay-cr = { $n ->
    [one] crédito
   *[other] créditos
}
symbol-pay-res = { $n ->
    [one] ficha
   *[other] fichas
}
symbol-pay-mix = { $n ->
    [one] ficha o crédito
   *[other] fichas o créditos
}
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
told-owned = { $name }, acciones jugadas: { $played }. Equipo: { $equipment }. I+D: { $parts }. Pedidos: { $sales }. Especialistas: { $specialists }.
told-hand = Mano: { $list }

# La primera partida guiada y el consejero; $what es la opción iluminada
lesson-aim = Diriges una fábrica de autómatas. Gana quien tenga más puntos de victoria tras la última ronda; casi todo puntúa, sobre todo al final.
lesson-workers = Un turno es una acción principal, que se elige abajo en tu tablero. Las cuatro de arriba piden un obrero; las de abajo, ninguno.
lesson-prospect = Empieza por un contador de prospección: trae fichas ahora y puntos al final.
lesson-level = Cada dado que no supere el nivel del obrero te sube una casilla, así que envía al mejor.
lesson-rolled = Ahí están tus dados. Sobremarcha podría bajarlos a costa de fiabilidad; hoy valen tal como están.
lesson-tokens = Tu bonificación es tan grande como el nivel del obrero. Toma rojas y azules: las pide la primera carta de Venta.
lesson-end = Los Especialistas y las acciones especiales son para otros turnos.
lesson-assemble = Los obreros usados te dejan al acabar la ronda, así que construye otro. No hace falta obrero.
lesson-sale = Las fichas se hacen puntos en las cartas de Venta, y cada una mejora tu próximo Montaje.
lesson-donate = Puedes donar fichas o créditos: el contador de donaciones puntúa al final. Da solo lo que no eches de menos.
lesson-market = Ronda nueva: los obreros usados vuelven a estar sin construir, el Mercado muestra otras fichas y todas las acciones están libres.
lesson-research = I+D solo cuesta un obrero. Mejora a los demás, y los juegos de piezas distintas puntúan al final.
lesson-purchase = Compras toma las fichas que muestra el Mercado y no pide obrero.
lesson-audit = Desde esta ronda hay auditorías. Sus cartas están a la vista: quien no cumpla la que se alcance pierde puntos.
lesson-worth = El número con ~ junto a tus puntos es lo que te daría la partida si acabara ahora. Pulsa ahí para ver qué cuenta.
lesson-farewell = Ya conoces el juego. Del Equipo, los Especialistas y los logros sabrás cuando lleguen.
hint-specialist = Puedes permitirte jugar un Especialista: su habilidad es tuya el resto de la partida y cuenta al final.
hint-overdrive = Sobremarcha baja los dados de Prospección para que pasen más. Cuesta fiabilidad, que puntúa mientras es alta.
hint-equipment = El Equipo cuesta fichas. Abarata o mejora las acciones de su columna y da enseguida una acción extra.
hint-claim = Cumples un logro. Quien lo reclama primero recibe más.
hint-drop = Tienes más fichas de las permitidas. La próxima vez gástalas antes: lo que descartas se pierde.
