/** How many activations one page holds, and how many domains a licence shows in a list. */
export const ACTIVATIONS_PAGE = { size: 50, inLists: 20 } as const;
