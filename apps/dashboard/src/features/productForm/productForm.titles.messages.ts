/** The titles of the pages that add a plugin and a theme, which the palette also shows. */
export const addProductTitles = { plugin: 'Add plugin', theme: 'Add theme' } as const;
