/** The title of the access log, which the navigation or the palette also shows. */
export const accessLogTitles = { page: 'Access log' } as const;
