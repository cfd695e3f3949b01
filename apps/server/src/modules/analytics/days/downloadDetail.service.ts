import type { DownloadDetailResponse } from '@pressdock/api';
import { DOWNLOAD_DETAIL_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { requireProject } from '../../../permissions/withAnalytics.ts';
import * as store from './downloadDetail.store.ts';

/** Returns a page of a version's downloads per day, newest first. No analytics plan is needed. */
export type ReadDownloadDetail = ReturnType<typeof createDownloadDetail>;

/** Creates the function. */
export function createDownloadDetail(db: Database) {
  return async (
    ctx: RequestContext,
    { project, versionId, page }: { project: string; versionId: string; page: number },
  ): Promise<DownloadDetailResponse> => {
    requireProject(ctx, project);
    const id = parseId(versionId);
    const limit = DOWNLOAD_DETAIL_PAGE;
    const { rows, days } = await db.withAccount(ctx, async (tx) => {
      if (!(await store.ownsVersion(tx, ctx.accountId, id))) throw notFound();
      const part = { limit, offset: page * limit };
      return {
        rows: await store.listDownloadDays(tx, ctx.accountId, id, part),
        days: await store.countDownloadDays(tx, ctx.accountId, id),
      };
    });
    return {
      data: rows.map(({ day, downloads }) => ({ created_at: day, count: Number(downloads) })),
      totalPages: Math.ceil(days / limit),
    };
  };
}
