import { readStats, type StatsResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { type App, contextOf } from '../../http.ts';
import {
  countItems,
  countUpdateChecks,
  countVersions,
  findLastUpdateCheck,
} from './stats.store.ts';

function midnightUtc(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

function readFigures(database: Database, ctx: RequestContext): Promise<StatsResponse> {
  return database.withAccount(ctx, async (tx) => {
    const today = midnightUtc(new Date());
    const last = await findLastUpdateCheck(tx, ctx.accountId);
    return {
      ...(await countItems(tx, ctx.accountId)),
      ...(await countVersions(tx, ctx.accountId)),
      updateChecksToday: await countUpdateChecks(tx, ctx.accountId, today),
      lastUpdateCheckAt: last?.toISOString() ?? null,
    };
  });
}

/** Mounts the figures of the dashboard's home. */
export function statsRoutes(app: App, { database }: { database: Database }): void {
  app.route({ ...readStats, handler: (request) => readFigures(database, contextOf(request)) });
}
