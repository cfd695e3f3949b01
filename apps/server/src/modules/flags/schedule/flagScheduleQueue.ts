import type { JobQueue } from '../../../ports/jobs.ts';

/** The queue of steps to execute, one job for the next step of each schedule. */
export const flagScheduleQueue: JobQueue = {
  name: 'flagSchedules',
  settings: {
    retryLimit: 10,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 3600,
  },
};
