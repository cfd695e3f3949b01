/** Limits of a bulk change: ids, days and months to add, and minutes in which it can be undone. */
export const LICENSE_BULK = { ids: 500, days: 3650, months: 120, undoMinutes: 10 } as const;
