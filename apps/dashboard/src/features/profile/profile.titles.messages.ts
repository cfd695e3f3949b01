/** The title of the profile page, which the navigation or the palette also shows. */
export const profileTitles = { page: 'Profile' } as const;
