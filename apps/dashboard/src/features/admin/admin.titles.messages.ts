/** The title of the list of accounts, which the navigation or the palette also shows. */
export const adminTitles = { accounts: 'Accounts' } as const;
