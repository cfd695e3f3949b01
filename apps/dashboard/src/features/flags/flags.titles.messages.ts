/** Titles of the pages about a product's flags that show before the page's sentences load. */
export const flagsTitles = { add: 'Add feature flag', edit: 'Edit feature flag' } as const;
