/**
 * Decisions per page and licenses that the access log shows, and how long decisions are stored, in days:
 * `unknownDays` for license keys that do not exist.
 */
export const LICENSE_DECISIONS = { results: 50, licenses: 20, days: 30, unknownDays: 3 } as const;
