/** The title of the team page, which the navigation or the palette also shows. */
export const teamTitles = { page: 'Team' } as const;
