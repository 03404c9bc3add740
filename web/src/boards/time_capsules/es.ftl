# Time Capsules, el tablero
page-offer = Oferta
page-mat = Tablero
page-pack = Cápsulas
topic-tc-trade = Compras
topic-tc-breaks = Rupturas
tc-vp = PV
tc-vp-track = Puntos de victoria
tc-round = Ronda
tc-energy = energía
tc-qubits = cúbits
tc-crystals = cronocristales
tc-cards = cartas de fluctuación
tc-breaks = rupturas
tc-artifacts = artefactos
tc-objects = { $n ->
    [one] objeto
   *[other] objetos
}
tc-head-blue = Cúbits
tc-head-orange = Energía
tc-stack = pila { $n }
tc-you = tú
tc-on-space = +1 en la { $n }
tc-empty-slot = agotado
tc-bioobjects = Bioobjetos
tc-active = Activa
tc-inactive = Inactiva
tc-chrono = Zona crono
tc-no-delayed = sin rupturas en espera
tc-delayed = { $n ->
    [one] 1 ruptura en espera
   *[other] { $n } rupturas en espera
}
tc-nothing-here = nada aquí
tc-new = nuevo
tc-open = abierta
tc-in-bag = en la bolsa
tc-set-aside = apartada
tc-shut = cerrada; la conoce su dueño
tc-of = de { $n }
tc-objects-of-room = de { $room } objetos que guardar al final
tc-next-both = Próximo robo: las dos de la bolsa.
tc-next-any = Próximo robo: dos de las cuatro, al azar.
tc-mat-of = Tablero de { $name }
tc-my-mat = Tu tablero
tc-capsules = Cápsulas
tc-capsule-n = Cápsula { $n }
tc-discard = Descarte
tc-seal = Sellar
tc-breaks-row = Rupturas
tc-break-count = { $n } de { $most }
tc-bag-count = bolsa { $n }
tc-first = primer jugador
tc-passed = pasó
tc-sealed = selló
tc-hit = Golpear
tc-who-pays = Quién puede pagar
tc-who-pays-note = sin artefactos
tc-fluctuations = Fluctuaciones
tc-only-you = solo las ves tú
tc-no-cards = No tienes cartas.
tc-after = tras este plan
tc-all-together = todos a la vez
tc-own-turn = tu propio turno
tc-ft-preview = previsión
tc-ft-choice = tú eliges, hasta que acabes
tc-ft-hidden = oculto hasta que todos sellen
tc-step-draw = Robo
tc-step-setup = Primer reparto
tc-step-purchase = I Compra
tc-step-action = II Acciones
tc-step-pack = III Guardar
tc-step-act = Actuar
tc-step-pack-base = Guardar
tc-usable = aún utilizable
tc-break-must = { $n ->
    [0] ninguna ruptura que guardar
    [one] hay que guardar 1 ruptura
   *[other] hay que guardar { $n } rupturas
}
tc-surplus = { $n ->
    [0] No se descarta nada
    [one] Sobra 1 objeto
   *[other] Sobran { $n } objetos
}
tc-ask-pack = Guarda todo en las dos cápsulas abiertas
tc-ask-first-pack = Llena tus cuatro cápsulas
tc-ask-hand = { $name } ({ $vp } PV): ¿dónde?
tc-ask-discard = { $n } objetos, caben { $room }: descarta y guarda
tc-rules-pack = { $least } a { $most } en cada una · las rupturas se quedan
tc-rules-loss = d8 −1 PV · d12 −2 PV · artefactos sus PV
tc-rules-free = baterías, d6, bioobjetos: 0
tc-buy = Comprar { $name }
tc-use = Usar { $name }
tc-reroll = Repetir tirada
tc-raise = Subir un ordenador
tc-raise-by = Subir { $n }
tc-trade = Cambiar { $price }
tc-trade-for = por { $prize }
tc-make-computers = Hacer ordenadores
tc-make-batteries = Hacer baterías
tc-make-score = Ganar PV
tc-make-repair = Quitar rupturas
tc-times = { $n }×
tc-by-hand = Pagar a mano
tc-by-hand-sub = tú nombras las fichas
tc-pass = Pasar
tc-pass-sub = el resto de la fase I
tc-end = Acabar
tc-end-unused = aún utilizable: { $n }
tc-free-choice = gratis
tc-gives = desde activa { $bigger }, si no { $smaller }
tc-capsules-by-round = Abierto, por ronda
tc-text-round = Ronda { $round } de { $last }, { $step }.
tc-text-offer = Oferta por { $what }: { $list }.
tc-text-mat = { $name }: { $vp } PV, { $energy } energía, { $qubits } cúbits, { $crystals } cronocristales, { $cards } cartas, { $breaks } de { $most } rupturas.
tc-text-zone = { $name }, zona { $zone }: { $list }.
tc-text-capsule = Tu cápsula { $where }: { $list }.
tc-coach-1 = Todo lo que usas o compras pasa a la zona inactiva y hay que guardarlo de nuevo: 2 a 7 objetos por cápsula.
tc-coach-2 = Los artefactos azules cuestan cúbits (ordenadores), los naranjas energía (baterías). El pago propuesto desperdicia lo mínimo.
tc-coach-3 = Seis rupturas temporales pierden la partida, tengas los puntos que tengas. Guarda unos 5 cúbits por cada ruptura a la vista.

# Lo impreso
tc-fx-per = por { $what }
tc-fx-per-other = por otro { $what }
tc-fx-per-two = por 2 { $what }
tc-fx-most = (máx. { $n })
tc-fx-up-computers = mejoras de ordenador
tc-fx-up-batteries = mejoras de batería
tc-fx-machine = Máquina
tc-fx-archive = Archivo
tc-fx-field = Campo
tc-fx-life = Vida
tc-fx-weapon = Arma
tc-fx-art = artefactos
tc-fx-blue = azul
tc-fx-orange = naranja
tc-fx-abat = batería activa
tc-fx-acom = ordenador activo
tc-fx-fixed = ruptura quitada
tc-fx-hot = si activo
tc-fx-active = activa
tc-fx-inactive = inactiva
tc-fx-hit-one = a un rival
tc-fx-hit-all = a todos
tc-fx-hit-ahead = a uno por delante
tc-fx-bat = batería-{ $size }, { $zone }
tc-fx-com = ordenador-{ $size }, { $zone }
tc-fx-ret-bat = { $n } baterías vuelven
tc-fx-ret-com = { $n ->
    [one] 1 ordenador vuelve
   *[other] { $n } ordenadores vuelven
}
tc-fx-ret-art = { $n } artefactos vuelven
tc-fx-disc = el próximo { $colour } { $n } menos
tc-fx-if = con otros { $n } de color { $what }
tc-fx-drop-bc-a = una ficha activa
tc-fx-drop-bc-ai = batería u ordenador
tc-fx-drop-bio-ai = un bioobjeto
tc-fx-copy = copia otra habilidad
tc-fx-maxdie = un ordenador al máximo
tc-fx-sweep = renueva la oferta
tc-fx-upc = { $n ->
    [one] mejora 1 ordenador
   *[other] mejora { $n } ordenadores
}
tc-fx-upb = { $n ->
    [one] mejora 1 batería
   *[other] mejora { $n } baterías
}
tc-fx-bio = toma un bioobjeto
tc-fx-echo = el número de un ordenador en cúbits
tc-fx-reroll = repite ordenadores
tc-fx-twice = usa un artefacto dos veces
tc-fx-peek = mira { $n }, compra uno más barato
tc-fx-wild = paga energía y cúbits 1 por 1
tc-fx-level = sube todos al número de uno
tc-fx-rollq = d{ $n } cúbits
tc-fx-bigbio = recompensa mayor desde inactiva
