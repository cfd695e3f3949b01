/** The titles of the list of licenses, and of the page that adds one, which the navigation or the palette also shows. */
export const licensesTitles = { page: 'Licenses', add: 'Add license' } as const;
