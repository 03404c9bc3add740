"""The table's server: tables, seats, drafts, a store that loses nothing, websockets, bots in processes."""
