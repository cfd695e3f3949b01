/** The title of the billing page, which the navigation or the palette also shows. */
export const billingTitles = { page: 'Billing' } as const;
