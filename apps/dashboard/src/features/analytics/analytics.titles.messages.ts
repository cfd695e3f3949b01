/** The title of analytics, which the navigation also shows. */
export const analyticsTitles = { page: 'Analytics' } as const;
