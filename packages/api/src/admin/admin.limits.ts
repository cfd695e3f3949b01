/** How long an operator can view an account, in seconds. */
export const VIEWING_SECONDS = 30 * 60;

/** How long the link to choose a password works that operators have e-mailed, in seconds. */
export const ACCOUNT_LINK_SECONDS = 7 * 24 * 60 * 60;

/** Accounts on one page of the operator's list. */
export const ACCOUNTS_PAGE = 25;
