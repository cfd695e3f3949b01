/** How long an upload ticket works, in seconds. */
export const UPLOAD_TICKET_SECONDS = 15 * 60;

const GIB = 1024 ** 3;

/**
 * The storage of each plan: the bytes of all its packages, including uploads that can still become
 * versions, and the number of open upload tickets.
 */
export const STORAGE_QUOTAS = {
  'pressdock-solo-2020': { storedBytes: 10 * GIB, openTickets: 100 },
  'pressdock-agency-2020': { storedBytes: 50 * GIB, openTickets: 200 },
  'pressdock-unlimited-2020': { storedBytes: 200 * GIB, openTickets: 500 },
} as const;
