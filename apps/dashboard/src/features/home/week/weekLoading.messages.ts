/** Announced while the account's week loads; part of the first script. */
export const weekLoading = 'Loading the week';
