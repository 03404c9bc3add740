# The shell's words. What a game says comes from the game.
what-shall-we-play = What shall we play?
home-promise = Heavy games, every rule enforced, nothing final until you end your turn. No account: a link seats you.
join-by-link = Join by link
join = Join
paste-link = Paste the link you were sent
bad-link = That is not a link to a table here.
open-record = Open a record
your-name = Your name
guest = Guest
player = Player
games = Games
rival = Rival
start = Start
resume = Resume
n-wait = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
more-tables = { $n ->
    [one] One more table
   *[other] { $n } more tables
}
against = against { $names }
n-events = { $n ->
    [one] 1 event
   *[other] { $n } events
}
continue = Continue
open = Open
look = Look
watch = Watch
public-tables = Public tables
just-now = just now
change = change
no-clock = No clock
coach-on = Coach on, first game
level = Level
level-measured = { $rating }, { $ms } ms a choice
level-strength = How strong?
level-strength-note = Measured in games of bots against each other; 400 more is ten wins for each loss.
not-yet = not at the table yet
rival-bot = Bot
rival-friend = Friend
rival-friend-note = send a link
rival-screen = Same screen
rival-screen-note = pass the laptop
rival-solo = Solo
rival-solo-note = against the game
start-another = Play another mode at once
name-stress_botics = Stress Botics
name-age_of_automaton = Age of Automaton
name-ark_awakening = Ark: Awakening
name-septikon = Septikon
name-time_capsules = Time Capsules
line-stress_botics = Program your bot, mine the planet, deliver before the stress gets you.
line-age_of_automaton = Four workers, eight actions, and an audit that remembers everything.
line-ark_awakening = Wake a sleeping ship, alone, together or as rivals.
line-septikon = Two uranium stations, one die, and a very short way through space.
line-time_capsules = Pack today what you will need two rounds from now.
time-stress_botics = 3–5 h
time-age_of_automaton = 2–3 h
time-ark_awakening = 1–2 h
time-septikon = 30–60 min
time-time_capsules = 60–90 min
back = Back
mode = Mode
options = Options
seats = Seats
seat-me = Me, at this device
seat-open = Open: I send a link
seat-bot = Bot: { $bot }
table-public = List it for everybody
table-watch = Others may watch
pace-table = Pace
pace-live = live
pace-days = days between turns

menu = Menu
help = Keys and help
home = Home
close = Close
save = Save
you = You
players = Players
open-seat = Open seat
round-word = Round
points-word = VP
turn-word = Turn
steps = Steps of the turn
your-turn = Your turn
turn-of = { $name }’s turn
you-won = You won
game-over = Game over
link-opening = connecting
link-live = live
link-lost = connection lost
link-gone = closed
link-lost-note = Connection lost. What you have not sent yet is kept; trying again.
opening = Opening the table …
no-table = There is no such table.
winner = winner
locked = locked
thinking = thinking
your-move = your move
choosing = choosing
away = away
bot-plays = { $bot } plays this seat
board = Board
side = Log, rules, chat and notes
decision = Decision
table = Table
part-broken = “{ $part }” could not be drawn. The game goes on without it.
try-again = Try again
part-not-fetched = This part could not be fetched. Nothing of the game is lost.
reload = Load the page again
dock = This turn
log = Log
rules = Rules
chat = Chat
notes = Notes
all = All
at-me = Aimed at me
filters = Filters of the log
details = Details
save-log = Save the log
topic-flight = Flight
topic-damage = Damage
unsent = Not sent yet
unsent-note = only you see it
nothing-yet = Nothing yet.
nothing-found = Nothing found.
contents = Contents
ten-minutes = The game in ten minutes
symbols = Symbols
enlarge = Enlarge
worked-table = The table at which this turn begins
search-rules = Search the rules
played-here = Played here
follow-decision = Follow the decision again
unread = unread:
chat-empty = Nobody has said anything.
chat-off = This table has no chat.
say-something = Say something
send = Send
mute = Mute { $name }
unmute = Hear { $name } again
notes-private = Only you can read this.
not-now = Not now: what is lit can be chosen. { $question }
undo = Undo
redo = Redo
end-turn = End turn
end-short = End
finish = Finish
lock = Lock
unlock = Unlock
sending = Sending …
locked-wait = Locked. Waiting for the others.
ready-to-end = Ready to end your turn.
ready-to-go-on = From here on there is no undo.
confirm = CONFIRM
rolled = rolled { $n }
and-more = { $what } and { $n } more
waiting-for-n = { $n ->
    [one] Waiting for one more
   *[other] Waiting for { $n } more
}
invites-you = { $host } invites you to { $game }
meanwhile = Meanwhile
practise = Practise against { $level }
practise-note = The same game against bots. This table waits under “Resume”.
qr-code = The link as a QR code
waiting-for-players = Waiting for players
is-choosing = { $names } is choosing
looking-back = Looking back: { $n } of { $last }
back-to-now = Back to now
rule-for-this = The rule for this decision
rule-n = Rule { $clause }
why-not = Why not?
rule-of-card = Rule of this card: { $clause }
show-it = Show it
more-options = { $n } more
as-list = as a list
all-n = All { $n }
all-options = All options
narrow-list = Type to narrow
refused-count = { $n } not possible: why?
show-all = Show all
barrier-note = no undo after this
final-score = Final score
score-sheet = Score sheet
replay-from-start = Replay from the start
replay = Replay
to-start = To the start
recap = Since your last turn
since-your-turn = { $n ->
    [one] 1 event since your turn
   *[other] { $n } events since your turn
}
aimed-at-you = { $n } at you
step = Step
event-of = event { $at } of { $of }
step-back = Step back
play = Play
pause = Pause
skip = Skip
pace = Pace
pace-step = step by step
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-off = off
verdict-won = You won { $mine } to { $theirs }
verdict-lost = You lost { $mine } to { $theirs }
verdict-won-many = You won with { $mine } points
verdict-placed = { $name } won with { $best }; you came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] last
} with { $mine }
verdict-other-points = { $name } won with { $best } points
rows-folded = { $n ->
    [one] Show 1 row that decided nothing
   *[other] Show { $n } rows that decided nothing
}
rows-fold = Hide what decided nothing
verdict-you = You win
verdict-other = { $name } wins
source = Source
tie-break = tie-break
score-course = The score over the game
total = Total
rematch = Rematch
export = Export record
text-board = Table in words
light-look = Light
dark-look = Dark
other-language = Español
copy-watch = Copy the link to watch
copy-invite = Copy the invitation
copy-seat = Copy my seat for another device
copy-link = Copy link
copied = Copied
copy-by-hand = Your browser does not let this page copy. The link is selected: copy it with Ctrl+C or by a long press.
link-local = Only this computer can open this link. To play with others in your network, start the server with “make play” or “rulewright serve --lan” and open the address it prints.
ask-back = Ask to take back my last turn
back-asked = { $name } asks to take back a turn
hint = Hint
hint-thinking = The bot thinks about a hint …
hint-then = Then: { $what }
hint-note = From what you know, by the strongest bot; its estimate can be wrong.
hints-asked = Hints for everybody at this table? { $names } would like that
hints-on = I agree to hints at this table
hints-off = Agree to hints at this table
review = Review the game
review-busy = { $of ->
    [0] The bot looks at the game again …
   *[other] The bot looks at the game again: { $done } of { $of } …
}
review-course = { $measure ->
    [chance] Your chance to win
   *[other] { $alone ->
        [true] How you stood
       *[false] Your lead
    }, { $measure ->
        [points] in points by the bot’s estimate
       *[other] in the bot’s own measure of this game
    }
}
review-start = Start
review-end = End
review-turn = You chose “{ $what }”, and up to your next turn { $measure ->
    [chance] your chance to win
   *[other] { $alone ->
        [true] the estimate
       *[false] your lead
    }
} went from { $from } to { $to }.
review-same = The expert would have done the same.
review-expert = The expert would have chosen “{ $what }”.
review-look = Look
review-try = A new table: you play on from here against bots
review-note = These are the turns after which { $measure ->
    [chance] your chance to win changed most before your next one: how often bots won games from positions that looked so to them.
   *[other] the estimate changed most before your next one.
} Luck and what others did are in it. The expert knew only what you knew then.
agree = Agree
refuse = Refuse
sure = Sure? { $what }
webhook = Call a web address when it is my turn
seeded = fixed seed
send-link = Send this link. Whoever opens it types a name and sits down.
sit-down = Sit down
watching = You are watching.
only-read = This table can only be read
curtain = { $name }, your turn
curtain-note = Pass the device. Nothing private is shown yet.
i-am = I am { $name }
announce = { $prompt }. { $n } options.
pages = Pages
page-board = Board
page-threats = Threats
page-cards = Modules
page-log = Log
forecast = Forecast
forecast-hint = Point at an option to see what it would do.
coach = Coach
coach-1 = Lit squares are what you may choose. Point at one to see what it would change; click to do it.
coach-2 = Nothing is final until you press End turn. Undo is free until a die is rolled.
coach-3 = A dimmed thing answers “why not?”. The Rules tab follows your decision.
coach-ok = Understood
coach-waits = New here? What to know first
coach-quiet = No more hints
lesson = Guided first game
lesson-start = Learn by playing
lesson-minutes = a guided first game, about { $n } minutes
lesson-of = { $n } of { $of }
lesson-next = Next
lesson-else = Something else
lesson-leave = Leave the lesson
lesson-leave-short = Leave
lesson-play-on = Play on
lesson-free = Your choice now: play as you like.
lesson-free-end = Your choice now. If nothing tempts you, go on with the button at the end of the bar.
lesson-confirm = Now make it final with the lit button. Until then you may undo it.
lesson-watch = Watch what { $names } does. Everything is shown on the board and told in the log.
lesson-wait = One moment.
lesson-later = Later: this lesson is at another step. “Something else” opens all choices
help-text = Choose on the board, in the bar below it, or by key. Every option says what it would do before you take it.
key-option = choose an option
key-more = all options
key-arrows = walk over lit squares; Enter chooses
key-why = why not?
key-esc = close, back
key-zoom = fit, larger, smaller
key-log = log
use-keys = Keyboard shortcuts
use-motion = Show movement
earlier = { $n } earlier turns
turn-back = One turn back
turn-on = One turn on
leave = Let a bot play for me
substitute = Let a bot play for { $name }
does-not-move = does not move:
away-for = away for
n-days = { $n } days
host = host
remove = Remove
remove-name = Remove { $name }
get-up = Get up
cancel-table = Cancel the table
cancelled = This table was cancelled
invite-new = The link is a new one: the one before no longer works.
bot-plays-for-you = { $bot } plays for you
take-seat-back = Take my seat back
try-from-here = Try from here
try-note = A table of your own with the game as it stood at this moment
trial = trial
narrator = What the others did
opening-events = Fetching what happened …
folded = What just happened
show-events = Show
evidence = Why this is the end
use-contrast = High contrast
use-sound = Sounds
sound-ask = Soft sounds: your move, your turn, a hit, the end?
sound-yes = Yes, please
sound-no = No, quiet
settings = Settings
language = Language
look-of = Look
look-auto = as the system
pace-of-others = Turns of others
clock-of = Time that { $name } has used
notices-off = Notify this browser when it is my turn
notices-on = This browser is notified: stop
notices-refused = This browser does not allow notices from here
credits = Type: Atkinson Hyperlegible Next, Oxanium, JetBrains Mono (OFL). Interface icons: Lucide (ISC). Everything else is ours.

ways = { $n } ways
licences = Licences
quick-setup = quick setup

# Packing
pack-full = { $tray } is full: { $most } at most
pack-no-room = full
pack-out = Take out
pack-few = { $tray } holds { $n }, needs { $least } at least
pack-least = needs { $least } at least
pack-give-up = Exactly { $least } must go, { $n } chosen
pack-loose = { $n ->
    [one] 1 object is not placed
   *[other] { $n } objects are not placed
}
pack-of = of { $most }
pack-exactly = of { $n }
pack-thing = { $name }, { $place }
pack-nowhere = not placed
pack-into = { $name } into { $tray }
pack-to-place = To place
pack-all-placed = Everything is placed
pack-loss = VP
pack-suggest = Suggest split
pack-suggest-note = filled alike
pack-reset = Reset
