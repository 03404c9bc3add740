# What every table says, whatever the game.
event-chose = { $seat }: { $choice }
event-forced = { $seat }: { $choice }
event-taken-back = { $number ->
    [one] Taken back at { $seat }’s request: the last move
   *[other] Taken back at { $seat }’s request: the last { $number } moves
}

# Several things in a sentence
list-and = { $sound ->
   *[other] { $first } and { $last }
}
list-you = You
list-more = and { $number } more

# What cards do: how effects are joined
effect-then = { $one } and then { $two }
    .short = { $one } · { $two }
    .brief = { $one } { $two }
effect-times = { $one }, { $n ->
    [2] twice
   *[other] { $n } times
}
    .short = { $n }× { $one }
effect-or = { $one } or { $two }
    .short = { $one } / { $two }
effect-may = you may { $cost }; if you do, { $gain }
    .short = { $cost } → { $gain }
effect-must = { $cost }; then { $gain }
    .short = { $cost } → { $gain }

# Players and turns
table-player = Player { $letter }
table-turn = turn { $number }
table-round = round { $number }
table-you = you
table-yourself = You
table-seed = seed { $number }
table-thinks = { $seat } is thinking …
table-waits = { $choice }: e { $stop ->
    [barrier] goes on to what it reveals
   *[turn] ends the turn
}, u takes it back
table-pass = { $seat }, it is your turn
table-pass-secret = Pass the keyboard to { $seat }. What only { $seat } may see is hidden until a key is pressed.
table-any-key = Press a key to go on

# Panes
pane-board = Board
pane-seats = Seats
pane-choices = Choices
pane-refused = Not possible now (w: why)
pane-forecast = What it does
pane-log = Log
pane-why = Why not
pane-help = Help
pane-rules = Rules
pane-recap = Since your last choice
pane-ten = The game in ten minutes
pane-legend = Signs
pane-find = Found: { $word }
pane-end = The end

# The look ahead
table-no-change = Nothing changes on the table
table-stop-over = Then the game ends: { $ending }
table-stop-decision = Then you choose again: { $question }
table-stop-turn = Then { $seat } is to choose
table-stop-end = Then your turn ends
table-stop-barrier = Then chance or a reveal follows: undo stops there

# Answers
table-allowed = { $number } is possible: { $choice }
table-no-number = There is no choice { $number }; choices are 1 to { $last }
table-no-reason = Nothing that you see is refused now
table-not-asked = It is not your turn to choose
table-nothing-waits = No choice is waiting: choose first
table-undo-stops = Undo stops here: something was revealed, or another seat has chosen since
table-nothing-undone = There is nothing to redo
table-cannot-resign = You cannot resign at this point
table-cannot-offer = You cannot offer a draw at this point
table-nothing-new = Nothing has happened since your last choice
table-found-nothing = Nothing found for “{ $word }”
table-legend-none = This game has no picture of its own: its fields are listed by name
table-auto-on = Turns end by themselves
table-auto-off = Turns end with e
table-pace = Bots: { $pace ->
    [slow] slow
    [normal] normal pace
   *[fast] no pause
}
table-saved = The record is saved: { $file }
table-not-saved = The record could not be saved: { $error }
table-bot-failed = { $seat } failed: { $error }

# Bots that people are offered
bots-level = Level
bots-plays = How it plays
bots-rating = Rating
bots-games = Games
bots-ms = ms a choice
bots-measured = Measured against a regular
bots-measured-in = { $mode }, two at a table
bots-measured-as = { $mode }, two at a table, by { $entered }
bots-measure = It is the measure
bots-unmeasured = Not measured
level-random = Aimless
level-random-note = plays anything; to try the rules
level-novice = Novice
level-novice-note = sees one choice ahead and slips now and then; for a first game
level-regular = Regular
level-regular-note = thinks its whole turn through
level-expert = Expert
level-expert-note = takes more time, and plays as well as our bots can

# Questions of the shell
shell-sure-resign = Resign the game?
shell-sure-offer = Offer a draw?
shell-sure-quit = Leave the table?
shell-yes = yes
shell-no = no, go on
shell-quit = leave
shell-save-quit = save the record to { $file } and leave
shell-filter = filter:
shell-why = why not number:
shell-find = look up:
shell-search = search the rules:
shell-close = Esc closes

# Keys
key-take = take
key-why = why not
key-undo = undo
key-redo = redo
key-end = end turn
key-recap = recap
key-find = look up
key-rules = rules
key-help = help
key-quit = quit
key-page = next pane
key-ten = ten minutes
key-signs = signs
help-choose = Up, Down or the mouse move the cursor; a number jumps to that choice
help-take = Enter (or a second click) takes the choice at the cursor
help-end = e ends the turn: what ends it or reveals something waits until then
help-auto = a lets turns end by themselves, or not
help-undo = u takes back, U does it again; never behind something revealed
help-why = w tells why a choice is refused: at the cursor, or by number
help-refused = d shows or hides the refused choices
help-filter = / filters the list; an empty filter shows all again
help-recap = l tells what happened since your last choice
help-fold = f opens the details of earlier turns in the log, or folds them
help-find = s looks up a resource, a piece, a module or a square
help-ten = m shows the game in ten minutes: read it before a first game
help-rules = r opens the rules, ? this help
help-page = t shows the pane that has no room; k explains the signs
help-lens = v looks at the map through another lens, in a game whose map has several
help-pace = p changes the pace of the bots
help-peace = R resigns, D offers a draw
help-language = L switches between English and Spanish
help-quit = q leaves the table
help-now = The rule of this decision

# The end
table-rank = Place
table-total = Total
table-ties = Ties are broken by
table-facts = Also counted
table-place = { $seat }: place { $rank }, score { $score }
table-lost = { $seat }: lost, score { $score }
table-lost-place = lost
table-side-won = Won: { $list }
table-side-lost = Lost: { $list }
table-record = { $game }, { $mode }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, seed { $seed }
table-replayed = { $made } of { $all } choices replayed, { $seat ->
    [over] the game is over
   *[other] seat { $seat } is asked
}
table-lens = Lens: { $name }
table-lens-asked = as the question asks
table-no-lens = The map of this game has one lens only
table-final = Final position. o: score sheet, l: log, q: quit

# The plain table
plain-help = Commands: a number takes a choice; look N (what it does); lens NAME (the map by one question); why N (why not); undo; redo; end; log (line by line what happened since your last choice); log all (the whole game); ten (the game in ten minutes); rules CLAUSE or word; find WORD; state; choices; refused; auto; resign; draw; language; save; help; quit
table-ten = Your first game? Press m for the game in ten minutes
plain-ten = Your first game? Type ten for the game in ten minutes
plain-unknown = Not understood: “{ $word }”. Type a number from 1 to { $last }, or help
plain-unknown-none = Not understood: “{ $word }”. Type help
plain-pass = Pass the keyboard to { $seat }. What only { $seat } may see is told when Enter is pressed.
plain-waits = Your choice waits: { $choice }. Type end to { $stop ->
    [barrier] go on to what it reveals
   *[turn] end the turn
}, undo to take it back.
plain-lens = Lenses: { $list }. Type lens and a name
plain-look = Type look and the number of a choice, or a word to look up
plain-goodbye = Goodbye
plain-end = The input has ended
plain-question = Question
plain-unclear = Rules: give a clause, as { $clause }, or a word
plain-sure = Type “{ $word }” again to confirm

# Looking up rules and cards
find-where = --where needs a clause: { $command }
find-no-clause = unknown clause { $word } of { $game }; nearest: { $near }
find-nothing = nothing about { $word } in the rules of { $game }
find-no-card = no card { $word } in { $game }
find-no-cards = the rules of { $game } have no tables of cards yet
find-meant = { $told }; did you mean: { $near }?
