/** The title of the API keys page, which the navigation or the palette also shows. */
export const apiKeysTitles = { page: 'API keys' } as const;
