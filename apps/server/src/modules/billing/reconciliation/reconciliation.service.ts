import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { addDays } from '../../../permissions/permissions.rules.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import type { RecordRepair } from '../../audit/audit.service.ts';
import {
  billingDeparturesQueue,
  billingEventsQueue,
  billingFollowUpsQueue,
  reconciliationQueue,
  referralsQueue,
} from '../billing.queues.ts';
import { listOpenEvents } from '../events/events.store.ts';
import { listDepartures, listUnfollowed } from '../leaving/leaving.store.ts';
import { listManagedAccounts } from '../state/billingAccounts.store.ts';
import type { BillingSync } from '../state/sync.service.ts';
import * as store from './reconciliation.store.ts';

const pageSize = 100;
const firstId = '00000000-0000-0000-0000-000000000000';
/** How long the results of runs are kept. */
const storedDays = 90;
/** How long an event waits for its job before the run adds another one. */
const waitingMs = 10 * 60 * 1000;

/** Compares all accounts with Stripe, and repairs what differs. */
export type Reconciliation = ReturnType<typeof createReconciliation>;

/** Adds the jobs of events and deletions that were lost, for example with a restored backup. */
async function addLostJobs(database: Database, jobs: Jobs): Promise<void> {
  await database.withSystem(async (tx) => {
    const before = new Date(Date.now() - waitingMs);
    for (const id of await listOpenEvents(tx, before)) await jobs.add(tx, billingEventsQueue, id);
    for (const id of await listDepartures(tx)) await jobs.add(tx, billingDeparturesQueue, id);
    for (const id of await listUnfollowed(tx)) await jobs.add(tx, billingFollowUpsQueue, id);
    await store.deleteRunsBefore(tx, addDays(new Date(), -storedDays));
  });
}

/** Creates the service. */
export function createReconciliation({
  database,
  jobs,
  sync,
  recordRepair,
  onFailure,
}: {
  database: Database;
  jobs: Jobs;
  sync: Pick<BillingSync, 'sync'>;
  recordRepair: RecordRepair;
  onFailure: (error: unknown) => void;
}) {
  /** Compares one account; returns whether it differed. What was repaired is in its audit log. */
  async function compare(accountId: string): Promise<boolean> {
    const { differences } = await sync.sync(accountId, recordRepair);
    // Repeats what an interrupted job may have left. No month is credited twice.
    await database.withSystem((tx) => jobs.add(tx, referralsQueue, accountId));
    return differences.length > 0;
  }

  async function compareAll(id: string): Promise<void> {
    const totals = { checked: 0, repaired: 0, failed: 0 };
    let after = firstId;
    for (;;) {
      const page = await database.withSystem((tx) => listManagedAccounts(tx, after, pageSize));
      for (const accountId of page) {
        totals.checked += 1;
        try {
          if (await compare(accountId)) totals.repaired += 1;
        } catch (error) {
          totals.failed += 1;
          onFailure(error);
        }
      }
      await database.withSystem((tx) => store.updateRun(tx, id, totals));
      const last = page.at(-1);
      if (last === undefined || page.length < pageSize) break;
      after = last;
    }
    await database.withSystem((tx) => store.updateRun(tx, id, { finished_at: new Date() }));
  }

  return {
    /** Requests a run, which starts after the response. */
    request: (): Promise<void> =>
      database.withSystem(async (tx) => {
        const id = randomUUID();
        await store.insertRun(tx, id);
        await jobs.add(tx, reconciliationQueue, id);
      }),

    /** Performs a requested run. */
    async run(id: string): Promise<JobResult> {
      await compareAll(id);
      return 'done';
    },

    /** Performs the nightly run. */
    async runNightly(): Promise<void> {
      const id = randomUUID();
      await database.withSystem((tx) => store.insertRun(tx, id));
      await addLostJobs(database, jobs);
      await compareAll(id);
    },
  };
}
