page-tracks = Contadores
page-goals = Logros y Especialistas
page-mine = Mi tablero
aoa-rows = Filas de cartas
aoa-reach = el alcance de tu mejor obrero
aoa-deck = mazo { $n }
aoa-only-iv = solo nivel IV
aoa-no-space = sin espacio
aoa-extra = extra
aoa-order = Orden de turno
aoa-now = Ahora
aoa-next-order = Próximo orden de turno
aoa-next-round = Próxima ronda
aoa-round-n = ronda { $n }
aoa-took-it = la tomó
aoa-this-round = esta ronda
aoa-blocked = Bloqueado
aoa-space = espacio { $n }
aoa-space-iv = espacio de nivel IV
aoa-space-n = casilla { $n }
aoa-place-n = luego { $n }.º
aoa-level-dice = Dados de nivel
aoa-end-vp = { $n } PV al final
aoa-common = Especialistas comunes
aoa-column = Columna { $n }
aoa-played = jugado
aoa-played-used = jugado, usado
aoa-used = usado esta ronda
aoa-place-here = Colocar aquí
aoa-technology = Tecnología
aoa-unbuilt = { $n } sin montar
aoa-only-you = solo la ves tú
aoa-contracts = { $n ->
    [one] contrato
   *[other] contratos
}
aoa-in-hand = { $n } en la mano
aoa-contracts-about = Fichas de contrato: cada una permite usar un especialista común
aoa-no-column-yet = aún sin columna
aoa-needs = pide
aoa-or-gives = o da
aoa-breaks = Tras esta elección ya no podrías jugar esta carta
aoa-vp-now = puntos de victoria logrados hasta ahora
aoa-if-ended = si la partida acabara ahora
aoa-actions-left = { $n ->
    [0] listo
    [one] queda 1 acción
   *[other] quedan { $n }
}
aoa-audit-forecast = Pronóstico de auditoría
aoa-odds = { $n } de { $of }
aoa-odds-word = probabilidad esta ronda
aoa-met = pasa
aoa-not-met = falla
aoa-then = Después
aoa-each-miss = Cada fallo son −{ $n } PV.
aoa-no-audit = no en esta ronda
aoa-audits-done = Todas las auditorías han pasado.
aoa-tally-take = { $n ->
    [one] Toma uno
   *[other] Toma { $n }
}
aoa-tally-give = { $n ->
    [one] Paga uno
   *[other] Paga { $n }
}
aoa-tally-donate = Dona hasta { $n }
aoa-tally-swap = Devuelve hasta { $n } y toma otras tantas, del color que quieras
aoa-tally-drop = { $n ->
    [one] Más de { $limit } fichas: renuncia a una
   *[other] Más de { $limit } fichas: renuncia a { $n }
}
aoa-do-take = Tomar { $n }
aoa-do-give = Pagar { $n }
aoa-do-donate = Donar { $n }
aoa-do-swap = Devolver { $n }
aoa-do-drop = Quedarse el resto
aoa-no-extra = sin la acción extra
aoa-no-more = No más
aoa-donation-limit = límite { $base } + { $tracks ->
    [one] 1 contador
   *[other] { $tracks } contadores
} = { $n }
aoa-keep = te quedas { $kept }
aoa-less = uno menos: { $good }
aoa-plus = uno más: { $good }
aoa-megaphone-now = reputación +{ $n }
aoa-megaphone-at = megáfono en { $n }
aoa-passes = { $n ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $n } éxitos
}
aoa-passes-change = éxitos { $now } → { $then }
aoa-worker-passes = valen los dados hasta { $level }
aoa-drive-none = sin sobremarcha
aoa-drive-hint = Desliza para bajar todos los dados.
aoa-accept = Aceptar la tirada
aoa-odds-passes = de 0 a { $most } éxitos: { $odds }
aoa-send = Obrero { $level }
aoa-bonus = bono { $n }
aoa-send-iv = Obrero { $level }, espacio IV
aoa-send-card = Obrero { $level } en la carta
aoa-draft-about = quédate una y pasa las demás a la izquierda; puedes cambiar hasta que todos confirmen
aoa-kept = Guardadas:
aoa-passed = Pasadas:
aoa-products = Relaciones
aoa-coach-1 = Empieza por la meta: pulsa la carta, el contador o la ficha que quieres. Lo que falta (obrero, columna) se pregunta después.
aoa-coach-2 = Un obrero alcanza cartas hasta su nivel: la línea de puntos muestra hasta dónde llega el mejor. Las fichas tachadas las ahorran tus descuentos.
aoa-coach-3 = Cada columna admite una acción por ronda. Las apagadas dicen por qué; las horas extra cuestan fiabilidad y créditos.
aoa-coach-4 = Nada es definitivo hasta que acabas el turno o tiras dados. El número tras ~ es tu puntuación si la partida acabara ahora.
