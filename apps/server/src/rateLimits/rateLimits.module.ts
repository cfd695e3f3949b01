import { expiring } from '../db/retention/retentionRule.ts';
import { defineModule } from '../module.ts';
import { deleteEndedCounts } from './rateLimits.store.ts';
import { rateLimitsTables } from './rateLimits.tables.ts';

/** The counts of rate limits that servers on the same database share. */
export const rateLimitsModule = defineModule({
  name: 'rateLimits',
  tables: rateLimitsTables,
  retention: [expiring('rate_counts', 'ends_at')],
  services: ({ database }) => database,
  // Clients have no account.
  sweeps: [{ everyMinutes: 15, run: (database) => database.withSystem(deleteEndedCounts) }],
});
