/** The title of the support page, which the navigation or the palette also shows. */
export const supportTitles = { page: 'Support' } as const;
