# Time Capsules, el tablero
page-mat = Tablero
page-pack = Cápsulas
topic-tc-trade = Compras
tc-vp-track = Puntos de victoria
tc-track-all = Los { $n }
tc-track-near = Cerca de mí
tc-round = Ronda
tc-objects = { $n ->
    [one] objeto
   *[other] objetos
}
tc-stack = pila { $n }
tc-you = tú
tc-on-space = +1 en la { $n }
tc-empty-slot = agotado
tc-chrono = Zona crono
tc-no-delayed = sin rupturas en espera
tc-delayed = { $n ->
    [one] 1 ruptura en espera
   *[other] { $n } rupturas en espera
}
tc-nothing-here = nada aquí
tc-new = nuevo
tc-wild = la energía paga cúbits, y los cúbits energía
tc-open = abierta
tc-in-bag = en la bolsa
tc-set-aside = apartada
tc-shut = cerrada; la conoce su dueño
tc-of = de { $n }
tc-objects-of-room = de { $room } objetos que guardar al final
tc-next-both = Próximo robo: todas de la bolsa.
tc-next-any = Próximo robo: al azar, de todas las cápsulas.
tc-mat-of = Tablero de { $name }
tc-my-mat = Tu tablero
tc-capsules = Cápsulas
tc-discard = Descarte
tc-seal = Sellar
tc-break-count = { $n } de { $most }
tc-fatal = Con { $n } se pierde la partida.
tc-space-gives = Casilla { $n }: { $what }
tc-bag-count = bolsa { $n }
tc-first = primer jugador
tc-sealed = selló
tc-hit = Golpear
tc-who-pays = Quién puede pagar
tc-who-pays-note = sin artefactos
tc-only-you = solo las ves tú
tc-no-cards = No tienes cartas.
tc-after = tras este plan
tc-all-together = todos a la vez
tc-own-turn = tu propio turno
tc-ft-preview = previsión
tc-ft-choice = tú eliges, hasta que acabes
tc-ft-hidden = oculto hasta que todos sellen
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
tc-ask-pack = Guarda todo en tus cápsulas abiertas
tc-ask-hand = { $name } ({ $vp } PV): ¿dónde?
tc-ask-discard = { $n } objetos, caben { $room }: descarta y guarda
tc-rules-pack = { $least } a { $most } en cada una · las rupturas se quedan
tc-rules-loss = { $dice } · artefactos sus PV
tc-rules-free = baterías, { $dice }, bioobjetos: ninguno
tc-buy = Comprar { $name }
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
tc-coach-1 = Todo lo que usas o compras pasa a la zona inactiva y hay que guardarlo de nuevo: de { $least } a { $most } objetos por cápsula.
tc-coach-2 = Los artefactos azules cuestan cúbits (ordenadores), los naranjas energía (baterías). El pago propuesto desperdicia lo mínimo.
tc-coach-3 = Con { $fatal } rupturas temporales pierdes la partida, tengas los puntos que tengas. Guarda { $repair } cúbits para cada ruptura a la vista.
