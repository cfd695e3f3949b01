/** The characters a search needs at least, and the results of each kind that it returns at most. */
export const SEARCH = { minLength: 2, perKind: 5 } as const;
