/** The title of the license import, which the navigation or the palette also shows. */
export const licenseImportTitles = { page: 'Import licenses' } as const;
