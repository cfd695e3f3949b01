/** The title of the page about offline licenses, which the navigation or the palette also shows. */
export const offlineTitles = { page: 'Offline licenses' } as const;
