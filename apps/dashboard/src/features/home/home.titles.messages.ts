/** The title of the home page, which the navigation or the palette also shows. */
export const homeTitles = { page: 'Home' } as const;
