import { type JobQueue, type QueueSettings, SCHEDULED } from '../../ports/jobs.ts';

/** Stripe may be down for hours, so jobs are tried for about two days. */
const PATIENT: QueueSettings = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  expireInSeconds: 10 * 60,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 24 * 60 * 60,
};

/** The queue of events of Stripe, by their ids. */
export const billingEventsQueue: JobQueue = { name: 'billingEvents', settings: PATIENT };

/** The queue of accounts that were deactivated, reactivated or whose details changed. */
export const billingFollowUpsQueue: JobQueue = { name: 'billingFollowUps', settings: PATIENT };

/** The queue of accounts that may have earned a free month. */
export const referralsQueue: JobQueue = { name: 'billingReferrals', settings: PATIENT };

/** The queue of customers of deleted accounts. */
export const billingDeparturesQueue: JobQueue = { name: 'billingDepartures', settings: PATIENT };

/** How long work on all accounts may take: longer than the default, and less than a day. */
const expireInSeconds = 23 * 60 * 60;

/** The queue of comparisons with Stripe that the operator requested. */
export const reconciliationQueue: JobQueue = {
  name: 'billingReconciliation',
  settings: { ...PATIENT, expireInSeconds },
};

/** The queue of the nightly comparison with Stripe. */
export const nightlyReconciliationQueue: JobQueue = {
  name: 'nightlyBillingReconciliation',
  settings: { ...SCHEDULED, expireInSeconds },
};

/** The queue of accounts whose grant ends, each with a job at that time. */
export const grantEndsQueue: JobQueue = {
  name: 'billingGrantEnds',
  settings: {
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 5 * 60,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    // A grant may last for years.
    retentionSeconds: 10 * 365 * 24 * 60 * 60,
    deleteAfterSeconds: 60 * 60,
  },
};

/** The queue of the daily reminders and of grants whose job was lost. */
export const remindersQueue: JobQueue = {
  name: 'billingReminders',
  settings: { ...SCHEDULED, expireInSeconds },
};
