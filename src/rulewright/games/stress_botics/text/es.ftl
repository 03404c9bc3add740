# El juego
game-title = Stress Botics
game-about = Programa BetaBots en un planeta, sigue a AlphaBot, carga tres naves y mantén bajo tu estrés.
mode-standard = Estándar
mode-aggressive = Agresivo (2 jugadores)
mode-solo_drill = Entrenamiento en solitario
mode-solo_aggressive = Entrenamiento en solitario, tabla agresiva
option-alt_shields = Escudos alternativos de AlphaBot
option-alt_shields-yes = sí
option-alt_shields-no = no
option-first_game = Primera partida: mapa y objetivos fijos
option-first_game-yes = sí
option-first_game-no = no
option-free_batteries = Colocación libre de las baterías iniciales
option-free_batteries-yes = sí
option-free_batteries-no = no
option-starter = Quién empieza
option-starter-about = Por sorteo, o el asiento que nombre la mesa; los demás siguen en sentido horario.
option-starter-random = por sorteo
option-starter-a = asiento A
option-starter-b = asiento B
option-starter-c = asiento C
option-starter-d = asiento D

# Lo que dice un jugador
do-done = { $ask ->
    [arrange] Dejar el resto
    [combine] No combinar más
    [draw] No robar más
    [draw-more] No robar más
    [program] No programar más
    [replicate] No fabricar más
    [scrape] No desguazar más
    [take] No tomar más
    [charge] No cargar más
   *[other] No mover más
}
do-skip = { $ask ->
    [choose] Nada de esto
    [buy] No tomar ningún objeto
    [deliver] No entregar nada
    [arm] No voltear otro
    [part] Ninguna de las dos
    [release] No usar ninguno
    [console] No usar otra opción
   *[other] No, seguir
}
do-pack = Colocar el resto sin que nada se funda
do-perform = Realizar la carta
do-return = Recuperar la carta sin revelarla
do-purge = Purgar estrés: −2 escudos, −3 de estrés
do-stop = Parar aquí
do-refresh = Renovar la fila: −1 escudo, dos objetos nuevos
do-capture = Capturarlo: −1 de estrés
do-scrap = Desguazarlo: −1 de estrés, ganar sus piezas
do-disintegrate = Desintegrarlo: −2 de estrés
do-drop = Descartar la carta
do-keep = { $cost ->
    [none] Conservar la carta por su { $way } precio
   *[other] Conservar la carta por { $cost }
}
do-draw = Robar una carta { $type }
do-program = Programar { $card }
do-discard = Descartar { $card }
do-do = { $sub }
do-boost = { $boost-id ->
    [none] No potenciar
    [card] Potenciar con la carta
    [inner] Potenciar con la batería interior
   *[track] Potenciar con la batería del espacio 1
}
do-step = Ir a { $node }
do-stand = Ocupar el espacio de { $corespace }
do-meet = Comparar la IA con { $seat }
do-level = Trabajar con presión { $level }
do-put = Poner { a-piece } en { $spot }
do-decline = Rechazar el resto: { $piece }
do-pay = Pagar { a-piece } de { $spot }
do-omit = Omitir { a-piece }
do-name = Elegir { a-piece }
do-hit = Atacar a { a-cylindroid } ({ $reach })
do-strike = Atacar a { $seat }
do-arm = Voltear { a-cylindroid } ({ $reach })
do-use = Activar { $item }
do-switch = Usar la Consola: { $console }
do-choose = { $word }
do-press = Cambiar la presión: { $sign }
do-turn = Girar el Núcleo en sentido { $direction }
do-mine = Extraer de { $tile }
do-buy = { $cost ->
    [none] Tomar { $item }
    [free] Tomar { $item } gratis
   *[other] Comprar { $item } por { $cost }
}
cost-less = { $price }, menos { $n ->
    [one] 1 pieza
   *[other] { $n } piezas
}
do-equip = Colocarlo en la extensión { $extension }
do-scrape = Desguazar { a-cylindroid } de enfrente
do-take = Tomar { a-piece } del Tanque de AlphaBot
do-release = Devolver { a-cylindroid } capturado por su acción
do-deliver = { $ship-id ->
    [alphabot] Entregar a AlphaBot
   *[other] Entregar { to-ship }
}
do-jettison = Descartar la Carta de Carga { $sector }: −3 escudos, −2 de estrés
do-load = { $count ->
    [0] No cargar nada
   *[other] Cargar { load }
}
do-claim = Tomar la recompensa: { $reward }
do-think = Elegir la IA { $mind }
do-replicate = Fabricar una batería con el espacio { $producer } del productor
do-inside = Mover al interior la batería del espacio { $battery }
do-shift = Mover { $held } a { $spot }
do-prepare = Preparar Betamateria con 1 de { $piece }
do-combine = Combinar Betamateria con 1 de { $piece }
do-melt = Cambiar 1 de { $piece } en { $spot } por 2 de Lava
do-solidify = Solidificar { $spot }
do-free = Soltar { a-cylindroid }

# Las elecciones en el registro; de las demás se cuenta lo que resulta
did-purge = { $seat } purga estrés
    .you = Purgas estrés
did-do = { $sub-id ->
    [extract] { $seat } extrae
    [attack] { $seat } ataca
    [produce] { $seat } produce
    [steer] { $seat } produce en el Núcleo
    [activate] { $seat } recurre a los objetos
    [disarm] { $seat } se ocupa de un Explosivo
    [console] { $seat } usa la Consola
   *[deliver] { $seat } hace una Entrega Manual
}
    .you = { $sub-id ->
        [extract] Extraes
        [attack] Atacas
        [produce] Produces
        [steer] Produces en el Núcleo
        [activate] Recurres a los objetos
        [disarm] Te ocupas de un Explosivo
        [console] Usas la Consola
       *[deliver] Haces una Entrega Manual
    }
did-stand = { $seat } ocupa el espacio de { $corespace } del Núcleo
    .you = Ocupas el espacio de { $corespace } del Núcleo
did-level = { $seat } trabaja con presión { $level }
    .you = Trabajas con presión { $level }
did-omit = { $seat } omite { a-piece }
    .you = Omites { a-piece }
did-hit = { $seat } ataca a { a-cylindroid } ({ $reach })
    .you = Atacas a { a-cylindroid } ({ $reach })
did-switch = { $seat } elige en la Consola: { $console }
    .you = Eliges en la Consola: { $console }
did-mine = { $seat } extrae de { $tile }
    .you = Extraes de { $tile }
did-free = { $seat } suelta { a-cylindroid }
    .you = Sueltas { a-cylindroid }

# Preguntas
ask-batteries = { $number ->
    [4] ¿Qué batería va al interior?
   *[other] ¿Qué batería va al espacio { $number } del medidor?
}
ask-draw = { $number ->
    [one] Roba 1 carta más, o para
   *[other] Roba hasta { $number } cartas más
}
ask-draw-more = { $number ->
    [one] Roba 1 carta más de cualquier tipo
   *[other] Roba { $number } cartas más de cualquier tipo
}
ask-program = { $number ->
    [one] Programa tu ranura
   *[other] Programa tus { $number } ranuras en orden
}
ask-turn = La carta de la ranura { $number }: ¿la realizas o la recuperas?
ask-stand = ¿Qué espacio del Núcleo?
ask-sub = { $type }: ¿qué haces?
ask-boost = ¿La potencias?
ask-step = ¿Adónde? { $number ->
    [one] Queda 1 punto de movimiento
   *[other] Quedan { $number } puntos de movimiento
}
ask-meet = ¿Con quién comparas la IA?
ask-part = Te encuentras con { $seat }: ¿extraer o producir?
ask-place = { $number ->
    [one] ¿Dónde va { pieces }?
   *[other] ¿Dónde van { pieces }?
}
ask-collect = ¿Recoges { pieces }?
ask-mix = { $number ->
    [one] ¿Qué recurso tomas? El último
   *[other] ¿Qué recurso tomas? Quedan { $number }
}
ask-pay = Paga { pieces }: ¿de dónde?
ask-pay-battery = { $number ->
    [one] Paga 1 batería: ¿cuál?
   *[other] Paga { $number } baterías: ¿cuáles?
}
ask-omit = { $number ->
    [one] Pagas 1 pieza menos: ¿cuál?
   *[other] Pagas { $number } piezas menos: ¿cuáles?
}
ask-target = ¿Qué atacas?
ask-treatment = ¿Qué haces con { a-cylindroid }?
ask-arm = ¿Qué Explosivo volteas?
ask-item = ¿Qué objeto activas?
ask-console = ¿Qué opción de la Consola?
ask-choose = ¿Cuál de estas?
ask-press = La presión es { $level }: ¿subir o bajar?
ask-rotate = { $number ->
    [one] Gira el Núcleo 1 paso: ¿en qué sentido?
   *[other] Gira el Núcleo { $number } pasos: ¿en qué sentido?
}
ask-mine = ¿De qué Cámara de Extracción?
ask-again = ¿Lo haces por segunda vez?
ask-level = ¿Con qué nivel de presión?
ask-battery = ¿Qué batería?
ask-charge = ¿Qué recurso se convierte en batería? { $number ->
    [one] Queda 1
   *[other] Quedan { $number }
}
ask-buy = { $number ->
    [0] ¿Qué objeto tomas?
    [one] ¿Qué objeto tomas, por 1 pieza menos?
   *[other] ¿Qué objeto tomas, por { $number } piezas menos?
}
ask-equip = ¿Dónde va { $item }?
ask-scrape = ¿Qué Cilindroide de enfrente? { $number ->
    [one] Queda 1
   *[other] Quedan { $number }
}
ask-take = Toma piezas del Tanque de AlphaBot; { $number ->
    [one] queda 1
   *[other] quedan { $number }
}
ask-release = ¿Usar un Cilindroide capturado?
ask-keep = ¿Conservas { $card }?
ask-deliver = ¿Qué entregas en el sector { $sector }?
ask-jettison = { $ship } admite un estrés de hasta { $number }: ¿qué Carta de Carga descartas?
ask-load = { $piece } para { $ship }: ¿cuánto cargas?
ask-reward = ¿Qué recompensa por AlphaBot?
ask-think = Cinco baterías justas: ¿qué IA eliges?
ask-replicate = { $number ->
    [one] Fabrica 1 batería
   *[other] Fabrica hasta { $number } baterías
}
ask-arrange = { $number ->
    [0] Ordena tus baterías: ¿cuál va al interior?
   *[other] Ordena tus baterías: ¿cuál va al espacio { $number }?
}
ask-shift = Mueve piezas a tanques superiores
ask-combine = ¿Combinas Betamateria?
ask-result = { $number ->
    [one] ¿Dónde va { pieces }? A este tanque o a uno superior
   *[other] ¿Dónde van { pieces }? A este tanque o a uno superior
}
ask-melt = ¿Qué pieza fundes?
ask-solidify = ¿Qué tanque solidificas?
ask-discard = { $number ->
    [one] Descarta 1 carta
   *[other] Descarta { $number } cartas
}
ask-free = { $number ->
    [one] En el contenedor sobra 1: ¿cuál sale?
   *[other] En el contenedor sobran { $number }: ¿cuál sale?
}

# Lo que ocurre
event-dealt = { $seat } sale { $number ->
    [1] en primer lugar
    [2] en segundo lugar
    [3] en tercer lugar
   *[other] en cuarto lugar
}
    .you = Sales { $number ->
        [1] en primer lugar
        [2] en segundo lugar
        [3] en tercer lugar
       *[other] en cuarto lugar
    }
event-round = Ronda { $number }
event-ship-moved = { $ship } está en el espacio { $number }
event-ship-left = { $ship } abandona la órbita con demanda pendiente: { $number } de estrés para todos
event-ship-served = { $ship } abandona la órbita con toda la demanda servida: { $number } de estrés para todos
event-refilled = { $number ->
    [one] Con 1 descarte se forma un nuevo mazo { $type }
   *[other] Se barajan { $number } descartes como nuevo mazo { $type }
}
event-drew = { $seat } roba { $card }
    .you = Robas { $card }
    .times = { $seat } roba { $times } cartas
    .times-you = Robas { $times } cartas
event-deck-ended = Se acaba el mazo { $type }
event-programmed = { $number ->
    [0] { $seat } no ha programado ninguna carta
    [one] { $seat } ha programado 1 carta
   *[other] { $seat } ha programado { $number } cartas
}
    .you = { $number ->
        [0] No has programado ninguna carta
        [one] Has programado 1 carta
       *[other] Has programado { $number } cartas
    }
event-returned = { $seat } recupera la carta de la ranura { $number }
    .you = Recuperas la carta de la ranura { $number }
event-unplayable = { $seat } no puede realizar la carta de la ranura { $number }
    .you = No puedes realizar la carta de la ranura { $number }
event-revealed = { $seat } revela { $card }
    .you = Revelas { $card }
event-boosted = { $seat } potencia { $boost }
    .you = Potencias { $boost }
event-kept = { $seat } conserva { $card }
    .you = Conservas { $card }
event-dropped = { $seat } descarta { $card }
    .you = Descartas { $card }
    .times = { $seat } descarta { $times } cartas
    .times-you = Descartas { $times } cartas
event-walked = { $seat } va a { $node }
    .you = Vas a { $node }
event-cold-exit = { $seat } sale del Núcleo sin túnel: { $number ->
    [one] 1 escudo
   *[other] { $number } escudos
}
    .you = Sales del Núcleo sin túnel: { $number ->
        [one] 1 escudo
       *[other] { $number } escudos
    }
event-met = { $seat } se encuentra con { $seat2 }
    .you = Te encuentras con { $seat2 }
    .you2 = { $seat } se encuentra contigo
event-stressed = { $number-id ->
    [minus] El estrés de { $seat } baja a { $number2 } ({ $number })
   *[plus] El estrés de { $seat } sube a { $number2 } (+{ $number })
}
    .you = { $number-id ->
        [minus] Tu estrés baja a { $number2 } ({ $number })
       *[plus] Tu estrés sube a { $number2 } (+{ $number })
    }
    .sum = El estrés de { $seat } acaba en { $number2 }
    .sum-you = Tu estrés acaba en { $number2 }
event-pushed = El estrés de { $seat } se ve empujado a { $number }
    .you = Tu estrés se ve empujado a { $number }
event-shield-lost = { $number ->
    [0] { $seat } pierde el último escudo
    [one] { $seat } pierde un escudo (queda { $number })
   *[other] { $seat } pierde un escudo (quedan { $number })
}
    .you = { $number ->
        [0] Pierdes el último escudo
        [one] Pierdes un escudo (queda { $number })
       *[other] Pierdes un escudo (quedan { $number })
    }
    .times = { $number ->
        [0] { $seat } pierde los { $times } últimos escudos
        [one] { $seat } pierde { $times } escudos (queda 1)
       *[other] { $seat } pierde { $times } escudos (quedan { $number })
    }
    .times-you = { $number ->
        [0] Pierdes tus { $times } últimos escudos
        [one] Pierdes { $times } escudos (queda 1)
       *[other] Pierdes { $times } escudos (quedan { $number })
    }
event-shield-saved = { $seat } pierde la Batería de Titanio del espacio { $number } en vez de un escudo
    .you = Pierdes la Batería de Titanio del espacio { $number } en vez de un escudo
event-shield-ignored = El Chasis Reforzado de { $seat } ignora una pérdida
    .you = Tu Chasis Reforzado ignora una pérdida
event-shields-gained = { $number ->
    [one] { $seat } gana 1 escudo ({ $number2 } en total)
   *[other] { $seat } gana { $number } escudos ({ $number2 } en total)
}
    .you = { $number ->
        [one] Ganas 1 escudo ({ $number2 } en total)
       *[other] Ganas { $number } escudos ({ $number2 } en total)
    }
    .sum = { $seat } gana { $number } escudos ({ $number2 } en total)
    .sum-you = Ganas { $number } escudos ({ $number2 } en total)
event-battery-gained = { $seat } gana { a-piece } ({ $number } en el medidor)
    .you = Ganas { a-piece } ({ $number } en el medidor)
    .times = { $seat } gana { $times } baterías ({ $number } en el medidor)
    .times-you = Ganas { $times } baterías ({ $number } en el medidor)
event-battery-lost = { $seat } pierde { a-piece } ({ $number ->
    [one] queda 1
   *[other] quedan { $number }
})
    .you = Pierdes { a-piece } ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
    .times = { $seat } pierde { $times } baterías ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
    .times-you = Pierdes { $times } baterías ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
event-battery-spent = { $seat } gasta { a-piece } ({ $number ->
    [one] queda 1
   *[other] quedan { $number }
})
    .you = Gastas { a-piece } ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
event-battery-inside = { $seat } pone dentro { a-piece } ({ $number } en el medidor)
    .you = Pones dentro { a-piece } ({ $number } en el medidor)
event-gained = { $seat } gana { a-piece } en { $spot }
    .you = Ganas { a-piece } en { $spot }
    .times = { $seat } gana { several }
    .times-you = Ganas { several }
    .net = { $seat } gana en neto { several }
    .net-you = Ganas en neto { several }
event-declined = { $seat } rechaza { pieces }
    .you = Rechazas { pieces }
event-paid = { $seat } paga { a-piece } de { $spot }
    .you = Pagas { a-piece } de { $spot }
event-shifted = { $seat } mueve { $held } a { $spot }
    .you = Mueves { $held } a { $spot }
    .times = { $seat } mueve { $times } piezas entre sus tanques
    .times-you = Mueves { $times } piezas entre tus tanques
event-smelted = { $seat } convierte { $held } en { $number } de Lava
    .you = Conviertes { $held } en { $number } de Lava
event-store-lost = { $seat } pierde { a-piece }: { $spot } queda cubierto
    .you = Pierdes { a-piece }: { $spot } queda cubierto
event-melted = Se funde { $spot } de { $seat } y da { $number } de Lava
    .you = Se te funde { $spot } y da { $number } de Lava
event-solidified = Se solidifica { $spot } de { $seat } y da { $number } de Betamateria
    .you = Se te solidifica { $spot } y da { $number } de Betamateria
event-captured = { $seat } captura { a-cylindroid }
    .you = Capturas { a-cylindroid }
    .times = { $seat } captura { $times } Cilindroides
    .times-you = Capturas { $times } Cilindroides
event-scrapped = { $seat } desguaza { a-cylindroid }
    .you = Desguazas { a-cylindroid }
    .times = { $seat } desguaza { $times } Cilindroides
    .times-you = Desguazas { $times } Cilindroides
event-disintegrated = { $seat } desintegra { a-cylindroid }
    .you = Desintegras { a-cylindroid }
    .times = { $seat } desintegra { $times } Cilindroides
    .times-you = Desintegras { $times } Cilindroides
event-struck = { $seat } ataca a { $seat2 }
    .you = Atacas a { $seat2 }
    .you2 = { $seat } te ataca
event-armed = { $seat } arma un Explosivo
    .you = Armas un Explosivo
event-disarmed = { $seat } desarma un Explosivo
    .you = Desarmas un Explosivo
event-released = { $seat } devuelve { a-cylindroid } a la bolsa
    .you = Devuelves { a-cylindroid } a la bolsa
event-bought = { $price-kind ->
    [free] { $seat } se lleva { $item } gratis
    [unsettled] { $seat } compra { $item } con descuento
   *[paid] { $seat } compra { $item } por { $price }
}
    .you = { $price-kind ->
        [free] Te llevas { $item } gratis
        [unsettled] Compras { $item } con descuento
       *[paid] Compras { $item } por { $price }
    }
event-equipped = { $seat } coloca { $item } en la extensión { $extension }
    .you = Colocas { $item } en la extensión { $extension }
event-used = { $seat } activa { $item }
    .you = Activas { $item }
event-row-refreshed = { $seat } renueva la fila de objetos
    .you = Renuevas la fila de objetos
event-alpha-gained = AlphaBot gana un escudo ({ $number } en total)
event-alpha-lost = { $number ->
    [0] AlphaBot pierde su último escudo
    [one] AlphaBot pierde un escudo (queda { $number })
   *[other] AlphaBot pierde un escudo (quedan { $number })
}
    .times = { $number ->
        [0] AlphaBot pierde sus { $times } últimos escudos
        [one] AlphaBot pierde { $times } escudos (queda 1)
       *[other] AlphaBot pierde { $times } escudos (quedan { $number })
    }
event-alpha-broke = AlphaBot se avería: 5 de estrés para todos, escudos a { $number }
event-alpha-stored = { a-piece } va al Tanque de AlphaBot
event-delivered = { $seat } entrega { to-ship } en el sector { $sector }
    .you = Entregas { to-ship } en el sector { $sector }
event-loaded = { $seat } carga { pieces }
    .you = Cargas { pieces }
event-container = El contenedor de { $seat } para { $ship } da { $number } PV
    .you = Tu contenedor para { $ship } da { $number } PV
event-jettisoned = { $seat } descarta la Carta de Carga { $sector }
    .you = Descartas la Carta de Carga { $sector }
event-rewarded = { $seat } entrega a AlphaBot y recibe { $reward }
    .you = Entregas a AlphaBot y recibes { $reward }
event-minded = La IA de { $seat } es { $mind }
    .you = Tu IA es { $mind }
event-replicated = { $seat } gasta el espacio { $producer } del productor
    .you = Gastas el espacio { $producer } del productor
event-prepared = { $seat } prepara Betamateria con 1 de { $piece }
    .you = Preparas Betamateria con 1 de { $piece }
event-combined = { $seat } combina Betamateria con 1 de { $piece }
    .you = Combinas Betamateria con 1 de { $piece }
event-token = AlphaBot revela una ficha de evento
event-core-turned = El Núcleo gira
event-pressure = La presión es { $level }
event-common-gained = { a-piece } va al Tanque Común
event-auto-produced = { $tile } produce { a-piece }
event-auto-blocked = { $tile } no produce { a-piece }: hay un Cilindroide
event-tile-flipped = { $tile } se gira a la cara B
event-core-flipped = La última Lava sale del Núcleo: cara B
event-advanced = La cinta avanza
event-disembarked = El Elevador desembarca
event-ex-armed = { $number ->
    [one] Se arma 1 Explosivo en el segmento C
   *[other] Se arman { $number } Explosivos en el segmento C
}
event-arrived = { a-cylindroid } entra en { $tile }
event-to-bag = { a-cylindroid } va a la bolsa
event-cleared = Se pierden las piezas de { $tile }
event-elevator = De la bolsa sale { a-cylindroid }
    .times = Se sacan { $times } Cilindroides de la bolsa
event-belt-attacks = { a-cylindroid } ataca ({ $reach })
    .times = Atacan { $times } Cilindroides desde la cinta
event-vault-attacks = { a-cylindroid } ataca en { $tile }
    .times = Atacan { $times } Cilindroides en las cámaras
event-alpha-moved = AlphaBot avanza a { $node }
event-padlocks = Se abren los candados del sector { $sector }
event-shuttle = AlphaBot sube a la Lanzadera; la Consola desaparece
event-status-side = Loseta de Estado de AlphaBot: cara { $side }
event-console-side = Consola: cara { $side }
event-behind = { $seat } va { $number ->
    [one] 1 loseta por delante de AlphaBot
   *[other] { $number } losetas por delante de AlphaBot
}
    .you = Vas { $number ->
        [one] 1 loseta por delante de AlphaBot
       *[other] { $number } losetas por delante de AlphaBot
    }
event-discarded = { $seat } descarta { $card }
    .you = Descartas { $card }
    .times = { $seat } descarta { $times } cartas
    .times-you = Descartas { $times } cartas
event-ordered = { $seat } es el número { $number } en el orden de turno
    .you = Eres el número { $number } en el orden de turno
event-secondary = { $seat } muestra su Objetivo Secundario: { $secondary }
    .you = Muestras tu Objetivo Secundario: { $secondary }
event-scored = { $seat }: { $source }, { $number } PV
    .you = Tú: { $source }, { $number } PV
several = { $piece-id ->
    [CB] { $times ->
        [one] 1 Batería de Carbono
       *[other] { $times } Baterías de Carbono
    }
    [TB] { $times ->
        [one] 1 Batería de Titanio
       *[other] { $times } Baterías de Titanio
    }
    [SB] { $times ->
        [one] 1 Batería de Silicio
       *[other] { $times } Baterías de Silicio
    }
   *[other] { $times } de { $piece }
}
pieces = { $piece-id ->
    [CB] { $number ->
        [one] 1 Batería de Carbono
       *[other] { $number } Baterías de Carbono
    }
    [TB] { $number ->
        [one] 1 Batería de Titanio
       *[other] { $number } Baterías de Titanio
    }
    [SB] { $number ->
        [one] 1 Batería de Silicio
       *[other] { $number } Baterías de Silicio
    }
   *[other] { $number } de { $piece }
}
load = { $piece-id ->
    [CB] { $count ->
        [one] 1 Batería de Carbono
       *[other] { $count } Baterías de Carbono
    }
    [TB] { $count ->
        [one] 1 Batería de Titanio
       *[other] { $count } Baterías de Titanio
    }
    [SB] { $count ->
        [one] 1 Batería de Silicio
       *[other] { $count } Baterías de Silicio
    }
   *[other] { $count } de { $piece }
}
a-piece = { $piece-id ->
    [CB] una { $piece }
    [TB] una { $piece }
    [SB] una { $piece }
   *[other] 1 de { $piece }
}
a-cylindroid = { $cylindroid-id ->
    [explosive] un Explosivo desarmado
    [armed] un Explosivo armado
   *[other] un { $cylindroid }
}
cylindroids = { $number } { $cylindroid ->
    [miner] { $number ->
        [one] Minero
       *[other] Mineros
    }
    [laser] { $number ->
        [one] Láser
       *[other] Láseres
    }
    [armed] { $number ->
        [one] Explosivo armado
       *[other] Explosivos armados
    }
   *[explosive] { $number ->
        [one] Explosivo desarmado
       *[other] Explosivos desarmados
    }
}
to-ship = { $ship-id ->
    [probe] a la Sonda
    [scout] al Explorador
    [freighter] al Carguero
   *[alphabot] a AlphaBot
}

# Por qué no
why-no-cards = El mazo { $type } está vacío
why-same-type = No puedes robar otra carta { $type }
why-no-sub = Ninguna subacción de esta carta es posible aquí
why-not-in-vault = No estás en una Cámara de Extracción ni en el Núcleo
why-cylindroid-here = Hay { $number ->
    [one] 1 Cilindroide en tu cámara
   *[other] { $number } Cilindroides en tu cámara
}
why-not-extracting = Estás en el espacio de producción del Núcleo
why-nothing-here = No estás en una Cámara de Producción
why-no-battery-room = Tus escudos solo dejan sitio a { $number ->
    [one] 1 batería
   *[other] { $number } baterías
}
why-cannot-pay = Necesitas { pieces }
why-no-target = No hay nada que atacar al alcance
why-needs-boost = Debe potenciarse y nada puede hacerlo
why-not-boosted-card = La carta no potencia
why-no-inner = Dentro de tu BetaBot no hay ninguna { $piece }
why-no-track = El espacio 1 necesita una { $piece }, y el medidor { $number ->
    [one] 1 batería
   *[other] { $number } baterías
}
why-no-power = Habría demasiado pocas baterías en el medidor
why-no-item = Ningún objeto visible puede activarse
why-not-producing = No estás en el espacio de producción del Núcleo B
why-no-explosive = No hay Explosivos al alcance
why-no-console = La Consola solo se usa en la Cámara Principal activa
why-other-side = Esta opción está en la otra cara de la Consola
why-option-used = La misma opción nunca se usa dos veces
why-alpha-full = Los escudos de AlphaBot están completos
why-no-front = No hay Cilindroides frente a AlphaBot
why-not-at-manual = No estás en una Base de Entrega Manual
why-padlocked = El túnel a { $node } tiene candado
why-no-tunnel = Aquí ningún túnel lleva al Núcleo
why-full = No hay sitio en { $node } y no podrías seguir
why-stands-here = Estás en { $node }, y un movimiento pasa por un túnel al menos
why-too-far = Para llegar a { $node } te { $number ->
    [one] falta 1 punto de movimiento
   *[other] faltan { $number } puntos de movimiento
}
why-way-full = No hay sitio en { $node }
why-core-shut = Ahora ningún túnel lleva al Núcleo
why-not-affordable = { $item } cuesta { $number ->
    [one] 1 pieza más de las que tienes
   *[other] { $number } piezas más de las que tienes
}
why-no-extension = Ninguna extensión admite { $item }
why-too-large = La extensión { $extension } solo admite objetos pequeños
why-covered = Hay un objeto grande en la extensión { $extension }
why-keep-missing = Falta { pieces } en { $spot }
why-gone = { $ship } ha abandonado la órbita
why-not-at-point = { $ship } está en el espacio { $number }, su punto aquí es { $number2 }
why-too-stressed = Tu estrés es { $number }, el límite { $number2 }
why-no-demand = { $ship } ya no tiene Cartas de Demanda
why-no-marker = No te quedan Marcadores de Entrega
why-cargo-used = Tu Carta de Carga { $sector } está usada
why-few-shields = Tendrías { $number ->
    [one] 1 escudo
   *[other] { $number } escudos
}; hacen falta 2
why-few-batteries = Tendrías { $number ->
    [one] 1 batería
   *[other] { $number } baterías
}; hacen falta 2
why-nothing-to-load = No tienes nada que { $ship } acepte
why-not-on-shuttle = AlphaBot no está en la Lanzadera
why-not-sector-c = AlphaBot solo se entrega en el sector C
why-taken-already = AlphaBot ya fue entregado
why-status-is-b = La Loseta de Estado de AlphaBot muestra B
why-container-full = Tu contenedor no tiene espacio
why-is-armed = Un Explosivo armado no puede capturarse
why-track-full = Tu medidor tiene { $number ->
    [one] 1 batería: está lleno
   *[other] { $number } baterías: está lleno
}
why-not-now = Un paso es imposible ahora

# El final
end-freighter = El Carguero partió en la Fase 1 de la ronda { $number }
row-probe = Contenedores de la Sonda
row-scout = Contenedores del Explorador
row-freighter = Contenedores del Carguero
row-alphabot = AlphaBot
row-secondary-first = Objetivo Secundario, primero
row-secondary-second = Objetivo Secundario, segundo
row-secondary-both = Objetivo Secundario, ambos
row-items = Objetos
row-shields = Escudos, la mitad
row-stress = Estrés
row-delivered-alphabot = AlphaBot entregado
row-shields-left = Escudos restantes
row-markers-placed = Marcadores de Entrega, menos los restantes
row-deliveries = Entregas
row-alphabot-shields = Escudos de AlphaBot
row-batteries = Baterías
row-drill = Nota: 0 chatarra, 1 funcional, 2 unidad modelo, 3 producción en serie

# Componentes
type-move = MOVER
type-mine = MINAR
type-connect = CONECTAR
piece-C = Carbono
piece-T = Titanio
piece-S = Silicio
piece-B = Betamateria
piece-X = Exomateria
piece-L = Lava
piece-G = Gas
piece-A = Ácido
piece-CB = Batería de Carbono
piece-TB = Batería de Titanio
piece-SB = Batería de Silicio
piece-Mi = Minero
piece-Ex = Explosivo
piece-La = Láser
node-CORE = el Núcleo
node-LV_A = la cámara del manto del sector A
node-MM_A = la Cámara Principal 3
node-UV_A = la cámara inferior de la corteza del sector A
node-KV_A = la cámara superior de la corteza del sector A
node-KM_A = la Cámara Principal 4
node-MD_A = la Base Manual A
node-AD_A = la Base Automática A
node-LV_B = la cámara del manto del sector B
node-MM_B = la Cámara Principal 2
node-UV_B = la cámara inferior de la corteza del sector B
node-KV_B = la cámara superior de la corteza del sector B
node-KM_B = la Cámara Principal 5
node-MD_B = la Base Manual B
node-AD_B = la Base Automática B
node-LV_C = la cámara del manto del sector C
node-MM_C = la Cámara Principal 1
node-UV_C = la cámara inferior de la corteza del sector C
node-KV_C = la cámara superior de la corteza del sector C
node-KM_C = la Cámara Principal 6
node-MD_C = la Base Manual C
node-AD_C = la Base Automática C
tile-POL = Cámara Polivalente
tile-CAR = Cámara de Carbono
tile-GTI = Cámara de Gas y Titanio
tile-ASI = Cámara de Ácido y Silicio
tile-EXO = Cámara de Exomateria
tile-SHI = Cámara de Escudos
tile-BAT = Cámara de Baterías
tile-LAI = Cámara Inferior de Objetos Avanzados
tile-UAI = Cámara Superior de Objetos Avanzados
vault-POL = la Cámara Polivalente
vault-CAR = la Cámara de Carbono
vault-GTI = la Cámara de Gas y Titanio
vault-ASI = la Cámara de Ácido y Silicio
vault-EXO = la Cámara de Exomateria
vault-SHI = la Cámara de Escudos
vault-BAT = la Cámara de Baterías
vault-LAI = la Cámara Inferior de Objetos Avanzados
vault-UAI = la Cámara Superior de Objetos Avanzados
spot-tank1 = el tanque 1
spot-tank2 = el tanque 2
spot-tank3 = el tanque 3
spot-tank4 = el tanque 4
spot-dangerous = el Tanque de Sustancias Peligrosas
spot-left = el objeto izquierdo
spot-central = el objeto central
spot-right = el objeto derecho
spot-common = el Tanque Común
spot-space1 = el espacio de batería 1
spot-space2 = el espacio de batería 2
spot-space3 = el espacio de batería 3
spot-space4 = el espacio de batería 4
spot-space5 = el espacio de batería 5
spot-space6 = el espacio de batería 6
spot-space7 = el espacio de batería 7
spot-space8 = el espacio de batería 8
spot-space9 = el espacio de batería 9
spot-track = el Medidor de Baterías
spot-container = el contenedor
held-C1 = 1 de Carbono del tanque 1
held-C2 = 1 de Carbono del tanque 2
held-C3 = 1 de Carbono del tanque 3
held-C4 = 1 de Carbono del tanque 4
held-T1 = 1 de Titanio del tanque 1
held-T2 = 1 de Titanio del tanque 2
held-T3 = 1 de Titanio del tanque 3
held-T4 = 1 de Titanio del tanque 4
held-S1 = 1 de Silicio del tanque 1
held-S2 = 1 de Silicio del tanque 2
held-S3 = 1 de Silicio del tanque 3
held-S4 = 1 de Silicio del tanque 4
held-B1 = 1 de Betamateria del tanque 1
held-B2 = 1 de Betamateria del tanque 2
held-B3 = 1 de Betamateria del tanque 3
held-B4 = 1 de Betamateria del tanque 4
held-X1 = 1 de Exomateria del tanque 1
held-X2 = 1 de Exomateria del tanque 2
held-X3 = 1 de Exomateria del tanque 3
held-X4 = 1 de Exomateria del tanque 4
held-L1 = 1 de Lava del tanque 1
held-L2 = 1 de Lava del tanque 2
held-L3 = 1 de Lava del tanque 3
held-L4 = 1 de Lava del tanque 4
held-G-dangerous = 1 de Gas del Tanque de Sustancias Peligrosas
held-A-dangerous = 1 de Ácido del Tanque de Sustancias Peligrosas
item-AI01 = Procesador de Carbono
item-AI02 = Procesador de Titanio
item-AI03 = Procesador de Silicio
item-AI04 = Amplificador de Lanzamiento
item-AI05 = Nanobots
item-AI06 = Sintetizador de Exomateria
item-AI07 = Tanque Auxiliar
item-AI08 = Contenedor Térmico
item-AI09 = Generador de Escudos
item-AI10 = Brazo Reparador
item-AI11 = Regulador de Estrés
item-AI12 = Orugas Turbo
item-AI13 = Taladro Gravitatorio
item-AI14 = Extractor Remoto
item-AI15 = Cañón de Plasma
item-AI16 = Rayo Tractor
item-AI17 = Cargador de Baterías
item-AI18 = Válvula de Presión
item-AI19 = Giroscopio del Núcleo
item-AI20 = Chasis Reforzado
item-AI21 = Disipador Térmico
item-AI22 = Compresor de Carga
item-AI23 = Propulsor de Emergencia
item-AI24 = Enlace Corporativo
item-AI25 = Baliza Señuelo
item-AB01 = Horno de Fundición
item-AB02 = Bomba Refrigerante
item-AB03 = Acoplador de Baterías
item-AB04 = Escáner
item-AB05 = Condensador de Escudos
item-AB06 = Imán de Chatarra
item-AB07 = Jaula de Cilindroides
item-AB08 = Protocolo Calmante
item-AB09 = Repetidor de Señal
extension-left = izquierda
extension-central = central
extension-right = derecha
ship-probe = la Sonda
ship-scout = el Explorador
ship-freighter = el Carguero
ship-alphabot = AlphaBot
cylindroid-miner = Minero
cylindroid-explosive = Explosivo (desarmado)
cylindroid-laser = Láser
cylindroid-armed = Explosivo (armado)
reach-vault = en la cámara
reach-belt-a = en la cinta, segmento A
reach-belt-b = en la cinta, segmento B
reach-belt-c = en la cinta, segmento C
reach-belt-d = en la cinta, segmento D
sub-extract = Extraer
sub-attack = Atacar
sub-produce = Producir
sub-steer = Producir en el Núcleo
sub-activate = Activar un objeto
sub-disarm = Desarmar o armar
sub-console = Usar la Consola
sub-deliver = Hacer una Entrega Manual
boost-none = no
boost-card = con la carta
boost-inner = con la batería interior
boost-track = con la batería del espacio 1
corespace-extracting = extracción
corespace-producing = producción
word-gas = Tomar 1 de Gas
word-acid = Tomar 1 de Ácido
word-shield = Ganar escudos
word-repair = Reparar a AlphaBot: +1 escudo, −1 de estrés
word-advance = Avanzar la cinta
word-disembark = Avanzar el Elevador
word-reroll = Poner Cilindroides nuevos en el Elevador
word-scrape = Hacer un ataque de desguace
word-capture = Hacer un ataque de captura
word-stress = Bajar tu estrés
word-equip = Equipar un Objeto de AlphaBot
word-draw = Robar una carta
word-extract = Extraer de cualquier Cámara de Extracción
word-steer = Cambiar la presión y girar el Núcleo
sign-up = +1
sign-down = −1
direction-clockwise = horario
direction-counterclockwise = antihorario
way-first = primer
way-second = segundo
reward-vp = 8 PV
reward-items = hasta dos Objetos de AlphaBot
reward-tank = piezas del Tanque de AlphaBot
mind-competitive = Competitiva
mind-cooperative = Cooperativa
called-card = { $boosted ->
    [true] {"⚡ "}
   *[false] {""}
}{ $type } (se conserva por { $keep })
called-or = { $one } o { $two }
called-secondary = { $one } ({ $first }); { $two } ({ $second }); ambos +{ $both }
task-shields = { $n } escudos
task-track = { $n } baterías en el medidor
task-track-each = { $n } baterías de cada tipo
task-held = { $pieces } en tanques
task-items = { $n } objetos
task-adv = { $n } Objetos Avanzados
task-alphaitems = { $n } Objetos de AlphaBot
task-large = { $n ->
    [one] 1 objeto grande
   *[other] { $n } objetos grandes
}
task-itemvp = objetos por { $n } PV
task-capt = { $n } Cilindroides capturados
task-capt-each = un Cilindroide capturado de cada tipo
task-stressmax = estrés { $n } o menos
task-leaststress = menos estrés que cada rival
task-producer = { $n } espacios del productor llenos
task-ext = { $n } extensiones ocupadas
task-delivered = { $ship ->
    [probe] entrega a la Sonda
    [scout] entrega al Explorador
    [freighter] entrega al Carguero
   *[alphabot] AlphaBot entregado
}
task-sectors = entregas en { $n } sectores
task-at = MiniBetaBot en { $node }

# El dibujo
board-phase = fase { $number }
board-stress = Estrés
board-shields = Escudos
board-batteries = Baterías
board-tanks = Tanques
board-producer = Productor
board-cargo = Carga
board-cards = Cartas
board-items = Objetos
board-alpha = AlphaBot
board-pressure = Presión
board-lava = Lava
board-belt = Cinta
board-locks = Candados
board-common = Tanque Común
board-gone = se fue
board-large = grande
board-small = pequeño
board-demand = Cartas de Demanda restantes
board-markers = Marcadores de Entrega restantes
board-program = Cartas programadas
board-free = nada
board-elevator = Elevador: { $pieces }
board-segment = Cinta { $segment }: { $pieces }
board-shuttle = en la Lanzadera
board-place = { $node }: { $tile }, cara { $side }
board-cylindroids = Cilindroides: { $pieces }
board-lying = hay { $pieces }
board-left = { $ship } ha abandonado la órbita
about-item = { $item }: cuesta { $price }; { $size }; { $vp } PV ({ $clause })
about-limit = { $ship }, sector { $sector }: estrés { $limit } como máximo; entregar te da { $own } de estrés y a los demás { $others }

# Qué hacen objetos, Consola, Núcleo y bonificaciones
effect-gain = obtén { $what }
    .short = +{ $what }
effect-pay = pagar { $what }
    .short = −{ $what }
effect-alphatank = pon { $what } en el Tanque de AlphaBot
    .short = <alphatank> +{ $what }
effect-piece = { $n } { $piece ->
    [C] de { piece-C }
    [T] de { piece-T }
    [S] de { piece-S }
    [B] de { piece-B }
    [X] de { piece-X }
    [L] de { piece-L }
    [G] de { piece-G }
    [A] de { piece-A }
    [CB] { $n ->
        [one] { piece-CB }
       *[other] Baterías de Carbono
    }
    [TB] { $n ->
        [one] { piece-TB }
       *[other] Baterías de Titanio
    }
    [SB] { $n ->
        [one] { piece-SB }
       *[other] Baterías de Silicio
    }
    [battery] { $n ->
        [one] batería cualquiera
       *[other] baterías cualesquiera
    }
   *[any] de Carbono, Titanio o Silicio
}
    .short = { $n } <{ $piece }>
effect-with = { $one } y { $two }
    .short = { $one } { $two }
effect-battery = obtén una batería a tu elección
    .short = +1 <battery>
effect-charge = convierte { $n } de Carbono, Titanio o Silicio en una batería de ese tipo
    .short = { $n } <any> → <battery>
effect-melt = devuelve un Carbono, Titanio o Silicio de un tanque y pon hasta 2 de Lava en ese tanque
    .short = <any> → 2 <L>
effect-solidify = solidifica un tanque con dos de Lava o más
    .short = 2 <L> → <B>
effect-stress = { $way ->
    [more] sube { $n } de estrés
   *[less] baja { $n } de estrés
}
    .short = { $way ->
    [more] +{ $n } <stress>
   *[less] −{ $n } <stress>
}
effect-calm = baja 1 de estrés, o 2 en la Cámara Principal activa
    .short = −1 <stress> (−2 <main>)
effect-shield = { $way ->
    [more] gana { $n ->
        [one] 1 escudo
       *[other] { $n } escudos
    }
   *[less] pierde { $n ->
        [one] 1 escudo
       *[other] { $n } escudos
    }
}
    .short = { $way ->
    [more] +{ $n } <shield>
   *[less] −{ $n } <shield>
}
effect-alpha = da { $n ->
    [one] 1 escudo
   *[other] { $n } escudos
} a AlphaBot
    .short = <alpha> +{ $n } <shield>
effect-repair = en la Cámara Principal activa, da 1 escudo a AlphaBot y baja 1 de estrés
    .short = <main> <alpha> +1 <shield> −1 <stress>
effect-press = sube o baja la presión en 1
    .short = <pressure> ±1
effect-rotate = { $n ->
    [one] gira el Núcleo 1 posición
   *[other] gira el Núcleo { $n } posiciones
}
    .short = <core> ±{ $n }
effect-advance = haz avanzar la cinta
    .short = <advance>
effect-disembark = haz desembarcar el Elevador
    .short = <disembark>
effect-cylattack = haz que ataquen los Cilindroides
    .short = <cylattack>
effect-reroll = devuelve a la bolsa los Cilindroides del Elevador y saca otros nuevos
    .short = <reroll>
effect-move = { $n ->
    [0] muévete cuanto permitan tus baterías
    [one] muévete con 1 punto de movimiento
   *[other] muévete con { $n } puntos de movimiento
}
    .short = { $n ->
    [0] <move>
   *[other] <move> { $n }
}
effect-extract = { $where ->
    [here] extrae en tu Cámara de Extracción o en el Núcleo
    [near] extrae en tu Cámara de Extracción o en el Núcleo, con el nivel de presión actual o uno más o menos
    [sector] extrae de una Cámara de Extracción de tu sector
   *[any] extrae de cualquier Cámara de Extracción
}
    .short = <extract-{ $where }>
effect-attack = ataca sin potenciar
    .short = <attack>
effect-capture = { $reach ->
    [front] captura un Cilindroide situado delante de AlphaBot
   *[belt] captura un Cilindroide de tu cámara o, desde la Cámara Principal activa, de la cinta
}
    .short = <capture-{ $reach }>
effect-disintegrate = { $reach ->
    [front] desintegra un Cilindroide situado delante de AlphaBot
   *[belt] desintegra un Cilindroide de tu cámara o, desde la Cámara Principal activa, de la cinta
}
    .short = <disintegrate-{ $reach }>
effect-scrape = desguaza uno o dos Cilindroides situados delante de AlphaBot y toma hasta { $n ->
    [one] 1 pieza
   *[other] { $n } piezas
} del Tanque de AlphaBot
    .short = <scrape> { $n }
effect-draw = { $n ->
    [one] roba una Carta de Acción de cualquier tipo
   *[other] roba { $n } Cartas de Acción de cualquier tipo
}
    .short = +{ $n } <card>
effect-equip = { $server ->
    [alpha] { $n ->
        [0] equipa un Objeto de AlphaBot
       *[other] equipa un Objeto de AlphaBot con { $n } de descuento
    }
   *[advanced] { $n ->
        [0] equipa un Objeto Avanzado
       *[other] equipa un Objeto Avanzado con { $n } de descuento
    }
}
    .short = <equip-{ $server }> { $n ->
    [0] {""}
   *[other] −{ $n }
}
effect-equip-and-draw = equipa un Objeto de AlphaBot, roba una Carta de Acción de cualquier tipo, o ambas cosas
    .short = <equip-alpha> <card>
effect-launch = en una cámara de la corteza o en su Cámara Principal, sube 1 de estrés y después haz una entrega como en la Base de Entrega Manual de tu sector
    .short = <launch>

# Lo impreso, en corto
place-core = Núcleo
place-main = Cámara Principal { $number }
place-manual = Base Manual { $sector }
place-automatic = Base Automática { $sector }
short-POL = Polivalente
short-CAR = Carbono
short-GTI = Gas, Titanio
short-ASI = Ácido, Silicio
short-EXO = Exomateria
short-SHI = Escudos
short-BAT = Baterías
short-LAI = Objetos inf.
short-UAI = Objetos sup.
short-probe = Sonda
short-scout = Explorador
short-freighter = Carguero
vault-any = { $number } libre
vault-batteries = { $number } por { $each }
vault-items = { $number ->
    [0] sin rebaja
    [one] −1 pieza
   *[other] −{ $number } piezas
}
vault-converts = por { $number } B
bonus-boost = La batería de dentro puede potenciar cartas de su tipo
bonus-deliver = Puedes entregar
bonus-walk = Un movimiento tiene { $number } puntos
bonus-slot3 = Se abre la ranura 3
bonus-ai = Con estas exactamente eliges tu IA en el mantenimiento
bonus-track = También la batería del espacio 1 puede potenciar cartas de su tipo
bonus-run = Un movimiento tiene { $number } puntos
bonus-cylindroid = Lo que da un Cilindroide devuelto se recibe dos veces
bonus-slot4 = Se abre la ranura 4
bonus-purge = En tu turno puedes perder { $number } escudos para bajar { $less } de estrés
at-core = Entras por donde está conectado con una cámara del manto, y sales por ahí sin perder escudos. Salir por otro lado cuesta escudos.
at-main = Mientras AlphaBot está aquí, aquí robas más cartas que en ningún otro lugar, y estás lo más cerca de él. AlphaBot va de una Cámara Principal a la siguiente, en el orden de sus números.
at-manual = Terminar aquí un movimiento cuesta { $number } de estrés. Con CONECTAR potenciada entregas desde aquí.
at-automatic = Terminar aquí un movimiento cuesta { $number } de estrés; después puedes hacer una entrega, sin carta ni potenciación.
belt-lift = Aquí esperan los Cilindroides nuevos hasta que desembarcan al segmento A.
belt-front = Cuando la cinta ataca, cada Láser y cada Minero de aquí le cuesta un escudo a AlphaBot. Los Explosivos no hacen nada.
belt-middle = Cuando la cinta ataca, cada Láser y cada Explosivo de aquí les cuesta un escudo a AlphaBot y a cada BetaBot de su Cámara Principal. Los Mineros no hacen nada; un Explosivo que entra queda armado.
belt-last = Cuando la cinta ataca, cada Láser y cada Minero de aquí le cuesta un escudo a cada BetaBot de la Cámara Principal de AlphaBot; un Explosivo armado, dos. Cuando la cinta avanza, todos entran en una cámara.
item-holds = Guarda hasta { $number } piezas: { $pieces }. Ni se funden ni se solidifican.
item-needs-boost = Hay que potenciarlo.
modifier-mp = +{ $number } PM en cada movimiento.
modifier-core_exit = Salir del Núcleo sin túnel cuesta { $number ->
    [one] 1 escudo
   *[other] { $number } escudos
} menos.
modifier-first_loss = En cada fase 5 se ignora la primera pérdida de escudo.
modifier-no_melt = La Lava no funde tu Betamateria.
modifier-load_limit = Límites de carga +{ $number }.
modifier-active_track = La batería del espacio 1 siempre potencia.
modifier-draw = Roba { $number ->
    [one] 1 carta
   *[other] { $number } cartas
} más en la fase 2.
modifier-scrap = Al desguazar, obtén además { $number } de Carbono, Titanio o Silicio.
modifier-cage = Guarda { $number ->
    [one] 1 Cilindroide
   *[other] { $number } Cilindroides
} más.
modifier-as_sector = En la fase 2 cuentas como si estuvieras en el sector de AlphaBot.
phase-ships = Naves
phase-program = Programar
phase-actions = Acciones
phase-maintain = Mantener
phase-alphabot = AlphaBot
phase-status = Estado
step-ships = { phase-ships }
step-program = { phase-program }
step-core = { place-core }
step-pressure = { board-pressure }
step-production = Producción
step-move = Avance
step-attack = Ataques
step-alphabot = { phase-alphabot }
step-status = { phase-status }
upkeep-batteries = Fabricar baterías
upkeep-shift = Mover piezas
upkeep-cool = Fundir, solidificar
upkeep-combine = Combinar
upkeep-ai = IA

# La mesa en palabras
told-round = Ronda { $round } de { $last }, { $phase }.
told-setup = Se prepara la partida.
told-ship = { $ship }: espacio { $space }, { $demand ->
    [one] queda 1 Carta de Demanda
   *[other] quedan { $demand } Cartas de Demanda
}; { $goods }.
told-good = { $piece } { $vp } PV, como mucho { $most }
told-alpha = AlphaBot: { $place }, { $shields ->
    [one] 1 escudo
   *[other] { $shields } escudos
}; en su tanque: { $tank }. Presión { $pressure }, Lava en el Núcleo { $lava }.
told-core = { $number ->
    [0] Núcleo: sin túnel.
   *[other] Núcleo: túneles a { $open }.
}
told-servers = Servidores: { $decks }. Tanque Común: { $common }.
told-shelf-advanced = Objetos Avanzados: { $items }.
told-shelf-alpha = Objetos de AlphaBot: { $items }.
told-item = { $item } ({ $price }; { $vp } PV)
told-bot = { $name }: { $place }, estrés { $stress }, escudos { $shields }, IA { $mind }, { $markers ->
    [one] queda 1 Marcador de Entrega
   *[other] quedan { $markers } Marcadores de Entrega
}.
told-batteries = { $name }: baterías { $track }; dentro { $inner }; productor { $producer }.
told-tanks = { $name }: { $tanks }.
told-tank = Tanque { $number }: { $pieces }
told-dangerous = Tanque de Sustancias Peligrosas: { $pieces }
told-items = { $name }: objetos { $items }; capturados { $captured }; Cartas de Carga sin usar: { $cargo }.
told-stored = { $item } (guarda { $pieces })
told-hand = { $name }, mano: { $cards }.
told-secret = { $name }, objetivo secreto: { $secondary }.

# The rulebook
use-A = activar
use-P = siempre
use-ST = guardar
note-AI04 = También puede entregar a AlphaBot. Valen todas las condiciones de una entrega.
note-AI10 = Solo puedes darle el escudo si AlphaBot no está completo.
note-AI12 = También en Estado B, pero no con el Propulsor de Emergencia.
note-AI13 = No puede haber un Cilindroide en tu cámara, el Núcleo debe mostrar la cara A y el nivel se queda entre 1 y 4.
note-AI14 = No puede haber allí un Cilindroide. Cuenta la presión actual.
note-AI15 = Tu estrés baja 2 y un Explosivo armado no te daña.
note-AI16 = No puede ser un Explosivo armado y necesitas sitio en tu contenedor. Tu estrés baja 1.
note-AI20 = Se ignora antes de que la absorba una Batería de Titanio.
note-AI21 = El Carbono, el Titanio y el Silicio se funden como siempre.
note-AI23 = Nunca con más.
note-AI25 = No en la ronda 13.
note-AB01 = Tanta Lava como quepa; lo que haya allí se funde al momento.
note-AB04 = Puede ser de cualquier tipo. No en la ronda 13.
note-AB06 = Una vez por subacción, también en la Consola.
note-AB09 = No en la ronda 13.

# La primera partida guiada y el consejero; $what es la opción iluminada
lesson-aim = Tu robot saca piezas y las entrega a las naves que pasan. Tu puntuación son tus puntos de victoria menos tu estrés.
lesson-draw = Una ronda empieza con cartas, y donde más se roban es junto a AlphaBot. MOVER te lleva allí.
lesson-draw-second = Al llegar usarás la Consola de AlphaBot, y eso pide CONECTAR.
lesson-program = Las cartas van boca abajo en tus ranuras y se juegan de izquierda a derecha. Primero el camino.
lesson-program-second = Luego, lo que harás al llegar.
lesson-perform = Le toca a tu primera carta: realízala, o recupérala sin enseñarla.
lesson-boost = Una batería podría potenciar la carta. Guárdala: hoy llegas bastante lejos.
lesson-walk = AlphaBot está en la Cámara Principal 1, a dos túneles.
lesson-arrive = Un túnel más.
lesson-perform-second = Le toca a tu segunda carta: realízala también.
lesson-console = Lo que hace CONECTAR depende de dónde estés. Junto a AlphaBot maneja la Consola.
lesson-boost-card = Esta carta podría potenciarse sola y usar la Consola dos veces. Hoy basta con una.
lesson-option = La Consola tiene varias opciones, y algunas cuestan estrés. Esta da un objeto.
lesson-equip = Un objeto se queda contigo toda la partida.
lesson-item = Los objetos se pagan con piezas de tus tanques.
lesson-place = Cada extensión da una vez su bonificación; la derecha da escudos.
lesson-half = La opción te da además una carta: róbala.
lesson-gift = MOVER nunca sobra: sin ella te quedas donde estás.
lesson-replicate = Mantenimiento: lo que hay en tu productor puede ser una batería. Más baterías son más pasos y más ranuras.
lesson-inside = Una batería va dentro de tu robot: potencia la carta de su tipo. Déjala como está.
lesson-shift = Las piezas pueden pasar a un tanque más alto. Aparta la Lava, que funde lo que la acompaña; la tuya está bien.
lesson-prepare = Betamateria y un Carbono, Titanio o Silicio en tu productor dan una batería la próxima ronda. Hoy guárdala: una nave quiere Betamateria.
lesson-again = Las naves han avanzado. En cada sector cargan solo desde el espacio con su letra, y hasta el estrés que pone encima.
lesson-mine = Hoy toca excavar: eso pide MINAR. Junto a AlphaBot robas una carta más.
lesson-way = Y MOVER para el camino.
lesson-third = Y CONECTAR: te hará falta más tarde.
lesson-out = Primero, salir de aquí.
lesson-dig = Luego, excavar donde llegues.
lesson-lock = Dos cartas bastan para este plan.
lesson-perform-way = Las cartas se juegan, la primera primero.
lesson-save = La próxima cámara está cerca, así que guarda otra vez la batería.
lesson-vault = Un anillo une las Cámaras Principales: un paso te lleva al sector siguiente.
lesson-stay = Cada cámara muestra qué da con la presión actual. Esta tiene Gas.
lesson-collect = Aquí ya hay algo: ponlo en un tanque. Su número importa cuando una carta se paga desde el tanque de su ranura.
lesson-perform-dig = Aquí querías excavar: realiza MINAR.
lesson-extract = Lo que sacas necesita un sitio. El Ácido y el Gas tienen su propio tanque.
lesson-pay = Una carta jugada se descarta, salvo que la pagues desde el tanque de su propia ranura. Esta lo vale.
lesson-points = Los puntos vienen de las entregas. La próxima ronda la Sonda carga en el sector A y quiere tu Gas: llega a tiempo.
lesson-more = Lejos de AlphaBot se roba menos.
lesson-go = Con MOVER llegas a la base.
lesson-ready = Guarda CONECTAR: con ella harás la entrega.
lesson-perform-base = Rumbo a la base.
lesson-spare = Son dos túneles: no hace falta potenciar.
lesson-up = Sube a la corteza.
lesson-base = Aquí hay una Base de Entrega Manual. Acabar en ella cuesta algo de estrés; en una Automática, mucho más.
lesson-silicon = Una entrega hay que potenciarla. Una Batería de Silicio dentro potencia CONECTAR.
lesson-arrival = La Sonda está sobre ti, y tu estrés no pasa de su límite. Roba igual una carta para más tarde.
lesson-plug = Y ahora, CONECTAR.
lesson-only = Con una carta te basta.
lesson-perform-plug = Realízala: estás en la base y la Sonda está sobre ti.
lesson-deliver = Se cumplen todas las condiciones: entrega.
lesson-load = Carga lo que la nave acepta: cada pieza vale los puntos de su carta.
lesson-farewell = ¡Tu primera entrega! Ahora elige tú las naves y los sectores. De los ataques, los Cilindroides y tu IA sabrás cuando lleguen.
hint-boost = Potenciar suele hacer la carta dos veces. La batería se gasta, salvo que la carta se potencie sola.
hint-attack = Con MINAR potenciada puedes atacar a los Cilindroides antes de que lleguen a AlphaBot.
hint-deliver = ¡Puedes entregar! Carga lo que pida el Objetivo Principal de la nave: además baja tu estrés.
hint-think = Con tantas baterías eliges una IA: decide qué pasa cuando te encuentras con otro robot.
hint-keep = Una carta jugada se queda en tu mano por su pequeño precio. Si no, se va y robas otra.
