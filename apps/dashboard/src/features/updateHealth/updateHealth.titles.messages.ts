/** The title of the pages about update health, which other pages also show. */
export const updateHealthTitles = { page: 'Update health' } as const;
