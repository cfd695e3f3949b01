/** How long an operator can view an account, in seconds. */
export const VIEWING_SECONDS = 30 * 60;

/** Accounts on one page of the operator's list. */
export const ACCOUNTS_PAGE = 25;
