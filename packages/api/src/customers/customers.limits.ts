/** Customers that a list or a search returns at most. */
export const CUSTOMERS_PAGE = 1000;

/** Licenses that a customer's details return at most. */
export const CUSTOMER_LICENSES_MAX = 500;
