# Lo que dice toda mesa, sea cual sea el juego.
event-chose = { $seat }: { $choice }
event-forced = { $seat }: { $choice } (única opción)
