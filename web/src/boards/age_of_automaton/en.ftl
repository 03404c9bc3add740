page-tracks = Tracks
page-goals = Achievements and Specialists
page-mine = Mine
aoa-rows = Card rows
aoa-reach = the reach of your best worker
aoa-deck = deck { $n }
aoa-only-iv = only for IV
aoa-no-space = no space left
aoa-extra = extra
aoa-order = Turn order
aoa-now = Now
aoa-next-order = Next turn order
aoa-next-round = Next round
aoa-round-n = round { $n }
aoa-took-it = took it
aoa-this-round = this round
aoa-blocked = Blocked
aoa-space = space { $n }
aoa-space-iv = Level IV space
aoa-space-n = space { $n }
aoa-place-n = place { $n } next
aoa-level-dice = Level dice
aoa-end-vp = { $n } VP at the end
aoa-common = Common Specialists
aoa-column = Column { $n }
aoa-played = played
aoa-played-used = played, used
aoa-used = used this round
aoa-place-here = Place here
aoa-technology = Technology
aoa-unbuilt = { $n } unbuilt
aoa-only-you = only you see this
aoa-contracts = { $n ->
    [one] contract
   *[other] contracts
}
aoa-in-hand = { $n } in hand
aoa-contracts-about = Contract tokens: each lets you use a Common Specialist
aoa-no-column-yet = no column yet
aoa-needs = needs
aoa-or-gives = or gives
aoa-breaks = After this choice you could no longer play this card
aoa-vp-now = victory points scored so far
aoa-if-ended = if the game ended now
aoa-actions-left = { $n ->
    [0] done
    [one] 1 action left
   *[other] { $n } actions left
}
aoa-audit-forecast = Audit forecast
aoa-odds = { $n } in { $of }
aoa-odds-word = chance this round
aoa-met = passes
aoa-not-met = fails
aoa-then = Then
aoa-each-miss = Each miss is −{ $n } VP.
aoa-no-audit = none this round
aoa-audits-done = All audits are over.
aoa-tally-take = { $n ->
    [one] Take one
   *[other] Take { $n }
}
aoa-tally-give = { $n ->
    [one] Pay one
   *[other] Pay { $n }
}
aoa-tally-donate = Donate up to { $n }
aoa-tally-swap = Return up to { $n }, then take as many of any colours
aoa-tally-drop = { $n ->
    [one] Over { $limit } tokens: give up one
   *[other] Over { $limit } tokens: give up { $n }
}
aoa-do-take = Take { $n }
aoa-do-give = Pay { $n }
aoa-do-donate = Donate { $n }
aoa-do-swap = Return { $n }
aoa-do-drop = Keep the others
aoa-no-extra = without the extra action
aoa-no-more = No more
aoa-donation-limit = limit { $base } + { $tracks ->
    [one] 1 track
   *[other] { $tracks } tracks
} = { $n }
aoa-keep = you keep { $kept }
aoa-less = one { $good } less
aoa-plus = one { $good } more
aoa-megaphone-now = reputation +{ $n }
aoa-megaphone-at = megaphone in { $n }
aoa-passes = { $n ->
    [0] no pass
    [one] 1 pass
   *[other] { $n } passes
}
aoa-passes-change = passes { $now } → { $then }
aoa-worker-passes = dice up to { $level } pass
aoa-drive-none = no Overdrive
aoa-drive-hint = Slide to lower all dice.
aoa-accept = Accept the roll
aoa-odds-passes = 0 to { $most } passes: { $odds }
aoa-send = Worker { $level }
aoa-bonus = bonus { $n }
aoa-send-iv = Worker { $level }, space IV
aoa-send-card = Worker { $level } on the card
aoa-draft-about = keep one, pass the others to the left; you may change your mind until all have locked
aoa-kept = Kept:
aoa-passed = Passed on:
aoa-products = Relationships
aoa-coach-1 = Start from the goal: click the card, track or tile you want. What is still open (worker, column) is asked afterwards.
aoa-coach-2 = A worker reaches cards up to its level: the dotted line shows how far your best one goes. Struck tokens are waived by your discounts.
aoa-coach-3 = Each column takes one action a round. The dimmed ones say why; Overtime costs reliability and credits.
aoa-coach-4 = Nothing is final until you end the turn or roll dice. The number after ~ is your score if the game ended now.
