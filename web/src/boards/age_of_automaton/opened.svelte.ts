// Whose factory lies open over the board, for all drawings of this table.
export const opened = $state<{ seat: number | null }>({ seat: null });
