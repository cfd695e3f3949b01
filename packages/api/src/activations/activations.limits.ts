/** Activations on one page, and domains that a license shows in a list. */
export const ACTIVATIONS_PAGE = { size: 50, inLists: 20 } as const;
