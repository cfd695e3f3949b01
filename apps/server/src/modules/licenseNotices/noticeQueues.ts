import { type JobQueue, SCHEDULED } from '../../ports/jobs.ts';

/** The queue of the daily notices about expiring licenses. */
export const expiringLicensesQueue: JobQueue = { name: 'expiringLicenses', settings: SCHEDULED };

/** The queue of the hourly notices about licenses that reached their limit. */
export const fullLicensesQueue: JobQueue = { name: 'fullLicenses', settings: SCHEDULED };

/** The queue of the notices about licenses that have expired. */
export const expiredLicensesQueue: JobQueue = { name: 'expiredLicenses', settings: SCHEDULED };
