/** The title of the webhooks page, which the navigation or the palette also shows. */
export const webhooksTitles = { page: 'Webhooks' } as const;
