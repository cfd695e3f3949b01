import type { JobQueue } from '../../ports/jobs.ts';

const daySeconds = 24 * 60 * 60;

/** The queue of e-mails to deliver, with retries and exponential backoff for about two weeks. */
export const emailQueue: JobQueue = {
  name: 'letters',
  settings: {
    retryLimit: 40,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: daySeconds / 2,
    expireInSeconds: 180,
    heartbeatSeconds: 10,
    retentionSeconds: 30 * daySeconds,
    deleteAfterSeconds: daySeconds,
  },
};
