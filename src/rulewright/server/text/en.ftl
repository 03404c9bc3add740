# What the server itself says.
refused-stale = This decision was already made; here is the table as it is now
refused-not-asked = You are not asked now
refused-not-begun = The game has not begun: a seat is still open
refused-spectator = Spectators only watch
refused-waits = A choice waits: end the turn or undo it
refused-nothing-waits = No choice waits: choose first
refused-locked = Your answer is locked: undo unlocks it
refused-nothing-undone = There is nothing to redo
refused-no-draft = Nothing can be taken back: something was revealed, or your turn has ended
refused-no-back = There is no turn of yours to take back
refused-back-asked = Somebody already asks for a take-back
refused-back-absent = A bot plays for { $name }, and only { $name } can agree to go back: ask again when they have returned
refused-back-given = The record of this game was given out, and with it all dice to come: it can no longer go back
refused-back-none = Nobody asks for a take-back
refused-hint-none = No bot can give hints in this game
refused-hint-people = Several people play here: hints need the consent of all, and { $name } has not agreed
refused-hint-busy = A hint is being worked out already
refused-hint-late = The bot found no hint in time: please ask again
refused-hint-limit = Many hints in a short time: please wait a little
refused-review-playing = The review is made when the game is over
hint-best = The best by the bot’s estimate
hint-equal = About as good, by the bot’s estimate
hint-points = About { NUMBER($by, minimumFractionDigits: 1) } points worse, by the bot’s estimate
hint-worth = About { NUMBER($by, minimumFractionDigits: 1) } worse in the bot’s own measure of this game
hint-end = Worse: the game may be decided here, and no number measures that
hint-score = Your score: { $before } → { $after }
refused-chat = There is no chat at this table
refused-too-long = That is too long: at most { $most } characters
refused-empty = That is empty
refused-present = { $name } has not been away long enough: a bot may play for them after { $days ->
    [0] { $minutes } minutes
   *[other] { $days } days
}
refused-moves = { $name } is here: the host may let a bot play for them once they have been asked for { $days ->
    [0] { $minutes } minutes
   *[other] { $days } days
} and have not moved
refused-asked-too = You are asked as well: decide first, then { $name } alone keeps the table waiting
refused-not-host = Only the host can do that: { $name }
refused-begun = The game has begun: nobody can be removed, but a bot can play for who does not
refused-not-playing = No game is being played here
refused-over = The game is over
refused-cancelled = This table was cancelled
refused-cancel-playing = { $name } still plays: a game is cancelled only when everybody else has given it up
refused-stood-in = A bot plays your seat: take it back first
refused-seat-lost = You no longer hold this seat
refused-covered = This screen is covered: take up your seat first
closed-full = Too many watch this table
closed-crowded = Your seat is open on too many screens: this one, the oldest, was closed
refused-not-person = No person holds this seat
refused-own-seat = This seat is your own: leave it, or cancel the table
refused-not-away = No bot stands in for you
refused-bot = Unknown bot { $bot }; bots: { $known }
refused-webhook = This address cannot be called: { $why }
refused-store = This could not be saved, so it was not done; please try again
refused-limit = Too many messages: please wait a moment
refused-token = This token holds no seat at this table
refused-bad = Not understood: { $why }
refused-seat = There is no seat { $seat }
refused-taken = This seat is taken
refused-invite = This needs the invitation of the table
refused-no-spectators = This table is not watched by others
refused-record = The record holds what is still secret: it can be had once the game is over
refused-deleted = This table was deleted
refused-full = This table is full: at most { $most } MB are kept of one
refused-talked = No more notes and messages fit this table: at most { $most } MB are kept of them
refused-stopped = This table cannot go on: it can only be read
refused-present-only = Only who sits at this table may have its record
notice-renewed = The rules or the printed values were changed since this table began. Every choice so far is still legal, so the game goes on by the new ones.
notice-illegal = The rules or the printed values were changed since this table began, and not every choice so far is still legal. The table can only be read, up to version { $version }; its record holds every choice.
notice-damaged = A part of this table was lost on the server’s disk. It can only be read, up to version { $version }.
notice-closed = The record of this table was given out before the game was over. It can only be read.
hook-waits = { $game }: a decision waits for { $name }
