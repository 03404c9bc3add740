# Las palabras de la mesa. Lo que dice un juego viene del juego.
what-shall-we-play = ¿A qué jugamos?
home-promise = Juegos densos, cada regla aplicada, nada es definitivo hasta que terminas tu turno. Sin cuenta: un enlace te sienta.
join-by-link = Entrar con enlace
join = Entrar
paste-link = Pega el enlace que te enviaron
bad-link = Eso no es un enlace a una mesa de aquí.
open-record = Abrir partida
your-name = Tu nombre
guest = Invitado
player = Jugador
games = Juegos
rival = Rival
start = Empezar
resume = Continuar
n-wait = { $n ->
    [one] 1 te espera
   *[other] { $n } te esperan
}
more-tables = { $n ->
    [one] Una mesa más
   *[other] { $n } mesas más
}
against = contra { $names }
n-events = { $n ->
    [one] 1 suceso
   *[other] { $n } sucesos
}
continue = Seguir
open = Abrir
look = Mirar
watch = Observar
public-tables = Mesas públicas
just-now = ahora mismo
change = cambiar
no-clock = Sin reloj
coach-on = Con guía, primera partida
level = Nivel
level-measured = { $rating }, { $ms } ms por elección
level-strength = ¿Cuánta fuerza?
level-strength-note = Medido en partidas entre bots; 400 más son diez victorias por cada derrota.
not-yet = aún no está en la mesa
rival-bot = Bot
rival-friend = Amigo
rival-friend-note = envía un enlace
rival-screen = Misma pantalla
rival-screen-note = pasad el portátil
rival-solo = Solitario
rival-solo-note = contra el juego
start-another = Jugar ya otro modo
name-stress_botics = Stress Botics
name-age_of_automaton = Age of Automaton
name-ark_awakening = Ark: Awakening
name-septikon = Septikon
name-time_capsules = Cápsulas del tiempo
line-stress_botics = Programa tu bot, mina y entrega antes de que te venza el estrés.
line-age_of_automaton = Cuatro obreros, ocho acciones y una auditoría que lo recuerda todo.
line-ark_awakening = Despierta una nave dormida, solo, juntos o como rivales.
line-septikon = Dos estaciones, un dado y un camino muy corto por el espacio.
line-time_capsules = Guarda hoy lo que necesitarás dentro de dos rondas.
time-stress_botics = 3–5 h
time-age_of_automaton = 2–3 h
time-ark_awakening = 1–2 h
time-septikon = 30–60 min
time-time_capsules = 60–90 min
back = Atrás
mode = Modo
options = Opciones
seats = Asientos
seat-me = Yo, en este dispositivo
seat-open = Libre: envío un enlace
seat-bot = Bot: { $bot }
table-public = Mostrarla a todos
table-watch = Otros pueden mirar
pace-table = Ritmo
pace-live = en vivo
pace-days = días entre turnos

menu = Menú
help = Teclas y ayuda
home = Inicio
close = Cerrar
save = Guardar
you = Tú
players = Jugadores
open-seat = Asiento libre
round-word = Ronda
points-word = PV
turn-word = Turno
steps = Pasos del turno
your-turn = Tu turno
turn-of = Turno de { $name }
you-won = Has ganado
game-over = Fin de la partida
link-opening = conectando
link-live = en línea
link-lost = sin conexión
link-gone = cerrada
link-lost-note = Sin conexión. Lo que aún no has enviado está a salvo; reintentando.
opening = Abriendo la mesa …
no-table = No existe esa mesa.
winner = gana
locked = listo
thinking = pensando
your-move = te toca
choosing = elige
away = ausente
bot-plays = { $bot } juega en este asiento
board = Tablero
side = Registro, reglas, charla y notas
decision = Decisión
table = Mesa
part-broken = «{ $part }» no se ha podido dibujar. La partida sigue sin ello.
try-again = Reintentar
part-not-fetched = No se ha podido cargar esta parte. De la partida no se pierde nada.
reload = Volver a cargar la página
dock = Este turno
log = Registro
rules = Reglas
chat = Charla
notes = Notas
all = Todo
at-me = Contra mí
filters = Filtros del registro
details = Detalles
save-log = Guardar el registro
topic-flight = Vuelo
topic-damage = Daño
unsent = Sin enviar
unsent-note = solo lo ves tú
nothing-yet = Nada todavía.
nothing-found = No se encontró nada.
contents = Índice
ten-minutes = El juego en diez minutos
symbols = Símbolos
enlarge = Ampliar
worked-table = La mesa al empezar este turno
search-rules = Buscar en las reglas
played-here = Se juega
follow-decision = Volver a seguir la decisión
unread = sin leer:
chat-empty = Nadie ha dicho nada.
chat-off = Esta mesa no tiene charla.
say-something = Di algo
send = Enviar
mute = Silenciar a { $name }
unmute = Volver a oír a { $name }
notes-private = Solo tú puedes leer esto.
not-now = Ahora no: se puede elegir lo que está iluminado. { $question }
undo = Deshacer
redo = Rehacer
end-turn = Fin del turno
end-short = Fin
finish = Terminar
lock = Fijar
unlock = Desbloquear
sending = Enviando …
locked-wait = Fijado. Esperando a los demás.
ready-to-end = Listo para terminar tu turno.
ready-to-go-on = A partir de aquí no se deshace.
confirm = CONFIRMAR
rolled = salió { $n }
and-more = { $what } y { $n } más
waiting-for-n = { $n ->
    [one] Falta una persona
   *[other] Faltan { $n } personas
}
invites-you = { $host } te invita a { $game }
meanwhile = Mientras tanto
practise = Practicar contra { $level }
practise-note = La misma partida contra bots. Esta mesa te espera en «Continuar».
qr-code = El enlace como código QR
waiting-for-players = Esperando jugadores
is-choosing = { $names } está eligiendo
looking-back = Mirando atrás: { $n } de { $last }
back-to-now = Volver al presente
rule-for-this = La regla de esta decisión
rule-n = Regla { $clause }
why-not = ¿Por qué no?
rule-of-card = Regla de esta carta: { $clause }
show-it = Mostrar
more-options = { $n } más
as-list = en lista
all-n = Las { $n }
all-options = Todas las opciones
narrow-list = Escribe para filtrar
refused-count = { $n } imposibles: ¿por qué?
show-all = Mostrar todo
barrier-note = después no se deshace
final-score = Puntuación final
score-sheet = Hoja final
replay-from-start = Repetir desde el inicio
replay = Repetición
to-start = Al inicio
recap = Desde tu último turno
since-your-turn = { $n ->
    [one] 1 suceso desde tu turno
   *[other] { $n } sucesos desde tu turno
}
aimed-at-you = { $n } contra ti
step = Paso
event-of = suceso { $at } de { $of }
step-back = Paso atrás
play = Ver
pause = Pausa
skip = Saltar
pace = Ritmo
pace-step = paso a paso
pace-slow = lento
pace-normal = normal
pace-fast = rápido
pace-off = sin mostrar
verdict-won = Has ganado { $mine } a { $theirs }
verdict-lost = Has perdido { $mine } a { $theirs }
verdict-won-many = Has ganado con { $mine } puntos
verdict-placed = { $name } gana con { $best }; quedas en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] último
} lugar con { $mine }
verdict-other-points = { $name } gana con { $best } puntos
rows-folded = { $n ->
    [one] Mostrar 1 fila que no decidió nada
   *[other] Mostrar { $n } filas que no decidieron nada
}
rows-fold = Ocultar lo que no decidió nada
verdict-you = Ganas
verdict-other = Gana { $name }
source = Fuente
tie-break = desempate
score-course = La puntuación durante la partida
total = Total
rematch = Revancha
export = Exportar la partida
text-board = La mesa en palabras
light-look = Claro
dark-look = Oscuro
other-language = English
copy-watch = Copiar el enlace para mirar
copy-invite = Copiar la invitación
copy-seat = Copiar mi asiento para otro dispositivo
copy-link = Copiar enlace
copied = Copiado
copy-by-hand = Tu navegador no deja copiar a esta página. El enlace está seleccionado: cópialo con Ctrl+C o manteniéndolo pulsado.
link-local = Solo este ordenador puede abrir este enlace. Para jugar con otras personas de tu red, inicia el servidor con «make play» o «rulewright serve --lan» y abre la dirección que muestra.
ask-back = Pedir deshacer mi último turno
back-asked = { $name } pide deshacer un turno
hint = Consejo
hint-thinking = El bot piensa un consejo …
hint-then = Después: { $what }
hint-note = Según lo que tú sabes, del bot más fuerte; su estimación puede fallar.
hints-asked = ¿Consejos para todos en esta mesa? Lo propone: { $names }
hints-on = Acepto consejos en esta mesa
hints-off = Aceptar consejos en esta mesa
review = Repasar la partida
review-busy = { $of ->
    [0] El bot repasa la partida …
   *[other] El bot repasa la partida: { $done } de { $of } …
}
review-course = { $measure ->
    [chance] Tu probabilidad de ganar
   *[other] { $alone ->
        [true] Cómo ibas
       *[false] Tu ventaja
    }, { $measure ->
        [points] en puntos según la estimación del bot
       *[other] en la medida propia del bot para este juego
    }
}
review-start = Inicio
review-end = Final
review-turn = Elegiste «{ $what }» y, hasta tu siguiente turno, { $measure ->
    [chance] tu probabilidad de ganar
   *[other] { $alone ->
        [true] la estimación
       *[false] tu ventaja
    }
} pasó de { $from } a { $to }.
review-same = El experto habría hecho lo mismo.
review-expert = El experto habría elegido «{ $what }».
review-look = Ver
review-try = Una mesa nueva: sigues desde aquí contra bots
review-note = Son los turnos tras los que más cambió { $measure ->
    [chance] tu probabilidad de ganar antes del siguiente tuyo: con qué frecuencia ganaron los bots desde posiciones que les parecían iguales.
   *[other] la estimación antes del siguiente tuyo.
} Cuentan también el azar y lo que hicieron los demás. El experto solo sabía lo que tú sabías entonces.
agree = De acuerdo
refuse = No
sure = ¿Seguro? { $what }
webhook = Llamar a una dirección web cuando me toque
seeded = semilla fija
send-link = Envía este enlace. Quien lo abra escribe un nombre y se sienta.
sit-down = Sentarse
watching = Estás mirando.
only-read = Esta mesa solo se puede leer
curtain = { $name }, te toca
curtain-note = Pasa el dispositivo. Aún no se muestra nada privado.
i-am = Soy { $name }
announce = { $prompt }. { $n } opciones.
pages = Páginas
page-board = Tablero
page-threats = Amenazas
page-cards = Módulos
page-log = Registro
forecast = Previsión
forecast-hint = Señala una opción para ver qué haría.
coach = Guía
coach-1 = Las casillas iluminadas son lo que puedes elegir. Señala una para ver qué cambiaría; haz clic para hacerlo.
coach-2 = Nada es definitivo hasta que pulses Fin del turno. Deshacer es libre hasta que se lance un dado.
coach-3 = Lo atenuado responde «¿por qué no?». La pestaña Reglas sigue tu decisión.
coach-ok = Entendido
coach-waits = ¿Primera vez? Lo que hay que saber
coach-quiet = Sin más consejos
lesson = Primera partida guiada
lesson-start = Aprender jugando
lesson-minutes = una primera partida guiada, unos { $n } minutos
lesson-of = { $n } de { $of }
lesson-next = Siguiente
lesson-else = Otra cosa
lesson-leave = Dejar la lección
lesson-leave-short = Dejar
lesson-play-on = Seguir jugando
lesson-free = Ahora eliges tú: juega como quieras.
lesson-free-end = Ahora eliges tú. Si nada te tienta, sigue con el botón al final de la barra.
lesson-confirm = Ahora confírmalo con el botón iluminado. Hasta entonces puedes deshacerlo.
lesson-watch = Mira lo que hace { $names }. Todo se ve en el tablero y se cuenta en el registro.
lesson-wait = Un momento.
lesson-later = Más tarde: la lección va por otro paso. «Otra cosa» abre todas las opciones
help-text = Elige en el tablero, en la barra de abajo o con una tecla. Cada opción dice qué haría antes de que la tomes.
key-option = elegir una opción
key-more = todas las opciones
key-arrows = recorrer casillas; Intro elige
key-why = ¿por qué no?
key-esc = cerrar, atrás
key-zoom = ajustar, acercar, alejar
key-log = registro
use-keys = Atajos de teclado
use-motion = Mostrar movimiento
earlier = { $n } turnos anteriores
turn-back = Un turno atrás
turn-on = Un turno adelante
leave = Que juegue un bot por mí
substitute = Que juegue un bot por { $name }
does-not-move = no mueve:
away-for = ausente desde hace
n-days = { $n } días
host = anfitrión
remove = Quitar
remove-name = Quitar a { $name }
get-up = Levantarse
cancel-table = Cancelar la mesa
cancelled = Esta mesa se ha cancelado
invite-new = El enlace es nuevo: el anterior ya no sirve.
bot-plays-for-you = { $bot } juega por ti
take-seat-back = Recuperar mi asiento
try-from-here = Probar desde aquí
try-note = Una mesa propia con la partida tal como estaba en este momento
trial = prueba
narrator = Lo que hicieron los demás
opening-events = Buscando lo que pasó …
folded = Lo que acaba de pasar
show-events = Mostrar
evidence = Por qué es el final
use-contrast = Alto contraste
use-sound = Sonidos
sound-ask = ¿Sonidos suaves: tu jugada, tu turno, un golpe, el final?
sound-yes = Sí
sound-no = No, en silencio
settings = Ajustes
language = Idioma
look-of = Aspecto
look-auto = como el sistema
pace-of-others = Turnos de los demás
clock-of = Tiempo que ha usado { $name }
notices-off = Avisar a este navegador cuando me toque
notices-on = Este navegador recibe avisos: parar
notices-refused = Este navegador no admite avisos desde aquí
credits = Tipos: Atkinson Hyperlegible Next, Oxanium, JetBrains Mono (OFL). Iconos de interfaz: Lucide (ISC). Todo lo demás es nuestro.

ways = { $n } formas
licences = Licencias
quick-setup = preparación rápida

# Empaquetar
pack-full = { $tray } está llena: { $most } como máximo
pack-no-room = llena
pack-out = Sacar
pack-few = { $tray } tiene { $n }, necesita { $least } como mínimo
pack-least = necesita al menos { $least }
pack-give-up = Deben irse exactamente { $least }, elegidos { $n }
pack-loose = { $n ->
    [one] Falta 1 objeto por colocar
   *[other] Faltan { $n } objetos por colocar
}
pack-of = de { $most }
pack-exactly = de { $n }
pack-thing = { $name }, { $place }
pack-nowhere = sin colocar
pack-into = { $name } a { $tray }
pack-to-place = Por colocar
pack-all-placed = Todo está colocado
pack-loss = PV
pack-suggest = Sugerir reparto
pack-suggest-note = por igual
pack-reset = Vaciar
