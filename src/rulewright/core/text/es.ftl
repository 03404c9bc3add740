# Lo que dice toda mesa, sea cual sea el juego.
event-chose = { $seat }: { $choice }
event-forced = { $seat }: { $choice }
event-taken-back = { $number ->
    [one] Vuelta atrás a petición de { $seat }: la última jugada
   *[other] Vuelta atrás a petición de { $seat }: las últimas { $number } jugadas
}

# Varias cosas en una frase
list-and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-you = Tú
list-more = { $number ->
    [one] y una cosa más
   *[other] y { $number } cosas más
}

# Lo que hacen las cartas: cómo se unen los efectos
effect-then = { $one } y después { $two }
    .short = { $one } · { $two }
    .brief = { $one } { $two }
effect-times = { $one }, { $n ->
    [2] dos veces
   *[other] { $n } veces
}
    .short = { $n }× { $one }
effect-or = { $one } o bien { $two }
    .short = { $one } / { $two }
effect-may = puedes { $cost }; si lo haces, { $gain }
    .short = { $cost } → { $gain }
effect-must = debes { $cost }; luego { $gain }
    .short = { $cost } → { $gain }

# Jugadores y turnos
table-player = Jugador { $letter }
table-turn = turno { $number }
table-round = ronda { $number }
table-you = tú
table-yourself = Tú
table-seed = semilla { $number }
table-thinks = { $seat } está pensando …
table-waits = { $choice }: e { $stop ->
    [barrier] sigue y muestra qué revela
   *[turn] termina el turno
}, u la retira
table-pass = { $seat }, es tu turno
table-pass-secret = Pasa el teclado a { $seat }. Lo que solo puede ver { $seat } queda oculto hasta que se pulse una tecla.
table-any-key = Pulsa una tecla para seguir

# Paneles
pane-board = Tablero
pane-seats = Jugadores
pane-choices = Opciones
pane-refused = No se puede ahora (w: por qué)
pane-forecast = Qué hace
pane-log = Registro
pane-why = Por qué no
pane-help = Ayuda
pane-rules = Reglas
pane-recap = Desde tu última elección
pane-ten = El juego en diez minutos
pane-legend = Signos
pane-find = Encontrado: { $word }
pane-end = El final

# La previsión
table-no-change = Nada cambia en la mesa
table-stop-over = Después termina la partida: { $ending }
table-stop-decision = Después vuelves a elegir: { $question }
table-stop-turn = Después elige { $seat }
table-stop-end = Después termina tu turno
table-stop-barrier = Después decide el azar o se revela algo: hasta ahí llega deshacer

# Respuestas
table-allowed = La { $number } se puede elegir: { $choice }
table-no-number = No hay opción { $number }; van de la 1 a la { $last }
table-no-reason = Nada de lo que ves está prohibido ahora
table-not-asked = No te toca elegir
table-nothing-waits = Ninguna elección espera: elige primero
table-undo-stops = No se puede deshacer más: se reveló algo o eligió otro jugador
table-nothing-undone = No hay nada que rehacer
table-cannot-resign = No puedes rendirte en este momento
table-cannot-offer = No puedes ofrecer tablas en este momento
table-nothing-new = No ha pasado nada desde tu última elección
table-found-nothing = No hay nada sobre «{ $word }»
table-legend-none = Este juego no tiene dibujo propio: se muestran sus campos por nombre
table-auto-on = Los turnos terminan solos
table-auto-off = Los turnos terminan con e
table-pace = Bots: { $pace ->
    [slow] lento
    [normal] ritmo normal
   *[fast] sin pausa
}
table-saved = Partida guardada: { $file }
table-not-saved = No se pudo guardar la partida: { $error }
table-bot-failed = { $seat } ha fallado: { $error }

# Bots que se ofrecen
bots-level = Nivel
bots-plays = Cómo juega
bots-rating = Puntuación
bots-games = Partidas
bots-ms = ms por decisión
bots-measured = Medido contra un habitual
bots-measured-in = { $mode }, dos a la mesa
bots-measured-as = { $mode }, dos a la mesa, con { $entered }
bots-measure = Es la medida
bots-unmeasured = Sin medir
level-random = Despistado
level-random-note = juega cualquier cosa; para probar las reglas
level-novice = Novato
level-novice-note = ve una sola jugada y se equivoca a veces; para una primera partida
level-regular = Habitual
level-regular-note = piensa su turno entero
level-expert = Experto
level-expert-note = se toma más tiempo y juega lo mejor que saben nuestros bots

# Preguntas de la mesa
shell-sure-resign = ¿Rendirte?
shell-sure-offer = ¿Ofrecer tablas?
shell-sure-quit = ¿Dejar la mesa?
shell-yes = sí
shell-no = no, seguir
shell-quit = salir
shell-save-quit = guardar la partida en { $file } y salir
shell-filter = filtro:
shell-why = por qué no el número:
shell-find = consultar:
shell-search = buscar en las reglas:
shell-close = Esc cierra

# Teclas
key-take = elegir
key-why = por qué no
key-undo = deshacer
key-redo = rehacer
key-end = fin de turno
key-recap = resumen
key-find = consultar
key-rules = reglas
key-help = ayuda
key-quit = salir
key-page = otro panel
key-ten = diez minutos
key-signs = signos
help-choose = Arriba, abajo o el ratón mueven el cursor; un número salta a esa opción
help-take = Intro (o un segundo clic) elige la opción del cursor
help-end = e termina el turno: lo que lo termina o revela algo espera hasta entonces
help-auto = a hace que los turnos terminen solos, o no
help-undo = u deshace, U rehace; nunca más atrás de algo revelado
help-why = w dice por qué no se puede: en el cursor o por número
help-refused = d muestra u oculta las opciones prohibidas
help-filter = / filtra la lista; un filtro vacío la muestra entera
help-recap = l cuenta lo ocurrido desde tu última elección
help-fold = f despliega los detalles de los turnos anteriores en el registro, o los pliega
help-find = s consulta un recurso, una pieza, un módulo o una casilla
help-ten = m muestra el juego en diez minutos: léelo antes de la primera partida
help-rules = r abre las reglas, ? esta ayuda
help-page = t muestra el panel que no cabe; k explica los signos
help-lens = v mira el mapa con otra lente, en los juegos cuyo mapa tiene varias
help-pace = p cambia el ritmo de los bots
help-peace = R para rendirte, D para ofrecer tablas
help-language = L cambia entre inglés y español
help-quit = q deja la mesa
help-now = La regla de esta decisión

# El final
table-rank = Puesto
table-total = Total
table-ties = Los empates se deciden por
table-facts = También se cuenta
table-place = { $seat }: puesto { $rank }, puntos { $score }
table-lost = { $seat }: derrota, puntos { $score }
table-lost-place = derrota
table-side-won = Victoria: { $list }
table-side-lost = Derrota: { $list }
table-record = { $game }, { $mode }, { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}, semilla { $seed }
table-replayed = { $made } de { $all } decisiones reproducidas, { $seat ->
    [over] la partida ha terminado
   *[other] decide el asiento { $seat }
}
table-lens = Lente: { $name }
table-lens-asked = según la pregunta
table-no-lens = El mapa de este juego tiene una sola lente
table-final = Posición final. o: resultado, l: registro, q: salir

# La mesa sin pantalla
plain-help = Órdenes: un número elige; look N (qué hace); lens NOMBRE (el mapa según una pregunta); why N (por qué no); undo (deshacer); redo (rehacer); end (fin de turno); log (línea a línea lo ocurrido desde tu última elección); log all (toda la partida); ten (el juego en diez minutos); rules CLÁUSULA o palabra; find PALABRA; state (la mesa); choices; refused; auto; resign; draw; language; save; help; quit
table-ten = ¿Tu primera partida? Pulsa m y lee el juego en diez minutos
plain-ten = ¿Tu primera partida? Escribe ten y lee el juego en diez minutos
plain-unknown = No entiendo «{ $word }». Escribe un número del 1 al { $last }, o help
plain-unknown-none = No entiendo «{ $word }». Escribe help
plain-pass = Pasa el teclado a { $seat }. Lo que solo puede ver { $seat } se dirá al pulsar Intro.
plain-waits = Tu elección espera: { $choice }. Escribe end para { $stop ->
    [barrier] seguir y ver qué revela
   *[turn] terminar el turno
}, undo para retirarla.
plain-lens = Lentes: { $list }. Escribe lens y un nombre
plain-look = Escribe look y el número de una opción, o una palabra que consultar
plain-goodbye = Hasta pronto
plain-end = La entrada ha terminado
plain-question = Pregunta
plain-unclear = Reglas: escribe una cláusula, como { $clause }, o una palabra
plain-sure = Escribe otra vez «{ $word }» para confirmar

# Buscar reglas y cartas
find-where = --where necesita una cláusula: { $command }
find-no-clause = { $game } no tiene la cláusula { $word }; las más parecidas: { $near }
find-nothing = no hay nada sobre { $word } en las reglas de { $game }
find-no-card = no hay ninguna carta { $word } en { $game }
find-no-cards = las reglas de { $game } aún no tienen tablas de cartas
find-meant = { $told }; ¿querías decir { $near }?
