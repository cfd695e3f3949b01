/** How many versions the versions page asks for at first, and how many more each "Load more" adds. */
export const VERSIONS_PAGE = { initial: 5, more: 20, max: 500 } as const;
