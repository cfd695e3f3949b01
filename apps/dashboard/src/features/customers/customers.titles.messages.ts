/** The title of the list of customers, which the navigation or the palette also shows. */
export const customersTitles = { page: 'Customers' } as const;
