/** The titles of the operator's pages, which the navigation or the palette also shows. */
export const adminTitles = { accounts: 'Accounts', interfaceFlags: 'Interface flags' } as const;
