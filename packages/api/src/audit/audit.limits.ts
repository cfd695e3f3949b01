/** Entries on one page of the audit log. */
export const AUDIT_PAGE = 50;

/** How long audit entries are stored, in days. */
export const AUDIT_DAYS = 400;
