/** Bounds of doing something to many licences, and how long it can be undone. */
export const LICENSE_BULK = { ids: 500, days: 3650, months: 120, undoMinutes: 10 } as const;
