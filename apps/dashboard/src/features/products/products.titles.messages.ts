/** The titles of the lists of plugins and themes, which the navigation also shows. */
export const productsTitles = { plugin: 'Plugins', theme: 'Themes' } as const;
