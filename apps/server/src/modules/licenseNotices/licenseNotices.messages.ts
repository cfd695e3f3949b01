/** What a licence for no product in particular is said to be for. */
export const anyProduct = 'all products';
