import type { StatsResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  countProducts,
  countUpdateChecks,
  countVersions,
  findLastUpdateCheck,
} from './stats.store.ts';

/** Reads the figures of an account. */
export type StatsService = ReturnType<typeof createStatsService>;

/** Creates the service. */
export function createStatsService(database: Database) {
  return {
    /** Returns the figures of the dashboard's home page. */
    read: (ctx: RequestContext): Promise<StatsResponse> =>
      database.withAccount(ctx, async (tx) => {
        const today = new Date().toISOString().slice(0, 10);
        const last = await findLastUpdateCheck(tx, ctx.accountId);
        return {
          ...(await countProducts(tx, ctx.accountId)),
          ...(await countVersions(tx, ctx.accountId)),
          updateChecksToday: await countUpdateChecks(tx, ctx.accountId, today),
          lastUpdateCheckAt: last?.toISOString() ?? null,
        };
      }),
  };
}
