/** How long an operator views an account before the session ends, in seconds. */
export const VIEWING_SECONDS = 30 * 60;

/** How many accounts one page of the operator's list holds. */
export const ACCOUNTS_PAGE = 25;
