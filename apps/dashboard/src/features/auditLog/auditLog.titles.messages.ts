/** The title of the audit log, which the navigation or the palette also shows. */
export const auditLogTitles = { page: 'Audit log' } as const;
