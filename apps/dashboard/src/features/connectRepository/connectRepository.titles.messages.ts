/** The title of the page that connects a repository, which the palette also shows. */
export const connectRepositoryTitles = { page: 'Connect a repository' } as const;
