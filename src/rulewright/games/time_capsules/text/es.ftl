# El juego
game-title = Cápsulas del tiempo
game-about = Abre algunas de tus cápsulas del tiempo, gasta lo que sale, compra artefactos y vuelve a guardarlo todo. Demasiadas rupturas temporales te derrotan.

# Modos y opciones
mode-base = Juego base
mode-base-about = Turnos completos, uno tras otro, durante diez rondas.
mode-solo = Solitario
mode-solo-about = Un jugador contra un objetivo, mientras un rival se lleva artefactos de la oferta.
mode-split = Rondas divididas
mode-split-about = Una fase de compra con acciones sueltas; luego todos actúan y guardan; el primer jugador cambia.
option-start = Inicio
option-start-about = El inicio rápido empieza en la ronda 3 con más objetos y un artefacto gratis.
option-start-normal = normal
option-start-fast = rápido
option-target = Objetivo
option-target-about = Los PV que debe alcanzar quien juega en solitario: 40, 50, 60 o 70.
option-target-easy = 40 PV
option-target-normal = 50 PV
option-target-hard = 60 PV
option-target-expert = 70 PV

# Lo que dice un jugador
do-end = Terminar el turno
do-pass = Pasar hasta el final de esta fase
do-by-hand = Elegir tú los objetos del próximo pago
do-buy = Comprar { $slot }{ for-cost }
do-reroll = Volver a tirar el { $piece }{ for-cost }
do-add = Subir el { $piece } con energía
do-trade = Cambiar { $price } por { $prize }
do-use = Usar { $artifact }
do-play = Jugar { $card }{ for-cost }
do-computers = { $times ->
    [one] Hacer 1 ordenador-6{ for-cost }
   *[other] Hacer { $times } ordenadores-6{ for-cost }
}
do-batteries = { $times ->
    [one] Hacer 1 batería-1{ for-cost }
   *[other] Hacer { $times } baterías-1{ for-cost }
}
do-score = Ganar { $times } PV{ for-cost }
do-repair = { $times ->
    [one] Quitar 1 ruptura{ for-cost }
   *[other] Quitar { $times } rupturas{ for-cost }
}
do-bio = Usar { $bio } de la zona { $zone }
do-done = { $ask ->
    [reroll] No volver a tirar
    [upgrades] No mejorar más
    [batteries] No mejorar más
    [return] No devolver más
    [dice] Tirar los elegidos
    [sweep] No retirar más
   *[other] Seguir
}
do-decline = No, seguir
do-accept = Sí, pagar
do-spend = Gastar { $piece }
do-raise = { $steps ->
    [0] Dejarlo como está
   *[other] Subirlo en { $steps }{ for-cost }
}
do-give = Entregar { $piece }
do-upgrade = Mejorar { $piece } de la zona { $zone }
do-take = Tomar { $bio }
do-fix = { $steps ->
    [0] No quitar ninguna
    [one] Quitar 1 ruptura
   *[other] Quitar { $steps } rupturas
}
do-hit = Golpear a { $seat }
do-return = Devolver { an-object }
do-choose = Elegir { $piece }
do-copy = Copiar { $artifact }
do-twice = Usar { $artifact } dos veces
do-sweep = Retirar { $slot }
do-look = Mirar el mazo { $colour }
do-acquire = Comprar { $artifact }{ for-cost }
do-drop = Descartar { $piece } de la zona { $zone }
do-discard = Descartar { an-object }
do-put = { $count ->
    [0] No poner { $object } en esta cápsula
   *[other] Poner { some-objects } en esta cápsula
}
do-pick = Tomar { $slot }

# Las elecciones en el registro; de las demás se cuenta lo que resulta
did-pass = { $seat } pasa hasta el final de esta fase
    .you = Pasas hasta el final de esta fase
did-reroll = { $seat } vuelve a tirar el { $piece }
    .you = Vuelves a tirar el { $piece }
did-trade = { $seat } cambia { $price } por { $prize }
    .you = Cambias { $price } por { $prize }
did-use = { $seat } usa { $artifact }
    .you = Usas { $artifact }
did-play = { $seat } juega { $card }
    .you = Juegas { $card }
did-computers = { $times ->
    [one] { $seat } hace 1 ordenador-6
   *[other] { $seat } hace { $times } ordenadores-6
}
    .you = { $times ->
        [one] Haces 1 ordenador-6
       *[other] Haces { $times } ordenadores-6
    }
    .sum = { $seat } hace { $times } ordenadores-6
    .sum-you = Haces { $times } ordenadores-6
did-batteries = { $times ->
    [one] { $seat } hace 1 batería-1
   *[other] { $seat } hace { $times } baterías-1
}
    .you = { $times ->
        [one] Haces 1 batería-1
       *[other] Haces { $times } baterías-1
    }
    .sum = { $seat } hace { $times } baterías-1
    .sum-you = Haces { $times } baterías-1
did-score = { $seat } convierte cúbits en { $times } PV
    .you = Conviertes cúbits en { $times } PV
did-bio = { $seat } usa { $bio } de la zona { $zone }
    .you = Usas { $bio } de la zona { $zone }
did-hit = { $seat } golpea a { $seat2 }
    .you = Golpeas a { $seat2 }
    .you2 = { $seat } te golpea
did-twice = { $seat } usa { $artifact } dos veces
    .you = Usas { $artifact } dos veces
did-drop = { $seat } descarta { $piece } de la zona { $zone }
    .you = Descartas { $piece } de la zona { $zone }

# Preguntas
ask-pick = Toma gratis un artefacto de la oferta
ask-act = Tu turno: { $number } de energía, { $number2 ->
    [one] 1 cúbit
   *[other] { $number2 } cúbits
}
ask-purchase = Fase I: una compra o una acción, o pasar ({ $number } de energía, { $number2 ->
    [one] 1 cúbit
   *[other] { $number2 } cúbits
})
ask-action = Fase II: actúa cuanto quieras y termina ({ $number } de energía, { $number2 ->
    [one] 1 cúbit
   *[other] { $number2 } cúbits
})
ask-reroll = ¿Tirar otra vez?
ask-raise = ¿Cuánto subes el { $piece }?
ask-spend = Falta por pagar { counted }: ¿qué batería u ordenador gastas?
ask-give = { $number ->
    [one] Entrega 1 más para el cambio: { $price }
   *[other] Entrega { $number } más para el cambio: { $price }
}
ask-upgrade = ¿Qué ordenador mejoras?
ask-upgrades = { $number ->
    [one] Mejora un ordenador, o para
   *[other] Mejora hasta { $number } ordenadores
}
ask-batteries = { $number ->
    [one] Mejora una batería, o para
   *[other] Mejora hasta { $number } baterías
}
ask-bio = ¿Qué bioobjeto tomas?
ask-fix = { $number ->
    [one] ¿Quitas una ruptura?
   *[other] ¿Cuántas rupturas quitas, hasta { $number }?
}
ask-hit = ¿Quién recibe una ruptura?
ask-return = { $number ->
    [one] Devuelve un objeto a tu zona activa, o para
   *[other] Devuelve hasta { $number } objetos a tu zona activa
}
ask-max = ¿Qué ordenador pasa a su cara más alta?
ask-echo = ¿De qué dado ganas los cúbits?
ask-dice = { $number ->
    [0] ¿Qué ordenadores vuelves a tirar?
   *[other] ¿Qué ordenadores vuelves a tirar? Elegidos hasta ahora: { $number }
}
ask-level = ¿A qué número suben los demás?
ask-drop = ¿Descartas un objeto para el efecto?
ask-must-drop = ¿Qué bioobjeto descartas?
ask-pay = ¿Pagas { $number } de energía por el efecto?
ask-copy = ¿Qué habilidad copias?
ask-twice = ¿Qué artefacto usas dos veces?
ask-sweep = ¿Qué artefactos pones bajo sus mazos?
ask-look = ¿Qué mazo miras?
ask-acquire = ¿Compras uno de los artefactos que ves?
ask-big-bio = ¿Qué bioobjeto da su recompensa mayor?
ask-discard = { $number ->
    [one] Te sobra un objeto: ¿cuál descartas?
   *[other] Te sobran { $number } objetos: descártalos de uno en uno
}
ask-pack = { $number ->
    [one] ¿Va { an-object } a la primera cápsula?
   *[other] { $object }, { $number } en total: ¿cuántos objetos van a la primera cápsula?
}
ask-first-pack = { $number2 ->
    [one] Cápsula { $number }: ¿va { an-object } en ella?
   *[other] Cápsula { $number }, { $object }, { $number2 } en total: ¿cuántos objetos van en ella?
}

# Lo que ocurre
event-first = { $seat } juega primero
    .you = Juegas primero
event-round = Empieza la ronda { $number }
event-opened = { $number ->
    [one] { $seat } abre dos cápsulas con 1 objeto
   *[other] { $seat } abre dos cápsulas con { $number } objetos
}
    .you = { $number ->
        [one] Abres dos cápsulas con 1 objeto
       *[other] Abres dos cápsulas con { $number } objetos
    }
event-rolled = { $seat } tira un { $piece }
    .you = Tiras un { $piece }
    .times = { $seat } tira { $times } ordenadores
    .times-you = Tiras { $times } ordenadores
event-picked = { $seat } toma { $artifact }
    .you = Tomas { $artifact }
event-bought = { $seat } compra { $artifact } por { price }
    .you = Compras { $artifact } por { price }
event-revealed = Se revela { $artifact }
    .times = Se revelan { $times } artefactos
event-paid = { $seat } paga { counted }
    .you = Pagas { counted }
event-raised = { $seat } sube un ordenador ({ $piece })
    .you = Subes un ordenador ({ $piece })
event-gained = { $seat } gana { an-object }
    .you = Ganas { an-object }
event-free = { $seat } gana { counted }
    .you = Ganas { counted }
event-upgraded = { $seat } mejora { a-kind } hasta { an-object }
    .you = Mejoras { a-kind } hasta { an-object }
    .times = { $seat } mejora { $times } { objects }
    .times-you = Mejoras { $times } { objects }
event-vp = { $seat } gana { $number } PV ({ $number2 } en total)
    .you = Ganas { $number } PV ({ $number2 } en total)
    .sum = { $seat } gana { $number } PV ({ $number2 } en total)
    .sum-you = Ganas { $number } PV ({ $number2 } en total)
event-vp-lost = { $seat } pierde { $number } PV ({ $number2 } en total)
    .you = Pierdes { $number } PV ({ $number2 } en total)
    .sum = { $seat } pierde { $number } PV ({ $number2 } en total)
    .sum-you = Pierdes { $number } PV ({ $number2 } en total)
event-broke = { $seat } recibe una ruptura
    .you = Recibes una ruptura
    .times = { $seat } recibe { $times } rupturas
    .times-you = Recibes { $times } rupturas
event-struck = { $seat } recibe un golpe: una ruptura en la zona activa
    .you = Recibes un golpe: una ruptura en la zona activa
    .times = { $seat } recibe { $times } golpes: { $times } rupturas en la zona activa
    .times-you = Recibes { $times } golpes: { $times } rupturas en la zona activa
event-delayed = { $seat } recibe un golpe: una ruptura espera en la zona de cronocristales
    .you = Recibes un golpe: una ruptura espera en la zona de cronocristales
    .times = { $seat } recibe { $times } golpes: { $times } rupturas esperan en la zona de cronocristales
    .times-you = Recibes { $times } golpes: { $times } rupturas esperan en la zona de cronocristales
event-arrived = { $number ->
    [one] { $number } ruptura llega a la zona inactiva de { $seat }
   *[other] { $number } rupturas llegan a la zona inactiva de { $seat }
}
    .you = { $number ->
        [one] { $number } ruptura llega a tu zona inactiva
       *[other] { $number } rupturas llegan a tu zona inactiva
    }
event-mended = { $number ->
    [one] { $seat } quita { $number } ruptura
   *[other] { $seat } quita { $number } rupturas
}
    .you = { $number ->
        [one] Quitas { $number } ruptura
       *[other] Quitas { $number } rupturas
    }
    .sum = { $seat } quita { $number } rupturas
    .sum-you = Quitas { $number } rupturas
event-crystals = { $number ->
    [one] { $seat } gana { $number } cronocristal
   *[other] { $seat } gana { $number } cronocristales
}
    .you = { $number ->
        [one] Ganas { $number } cronocristal
       *[other] Ganas { $number } cronocristales
    }
    .sum = { $seat } gana { $number } cronocristales
    .sum-you = Ganas { $number } cronocristales
event-drew = { $seat } roba { $card }
    .you = Robas { $card }
event-drew-secretly = { $seat } roba una carta de fluctuación
    .you = Robas una carta de fluctuación
    .times = { $seat } roba { $times } cartas de fluctuación
    .times-you = Robas { $times } cartas de fluctuación
event-no-draw = { $seat } no puede robar una carta
    .you = No puedes robar una carta
event-reshuffled = Las cartas descartadas se barajan en un mazo nuevo
event-returned = { $seat } devuelve { an-object } a la zona activa
    .you = Devuelves { an-object } a la zona activa
    .times = { $seat } devuelve { $times } objetos a la zona activa
    .times-you = Devuelves { $times } objetos a la zona activa
event-discarded = { $seat } descarta { an-object }
    .you = Descartas { an-object }
    .times = { $seat } descarta { $times } objetos
    .times-you = Descartas { $times } objetos
event-copied = { $seat } copia { $artifact }
    .you = Copias { $artifact }
event-swept = { $seat } pone { $artifact } bajo su mazo
    .you = Pones { $artifact } bajo su mazo
event-looked = { $number ->
    [one] { $seat } mira 1 artefacto del mazo { $colour }
   *[other] { $seat } mira { $number } artefactos del mazo { $colour }
}
    .you = { $number ->
        [one] Miras 1 artefacto del mazo { $colour }
       *[other] Miras { $number } artefactos del mazo { $colour }
    }
event-discount = { $seat } paga { $number } menos por el próximo artefacto { $colour }
    .you = Pagas { $number } menos por el próximo artefacto { $colour }
event-wild = { $seat } puede pagar energía con cúbits y cúbits con energía
    .you = Puedes pagar energía con cúbits y cúbits con energía
event-no-target = { $seat } no encuentra a quién golpear
    .you = No encuentras a quién golpear
event-packed = { $seat } ha guardado sus objetos
    .you = Has guardado tus objetos
event-overflow = { $number ->
    [one] 1 ruptura de { $seat } no cabe y espera en la zona de cronocristales
   *[other] { $number } rupturas de { $seat } no caben y esperan en la zona de cronocristales
}
    .you = { $number ->
        [one] 1 ruptura tuya no cabe y espera en la zona de cronocristales
       *[other] { $number } rupturas tuyas no caben y esperan en la zona de cronocristales
    }
event-rival-took = El rival se lleva { $artifact }
event-rival-fed = El rival se lleva { $bio }
a-kind = { $object-id ->
    [b2] una batería
    [b3] una batería
   *[other] un ordenador
}
objects = { $object-id ->
    [b2] baterías
    [b3] baterías
   *[other] ordenadores
}
an-object = { $object-id ->
    [b1] una { $object }
    [b2] una { $object }
    [b3] una { $object }
    [c6] un { $object }
    [c8] un { $object }
    [c12] un { $object }
    [break] una { $object }
   *[other] { $object }
}
some-objects = { $object-id ->
    [b1] { $count ->
        [one] 1 batería-1
       *[other] { $count } baterías-1
    }
    [b2] { $count ->
        [one] 1 batería-2
       *[other] { $count } baterías-2
    }
    [b3] { $count ->
        [one] 1 batería-3
       *[other] { $count } baterías-3
    }
    [c6] { $count ->
        [one] 1 ordenador-6
       *[other] { $count } ordenadores-6
    }
    [c8] { $count ->
        [one] 1 ordenador-8
       *[other] { $count } ordenadores-8
    }
    [c12] { $count ->
        [one] 1 ordenador-12
       *[other] { $count } ordenadores-12
    }
    [break] { $count ->
        [one] 1 ruptura
       *[other] { $count } rupturas
    }
   *[other] { $count ->
        [one] { $object }
       *[other] { $count } × { $object }
    }
}
for-cost = { $cost ->
    [none] { "" }
   *[other] { " " }por { $cost }
}
price = { $artifact-kind ->
    [orange] { $number } de energía
   *[blue] { $number ->
        [one] { $number } cúbit
       *[other] { $number } cúbits
    }
}
counted = { $resource-id ->
    [energy] { $number } de energía
   *[qubits] { $number ->
        [one] { $number } cúbit
       *[other] { $number } cúbits
    }
}

# Lo que hacen artefactos, cartas y bioobjetos
effect-e = gana { $n } de energía
    .short = +{ $n } <en>
    .brief = { $n } <en>
effect-e-per = { $n ->
    [0] gana 1 de energía { effect-each }{ effect-most }
   *[other] gana { $n } de energía, más 1 { effect-each }{ effect-most }
}
    .short = { $n ->
    [0] +1 <en> { effect-per }{ effect-max }
   *[other] +{ $n } <en>, +1 { effect-per }{ effect-max }
}
effect-q = { $n ->
    [one] gana { $n } cúbit
   *[other] gana { $n } cúbits
}
    .short = +{ $n } <q>
    .brief = { $n } <q>
effect-q-per = { $n ->
    [0] gana 1 cúbit { effect-each }{ effect-most }
    [one] gana { $n } cúbit, más 1 { effect-each }{ effect-most }
   *[other] gana { $n } cúbits, más 1 { effect-each }{ effect-most }
}
    .short = { $n ->
    [0] +1 <q> { effect-per }{ effect-max }
   *[other] +{ $n } <q>, +1 { effect-per }{ effect-max }
}
effect-vp = gana { $n } PV
    .short = +{ $n } PV
    .brief = { $n } PV
effect-vp-per = { $n ->
    [0] gana 1 PV { effect-each }{ effect-most }
   *[other] gana { $n } PV, más 1 { effect-each }{ effect-most }
}
    .short = { $n ->
    [0] +1 PV { effect-per }{ effect-max }
   *[other] +{ $n } PV, +1 { effect-per }{ effect-max }
}
effect-each = { $per ->
    [hot] si estaba activo
   *[any] { $of ->
        [half] por cada dos { effect-things }
        [other] por cada otro { effect-thing }
       *[all] por cada { effect-thing }
    }
}
effect-per = { $per ->
    [hot] si activo
   *[any] { $of ->
        [half] por 2 { effect-things }
        [other] por otro { effect-sort }
       *[all] por { effect-sort }
    }
}
effect-most = { $most ->
    [0] { "" }
   *[any] { ", " }{ $most } como mucho
}
effect-max = { $most ->
    [0] { "" }
   *[any] { " " }(máx. { $most })
}
effect-thing = { $per ->
    [art] artefacto
    [machine] artefacto Máquina
    [archive] artefacto Archivo
    [field] artefacto Campo
    [life] artefacto Vida
    [weapon] artefacto Arma
    [blue] artefacto azul
    [orange] artefacto naranja
    [abat] batería activa
    [acom] ordenador activo
   *[fixed] ruptura quitada
}
effect-sort = { $per ->
    [art] artefacto
    [machine] Máquina
    [archive] Archivo
    [field] Campo
    [life] Vida
    [weapon] Arma
    [blue] azul
    [orange] naranja
    [abat] batería activa
    [acom] ordenador activo
   *[fixed] ruptura quitada
}
effect-things = { $per ->
    [art] artefactos
    [machine] artefactos Máquina
    [archive] artefactos Archivo
    [field] artefactos Campo
    [life] artefactos Vida
    [weapon] artefactos Arma
    [blue] artefactos azules
    [orange] artefactos naranjas
    [abat] baterías activas
    [acom] ordenadores activos
   *[fixed] rupturas quitadas
}
effect-brk = { $n ->
    [one] recibe una ruptura
   *[other] recibe { $n } rupturas
}
    .short = +{ $n } <brk>
effect-fix = { $n ->
    [one] quita hasta { $n } ruptura
   *[other] quita hasta { $n } rupturas
}
    .short = −{ $n } <brk>
    .brief = { $n } <brk>
effect-cc = { $n ->
    [one] gana un cronocristal
   *[other] gana { $n } cronocristales
}
    .short = +{ $n } <cc>
    .brief = { $n } <cc>
effect-card = { $n ->
    [one] roba una carta de fluctuación
   *[other] roba { $n } cartas de fluctuación
}
    .short = +{ $n } <card>
    .brief = { $n } <card>
effect-bat = { $zone ->
    [active] gana una batería-{ $n } en tu zona activa, lista para usar
   *[inactive] gana una batería-{ $n } en tu zona inactiva
}
    .short = { $zone ->
    [active] batería-{ $n }, activa
   *[inactive] batería-{ $n }, inactiva
}
effect-com = { $zone ->
    [active] gana un ordenador-{ $n } en tu zona activa y tira su dado
   *[inactive] gana un ordenador-{ $n } en tu zona inactiva
}
    .short = { $zone ->
    [active] ordenador-{ $n }, activa
   *[inactive] ordenador-{ $n }, inactiva
}
effect-upc = { $n ->
    [one] mejora un ordenador un paso
   *[other] mejora ordenadores hasta { $n } pasos en total
}
    .short = { $n ->
    [one] mejora 1 ordenador
   *[other] mejora { $n } ordenadores
}
    .brief = ↑{ $n } <chip>
effect-upb = { $n ->
    [one] mejora una batería un paso
   *[other] mejora baterías hasta { $n } pasos en total
}
    .short = { $n ->
    [one] mejora 1 batería
   *[other] mejora { $n } baterías
}
    .brief = ↑{ $n } <bat>
effect-bio = { $n ->
    [one] toma un bioobjeto
   *[other] toma { $n } bioobjetos
}
effect-ret = { $what ->
    [bat] { $n ->
        [one] devuelve hasta 1 batería de tu zona inactiva a la activa, salvo que la hayas ganado esta ronda
       *[other] devuelve hasta { $n } baterías de tu zona inactiva a la activa, salvo las ganadas esta ronda
    }
    [com] { $n ->
        [one] devuelve hasta 1 ordenador de tu zona inactiva a la activa y tira su dado, salvo que lo hayas ganado esta ronda
       *[other] devuelve hasta { $n } ordenadores de tu zona inactiva a la activa y tira sus dados, salvo los ganados esta ronda
    }
   *[art] { $n ->
        [one] devuelve hasta 1 artefacto de tu zona inactiva a la activa, salvo que lo hayas ganado esta ronda
       *[other] devuelve hasta { $n } artefactos de tu zona inactiva a la activa, salvo los ganados esta ronda
    }
}
    .short = { $what ->
    [bat] { $n ->
        [one] 1 batería vuelve
       *[other] { $n } baterías vuelven
    }
    [com] { $n ->
        [one] 1 ordenador vuelve
       *[other] { $n } ordenadores vuelven
    }
   *[art] { $n ->
        [one] 1 artefacto vuelve
       *[other] { $n } artefactos vuelven
    }
}
effect-maxdie = pon el dado de un ordenador activo en su cara más alta
    .short = un ordenador al máximo
effect-echo = elige un ordenador activo y gana tantos cúbits como marque su dado; sigue activo
    .short = el número de un ordenador en <q>
effect-reroll = vuelve a tirar a la vez los ordenadores activos que quieras
    .short = repite ordenadores
effect-level = elige un ordenador activo y sube los demás hasta su número, cada uno como mucho hasta su cara más alta
    .short = sube todos al número de uno
effect-rollq = tira un dado de { $n } caras y gana esos cúbits; con { $unlucky } o menos recibe además una ruptura
    .short = d{ $n } <q>, ≤ { $unlucky }: +1 <brk>
effect-hit = { $whom ->
    [one] da una ruptura a otro jugador
    [ahead] da una ruptura a otro jugador que tenga más PV que tú
   *[all] da una ruptura a todos los demás jugadores
}
    .short = { $whom ->
    [one] a un rival <brk>
    [ahead] a uno por delante <brk>
   *[all] a todos <brk>
}
effect-sweep = pon los artefactos de la oferta que quieras bajo sus mazos y repón las filas
    .short = renueva la oferta
effect-disc = paga { $n } menos por el próximo artefacto { $colour ->
    [blue] azul
   *[orange] naranja
} que compres esta ronda
    .short = el próximo { $colour ->
    [blue] azul
   *[orange] naranja
} { $n } menos
effect-peek = mira los { $n } primeros artefactos de un mazo y compra uno, si quieres, por { $less } menos; el resto va bajo el mazo en orden aleatorio
    .short = mira { $n }, compra uno por { $less } menos
effect-wild = hasta el final de esta ronda paga energía con cúbits y cúbits con energía, uno por uno
    .short = paga energía y cúbits 1 por 1
effect-if = { $no }; con al menos { $of ->
    [other] otros { $least } { effect-things }
   *[all] { $least } { effect-things }
}, en su lugar { $yes }
    .short = { $no }, { $yes } con { $of ->
    [other] otros { $least } { effect-things }
   *[all] { $least } { effect-things }
}
effect-copy = usa la habilidad de otro de tus artefactos que no sea un Replicador, no se haya ganado esta ronda y se pueda usar ahora; no se mueve
    .short = copia otra habilidad
effect-twice = usa un artefacto activo dos veces seguidas; luego pasa a inactivo
    .short = usa un artefacto dos veces
effect-bigbio = usa un bioobjeto de tu zona inactiva por su recompensa mayor
    .short = recompensa mayor desde inactiva
effect-drop = { $what ->
    [active] descartar una batería o un ordenador de tu zona activa
    [bio] descartar un bioobjeto sin su recompensa
   *[any] descartar una batería o un ordenador
}
    .short = { $what ->
    [active] batería u ordenador activos
    [bio] un bioobjeto
   *[any] batería u ordenador
}
effect-pay_e = pagar { $n } de energía
    .short = { $n } <en>

# Lo impreso en cada cosa, como lo dicen las reglas
printed-artifact = { $name }: { $copies ->
    [one] { $copies } copia
   *[other] { $copies } copias
}, { $cost } { $colour ->
    [blue] { $cost ->
        [one] cúbit
       *[other] cúbits
    }
   *[orange] de energía
}, { $vp } PV, { $trait ->
    [machine] Máquina
    [archive] Archivo
    [field] Campo
    [life] Vida
   *[weapon] Arma
}, { printed-phase }. { $effect }
in-crystals = { $cost ->
    [one] { $cost } cronocristal
   *[other] { $cost } cronocristales
}
printed-card = { $name }: { in-crystals }, { printed-phase }. { $effect }
printed-trade = { $batteries } baterías activas o { $computers } ordenadores activos
printed-bioobject = { $name }. Desde tu zona activa: { $bigger } Desde tu zona inactiva: { $smaller }
printed-phase = { $phase ->
    [first] solo fase I
    [second] solo fase II
   *[both] ambas fases
}

# Por qué no
why-too-dear = { $resource-id ->
    [energy] Te falta { $number } de energía
   *[qubits] { $number ->
        [one] Te falta { $number } cúbit
       *[other] Te faltan { $number } cúbits
    }
}
why-own-die = Con Agujero de gusano, el { $piece } no puede pagar su propio dado
why-empty-slot = En este sitio no hay artefacto
why-not-in-first = No es posible en la fase de compra
why-not-in-second = No es posible en la fase de acción
why-tag-not-first = Su efecto pertenece a la fase de acción
why-tag-not-second = Su efecto pertenece a la fase de compra
why-at-top = El { $piece } ya muestra su cara más alta
why-too-few = { $price-id ->
    [batteries] { $number ->
        [one] Te falta 1 batería en la zona activa
       *[other] Te faltan { $number } baterías en la zona activa
    }
   *[computers] { $number ->
        [one] Te falta 1 ordenador en la zona activa
       *[other] Te faltan { $number } ordenadores en la zona activa
    }
}
why-no-prize = No se puede dar la recompensa: { $prize }
why-no-crystals = { $number ->
    [one] Te falta { $number } cronocristal
   *[other] Te faltan { $number } cronocristales
}
why-no-card-target = { $card } no tiene sobre qué actuar
why-looped = Bucle temporal se juega una vez por ronda como mucho
why-no-break = { $number ->
    [0] No tienes rupturas que quitar
    [one] Ahora solo puedes quitar 1 ruptura
   *[other] Ahora solo puedes quitar { $number } rupturas
}
why-breaks-stay = Las rupturas no se pueden descartar
why-too-costly = { $artifact } cuesta demasiado para la elección gratuita

# El final
end-won = { $seat } gana
    .you = Ganas
end-shared = La victoria se comparte
end-nobody = Todos tienen demasiadas rupturas: nadie gana
end-reached = Objetivo alcanzado con { $number } PV
end-missed = Objetivo no alcanzado, con { $number } PV
end-broken = { $number ->
    [one] 1 ruptura
   *[other] { $number } rupturas
}: el tiempo se ha deshecho
row-artifacts = Artefactos
row-computers = Ordenadores
row-qubits = Cúbits convertidos en PV
row-abilities = Habilidades de artefactos
row-cards = Cartas de fluctuación
row-bioobjects = Bioobjetos
row-start = Inicio
row-discards = Descartes
row-stable = Demasiadas rupturas
row-fewer-breaks = Menos rupturas
row-crystals = Cronocristales
row-breaks = Rupturas
row-peak = Máximo de PV
row-target = Objetivo
row-rank = Rango (0 Becario, 1 Prospector, 2 Piloto, 3 Director, 4 Magnate)

# Los signos, como se llaman
symbol-vp = PV
symbol-en = energía
symbol-q = { $n ->
    [one] cúbit
   *[other] cúbits
}
symbol-cc = { $n ->
    [one] cronocristal
   *[other] cronocristales
}
symbol-card = { $n ->
    [one] carta de fluctuación
   *[other] cartas de fluctuación
}
symbol-brk = { $n ->
    [one] ruptura
   *[other] rupturas
}
symbol-art = { $n ->
    [one] artefacto
   *[other] artefactos
}
symbol-bat = { $n ->
    [one] batería
   *[other] baterías
}
symbol-chip = { $n ->
    [one] ordenador
   *[other] ordenadores
}
symbol-bio = { $n ->
    [one] bioobjeto
   *[other] bioobjetos
}
trait-machine = Máquina
trait-archive = Archivo
trait-field = Campo
trait-life = Vida
trait-weapon = Arma

# Las fases de una ronda
phase-setup = Primer reparto
phase-draw = Robo
phase-act = Actuar
phase-purchase = I Compra
phase-action = II Acciones
phase-pack = Guardar
phase-pack-split = III Guardar

# La mesa en frases
told-round = Ronda { $round } de { $last }, { $step }.
told-offer = Oferta por { $what }: { $list }.
told-piles = Bioobjetos: { $list }.
told-mat = { $name }: { $vp } PV, { $energy } de energía, { $qubits ->
    [one] 1 cúbit
   *[other] { $qubits } cúbits
}, { $crystals ->
    [one] 1 cronocristal
   *[other] { $crystals } cronocristales
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, { $breaks } de { $most } rupturas.
told-zone = { $name }, zona { $zone }: { $list }.
told-capsule = { $where ->
    [bag] Tu cápsula en la bolsa
   *[aside] Tu cápsula apartada
}: { $list }.
told-hand = Fluctuaciones: { $list }.
told-nothing = nada

# El tablero
board-round = Ronda { $round } de { $last }
board-first = Primer jugador: asiento { $seat }
board-offer = Oferta
board-bio = Bio
board-left = mazos { $stacks }, cartas { $deck }
board-vp = PV
board-energy = Energía
board-qubits = Cúbits
board-crystals = Cristales
board-breaks = Rupturas
board-hand = Cartas
board-objects = Objetos
board-held = rupturas en espera: { $number }
board-active = Activa
board-inactive = Inactiva
board-capsules = En cápsulas
board-bag = Bolsa
board-aside = Apartadas
board-passed = ha pasado
board-fluctuations = Fluctuaciones
board-tray = Cápsula { $number }
board-unpacked = Por guardar
board-legend-battery = batería con su energía
board-legend-computer = ordenador, con el número de su dado mientras está activo
board-legend-bio = bioobjeto
board-legend-break = ruptura
board-legend-crystal = cronocristal
board-legend-new = ganado esta ronda

# Componentes
slot = { $label ->
    [blue1] azul, izquierda
    [blue2] azul, centro
    [blue3] azul, derecha
    [orange1] naranja, izquierda
    [orange2] naranja, centro
   *[orange3] naranja, derecha
}
seat-a = jugador A
seat-b = jugador B
seat-c = jugador C
seat-d = jugador D
colour-blue = azul
colour-orange = naranja
resource-energy = energía
resource-qubits = cúbits
zone-active = activa
zone-inactive = inactiva
price-batteries = baterías
price-computers = ordenadores
prize-upgrade = una mejora
prize-bio = un bioobjeto

# Objetos
piece-b1 = batería-1
piece-b2 = batería-2
piece-b3 = batería-3
piece-b1-new = batería-1 (nueva)
piece-b2-new = batería-2 (nueva)
piece-b3-new = batería-3 (nueva)
piece-c6 = ordenador-6
piece-c8 = ordenador-8
piece-c12 = ordenador-12
piece-c6-new = ordenador-6 (nuevo)
piece-c8-new = ordenador-8 (nuevo)
piece-c12-new = ordenador-12 (nuevo)
piece-c6-1 = ordenador-6 con un 1
piece-c6-2 = ordenador-6 con un 2
piece-c6-3 = ordenador-6 con un 3
piece-c6-4 = ordenador-6 con un 4
piece-c6-5 = ordenador-6 con un 5
piece-c6-6 = ordenador-6 con un 6
piece-c8-1 = ordenador-8 con un 1
piece-c8-2 = ordenador-8 con un 2
piece-c8-3 = ordenador-8 con un 3
piece-c8-4 = ordenador-8 con un 4
piece-c8-5 = ordenador-8 con un 5
piece-c8-6 = ordenador-8 con un 6
piece-c8-7 = ordenador-8 con un 7
piece-c8-8 = ordenador-8 con un 8
piece-c12-1 = ordenador-12 con un 1
piece-c12-2 = ordenador-12 con un 2
piece-c12-3 = ordenador-12 con un 3
piece-c12-4 = ordenador-12 con un 4
piece-c12-5 = ordenador-12 con un 5
piece-c12-6 = ordenador-12 con un 6
piece-c12-7 = ordenador-12 con un 7
piece-c12-8 = ordenador-12 con un 8
piece-c12-9 = ordenador-12 con un 9
piece-c12-10 = ordenador-12 con un 10
piece-c12-11 = ordenador-12 con un 11
piece-c12-12 = ordenador-12 con un 12
piece-c6-1-new = ordenador-6 con un 1 (nuevo)
piece-c6-2-new = ordenador-6 con un 2 (nuevo)
piece-c6-3-new = ordenador-6 con un 3 (nuevo)
piece-c6-4-new = ordenador-6 con un 4 (nuevo)
piece-c6-5-new = ordenador-6 con un 5 (nuevo)
piece-c6-6-new = ordenador-6 con un 6 (nuevo)
piece-c8-1-new = ordenador-8 con un 1 (nuevo)
piece-c8-2-new = ordenador-8 con un 2 (nuevo)
piece-c8-3-new = ordenador-8 con un 3 (nuevo)
piece-c8-4-new = ordenador-8 con un 4 (nuevo)
piece-c8-5-new = ordenador-8 con un 5 (nuevo)
piece-c8-6-new = ordenador-8 con un 6 (nuevo)
piece-c8-7-new = ordenador-8 con un 7 (nuevo)
piece-c8-8-new = ordenador-8 con un 8 (nuevo)
piece-c12-1-new = ordenador-12 con un 1 (nuevo)
piece-c12-2-new = ordenador-12 con un 2 (nuevo)
piece-c12-3-new = ordenador-12 con un 3 (nuevo)
piece-c12-4-new = ordenador-12 con un 4 (nuevo)
piece-c12-5-new = ordenador-12 con un 5 (nuevo)
piece-c12-6-new = ordenador-12 con un 6 (nuevo)
piece-c12-7-new = ordenador-12 con un 7 (nuevo)
piece-c12-8-new = ordenador-12 con un 8 (nuevo)
piece-c12-9-new = ordenador-12 con un 9 (nuevo)
piece-c12-10-new = ordenador-12 con un 10 (nuevo)
piece-c12-11-new = ordenador-12 con un 11 (nuevo)
piece-c12-12-new = ordenador-12 con un 12 (nuevo)
piece-break = ruptura
bioobject-Z1 = Espora de ámbar
bioobject-Z2 = Musgo reparador
bioobject-Z3 = Anguila de plasma
bioobject-Z4 = Pólipo neuronal
bioobject-Z5 = Cronolarva
bioobject-Z6 = Simbionte
artifact-B01 = Replicador
artifact-B02 = Base de conocimiento
artifact-B03 = Interfaz de control de máquinas
artifact-B04 = Dispositivo de microfusión
artifact-B05 = Criptoanalizador
artifact-B06 = Cristalizador
artifact-B07 = Cañón PEM
artifact-B08 = Bomba PEM
artifact-B09 = Núcleo cuántico
artifact-B10 = Estabilizador temporal
artifact-B11 = Prisma azul
artifact-B12 = Bóveda temporal
artifact-B13 = Relé de taquiones
artifact-B14 = Bioarchivo
artifact-B15 = Obelisco de datos
artifact-B16 = Lente de fluctuación
artifact-B17 = Nanoensamblador
artifact-B18 = Motor de paradojas
artifact-B19 = Semilla ancestral
artifact-B20 = Núcleo de singularidad
artifact-O01 = Robot de mantenimiento
artifact-O02 = Generador térmico
artifact-O03 = Manipulador mecánico
artifact-O04 = Sonda minera
artifact-O05 = Redoblador
artifact-O06 = Robot de construcción
artifact-O07 = Empalmador genético
artifact-O08 = Cámara de estasis
artifact-O09 = Servotitán
artifact-O10 = Baliza resonante
artifact-O11 = Célula de materia oscura
artifact-O12 = Fundición de fotones
artifact-O13 = Criojardín
artifact-O14 = Martillo de pulsos
artifact-O15 = Forja gravitatoria
artifact-O16 = Dron reciclador
artifact-O17 = Reactor lógico
artifact-O18 = Arca del tiempo
artifact-O19 = Baliza diplomática
artifact-O20 = Coro alienígena

# Cartas de fluctuación
card-F01 = Portal a la conciencia
card-F02 = Resonancia molecular
card-F03 = Bucle temporal
card-F04 = Retroalimentación infinita
card-F05 = Tecnologías futuras
card-F06 = Agujero de gusano
card-F07 = Forma del infinito
card-F08 = Resonancia caótica
card-F09 = Resonancia de biocampo
card-F10 = Inversión de la entropía
card-F11 = Eco del pasado
card-F12 = Paradoja estable
card-F13 = Salto cuántico
card-F14 = Dividendo temporal
card-F15 = Montaje en serie
card-F16 = Cascada de carga
card-F17 = Momento desplazado
card-F18 = Memoria del mañana

# La primera partida guiada y el consejero; $what es la opción iluminada
lesson-aim = Gana quien tenga más puntos de victoria al final. Casi todos vienen de los artefactos, que se compran con energía y cúbits.
lesson-capsules = Las baterías dan energía y los ordenadores, cúbits. Reparte ambos entre las cuatro cápsulas, pues cada ronda se abren dos. ¿Dudas? Toma el reparto propuesto.
lesson-opened = Se han abierto dos cápsulas y tus ordenadores han tirado. Junto a las dos filas de la oferta está lo que puedes gastar.
lesson-artifact = Un artefacto puntúa al momento, y su habilidad vuelve cada vez que se abre su cápsula.
lesson-make = Lo que sobra no tiene por qué perderse: construye algo para las próximas rondas.
lesson-pack = Lo gastado no se pierde. Guárdalo todo en las dos cápsulas abiertas; nadie ve cómo.
lesson-other-two = En la segunda ronda se abren tus otras dos cápsulas. Lo que compraste duerme hasta que vuelva a abrirse la suya.
lesson-more = Primero crece, luego puntúa: más baterías y ordenadores pagan pronto mejores artefactos.
lesson-points = Los cúbits que sobran se hacen baterías o, más caro, puntos de victoria.
lesson-back = Ahora se mezclan otra vez las cuatro cápsulas. Lo que guardaste junto vuelve junto, antes o después.
lesson-dear = Puedes gastar más que antes. Señala cualquier artefacto para leerlo; este te vendría bien.
lesson-card = Los cronocristales pagan las cartas secretas de tu mano.
lesson-use = Uno de tus artefactos está activo: su habilidad es gratis, solo hay que usarla.
lesson-breaks = Los puntos tienen un precio: algunas casillas del contador traen rupturas, y quien acaba con demasiadas ha perdido. Se quitan con cúbits.
lesson-farewell = Ya conoces el juego. De las reparaciones, los bioobjetos y los ordenadores mejores sabrás cuando lleguen.
hint-repair = Tienes una ruptura a la vista: se quita con cúbits. Las de las cápsulas cerradas esperan a que se abran.
hint-bio = Puedes cambiar baterías u ordenadores activos, para siempre, por un bioobjeto: da más si lo usas mientras está activo.
hint-upgrade = Puedes cambiar baterías u ordenadores activos por un ordenador mejor: tira un dado mayor y a veces puntúa al momento.
hint-full = Tienes más de lo que cabe en dos cápsulas. Lo que descartes se va, y un artefacto se lleva sus puntos.
