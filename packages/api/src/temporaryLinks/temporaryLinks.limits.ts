/** How long a temporary link can work, in seconds. */
export const TEMPORARY_LINK_SECONDS = { min: 1, max: 7 * 24 * 60 * 60 } as const;
