/** The titles of the lists of plugins and themes, which the navigation and the palette also show. */
export const productsTitles = { plugin: 'Plugins', theme: 'Themes' } as const;
