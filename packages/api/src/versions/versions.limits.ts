/** Versions that the versions page loads initially, that "Load more" adds, and that one request returns at most. */
export const VERSIONS_PAGE = { initial: 5, more: 20, max: 500 } as const;

/** Packages that one request adds as earlier versions. */
export const VERSION_IMPORT_MAX = 100;
