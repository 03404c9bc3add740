# What every table says, whatever the game.
event-chose = { $seat }: { $choice }
event-forced = { $seat }: { $choice } (the only choice)
