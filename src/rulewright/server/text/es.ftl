# Lo que dice el propio servidor.
refused-stale = Esta decisión ya se tomó; así está la mesa ahora
refused-not-asked = Ahora no le toca decidir
refused-not-begun = La partida no ha empezado: queda un asiento libre
refused-spectator = Los espectadores solo miran
refused-waits = Hay una elección en espera: termine el turno o deshágala
refused-nothing-waits = No hay ninguna elección en espera: elija primero
refused-locked = Su respuesta está fijada: deshacer la libera
refused-nothing-undone = No hay nada que rehacer
refused-no-draft = No se puede deshacer: se reveló algo o su turno terminó
refused-no-back = No hay ningún turno suyo que retirar
refused-back-asked = Alguien ya pide retirar un turno
refused-back-absent = Un bot juega por { $name } y solo { $name } puede aceptar: pídalo de nuevo cuando haya vuelto
refused-back-given = El registro de esta partida ya se entregó, y con él todos los dados por venir: no se puede volver atrás
refused-back-none = Nadie pide retirar un turno
refused-hint-none = Ningún bot puede dar consejos en este juego
refused-hint-people = Aquí juegan varias personas: los consejos requieren que todas acepten, y { $name } aún no lo ha hecho
refused-hint-busy = Ya se está pensando un consejo
refused-hint-late = El bot no encontró un consejo a tiempo: pídalo de nuevo
refused-hint-limit = Muchos consejos en poco tiempo: espere un poco
refused-review-playing = El repaso se hace cuando la partida ha terminado
hint-best = La mejor según la estimación del bot
hint-equal = Casi igual de buena, según la estimación del bot
hint-points = Unos { NUMBER($by, minimumFractionDigits: 1) } puntos peor, según la estimación del bot
hint-worth = Peor en unos { NUMBER($by, minimumFractionDigits: 1) } según la medida propia del bot para este juego
hint-end = Peor: la partida puede decidirse aquí, y eso no se mide con números
hint-score = Tu puntuación: { $before } → { $after }
refused-chat = En esta mesa no hay chat
refused-too-long = Es demasiado largo: como máximo { $most } caracteres
refused-empty = Está vacío
refused-present = { $name } no lleva bastante tiempo ausente: un bot puede sustituirle a partir de { $days ->
    [0] { $minutes } minutos
   *[other] { $days } días
}
refused-moves = { $name } está presente: el anfitrión puede poner un bot en su lugar cuando lleve { $days ->
    [0] { $minutes } minutos
   *[other] { $days } días
} sin decidir
refused-asked-too = También le toca a usted: decida primero; entonces solo { $name } hará esperar a la mesa
refused-not-host = Eso solo puede hacerlo el anfitrión: { $name }
refused-begun = La partida ha empezado: ya no se puede quitar a nadie, pero un bot puede jugar por quien no juega
refused-not-playing = Aquí no se está jugando ninguna partida
refused-over = La partida ha terminado
refused-cancelled = Esta mesa se canceló
refused-cancel-playing = { $name } sigue jugando: una partida solo se cancela cuando todos los demás la han abandonado
refused-stood-in = Un bot juega en su asiento: recupérelo primero
refused-seat-lost = Ya no ocupa este asiento
refused-covered = Esta pantalla está cubierta: ocupe antes su asiento
closed-full = Ya hay demasiados espectadores en esta mesa
closed-crowded = Su asiento está abierto en demasiadas pantallas: se cerró esta, la más antigua
refused-not-person = Ninguna persona ocupa este asiento
refused-own-seat = Este asiento es tuyo: déjalo o cancela la mesa
refused-not-away = Ningún bot le sustituye
refused-bot = Bot desconocido { $bot }; bots: { $known }
refused-webhook = No se puede llamar a esta dirección: { $why }
refused-store = No se pudo guardar, así que no se hizo; inténtelo de nuevo
refused-limit = Demasiados mensajes: espere un momento
refused-token = Esta clave no ocupa ningún asiento de esta mesa
refused-bad = No se entiende: { $why }
refused-seat = No hay asiento { $seat }
refused-taken = Este asiento está ocupado
refused-invite = Hace falta la invitación de la mesa
refused-no-spectators = En esta mesa no hay espectadores
refused-record = El registro contiene lo que aún es secreto: estará disponible al terminar la partida
refused-deleted = Esta mesa se ha borrado
refused-full = Esta mesa está llena: de cada una se guardan { $most } MB como máximo
refused-talked = En esta mesa no caben más notas ni mensajes: se guardan { $most } MB como máximo
refused-stopped = Esta mesa no puede continuar: solo se puede leer
refused-present-only = Solo quien está sentado a esta mesa puede tener su registro
notice-renewed = Las reglas o los valores impresos han cambiado desde que empezó esta mesa. Todas las elecciones hechas siguen siendo legales, así que la partida continúa con los nuevos.
notice-illegal = Las reglas o los valores impresos han cambiado desde que empezó esta mesa, y no todas las elecciones hechas siguen siendo legales. La mesa solo se puede leer, hasta la versión { $version }; su registro contiene todas las elecciones.
notice-damaged = Una parte de esta mesa se ha perdido en el disco del servidor. Solo se puede leer, hasta la versión { $version }.
notice-closed = El registro de esta mesa se entregó antes de que acabara la partida. Solo se puede leer.
hook-waits = { $game }: una decisión espera a { $name }
