/** The URL parameter that holds the search text. */
export const SEARCH = 'q';
