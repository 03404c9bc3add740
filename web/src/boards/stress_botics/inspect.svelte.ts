// Whose board lies open beside mine; nobody's unless asked for.
export const inspect = $state<{ seat: number | null }>({ seat: null });
