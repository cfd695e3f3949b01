/** Names the product of a license that is for all products. */
export const allProducts = 'all products';
