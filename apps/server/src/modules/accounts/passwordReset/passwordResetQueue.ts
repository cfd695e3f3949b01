import type { JobQueue } from '../../../ports/jobs.ts';

/** The queue of password reset requests. They expire with the link they would send. */
export const passwordResetQueue: JobQueue = {
  name: 'passwordResets',
  settings: {
    retryLimit: 5,
    retryDelay: 10,
    expireInSeconds: 60,
    retentionSeconds: 3600,
    deleteAfterSeconds: 3600,
  },
};
