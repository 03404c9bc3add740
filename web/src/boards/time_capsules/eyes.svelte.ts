// Whose mat somebody looks at; none: their own.
export const eyes = $state({ seat: null as number | null });
