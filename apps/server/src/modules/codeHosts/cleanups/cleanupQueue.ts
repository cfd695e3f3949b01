import type { JobQueue } from '../../../ports/jobs.ts';

/** The queue of deletions at code hosts, which are tried for about two days. */
export const cleanupQueue: JobQueue = {
  name: 'codeHostCleanups',
  settings: {
    retryLimit: 15,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 4 * 60 * 60,
    expireInSeconds: 300,
    deleteAfterSeconds: 60 * 60,
  },
};
