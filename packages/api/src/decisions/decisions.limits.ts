/** How many decisions about licences are shown, and for how many days they are kept. */
export const LICENSE_DECISIONS = { shown: 50, licenses: 20, days: 30, unknownDays: 3 } as const;
