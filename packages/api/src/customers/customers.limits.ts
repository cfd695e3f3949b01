/** How many customers a list or a search answers at most, and how many licences of one. */
export const CUSTOMERS_PAGE = 1000;

export const CUSTOMER_LICENSES_MAX = 500;
