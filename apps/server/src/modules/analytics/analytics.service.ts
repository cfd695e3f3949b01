import type { DownloadDetailResponse } from '@pressdock/api';
import { DOWNLOAD_DETAIL_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import * as store from './analytics.store.ts';

/** Reads download figures. */
export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

/** Creates the service. */
export function createAnalyticsService(db: Database) {
  return {
    /**
     * Returns a page of a version's downloads per day, newest first.
     * @param project the id of the account
     */
    async readDownloads(
      ctx: RequestContext,
      project: string,
      versionId: string,
      page: number,
    ): Promise<DownloadDetailResponse> {
      if (parseId(project) !== ctx.accountId) throw notFound();
      const id = parseId(versionId);
      const limit = DOWNLOAD_DETAIL_PAGE;
      const { rows, days } = await db.withAccount(ctx, async (tx) => {
        if (!(await store.ownsVersion(tx, ctx.accountId, id))) throw notFound();
        return {
          rows: await store.listDownloadDays(tx, ctx.accountId, id, {
            limit,
            offset: page * limit,
          }),
          days: await store.countDownloadDays(tx, ctx.accountId, id),
        };
      });
      return {
        data: rows.map(({ day, downloads }) => ({ created_at: day, count: Number(downloads) })),
        totalPages: Math.ceil(days / limit),
      };
    },
  };
}
