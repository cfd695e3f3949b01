/** How many entries one page of the audit log holds, and how many days they are kept. */
export const AUDIT_PAGE = 50;

export const AUDIT_DAYS = 400;
