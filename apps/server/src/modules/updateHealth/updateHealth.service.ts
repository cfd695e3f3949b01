import type { OutcomeSitesResponse, ReleaseHealthResponse } from '@pressdock/api';
import { UPDATE_HEALTH, type UpdateOutcome } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../db/listCursor.rules.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { withAnalytics } from '../../permissions/withAnalytics.ts';
import * as store from './updateHealth.store.ts';

/** Reads how releases fared. */
export type UpdateHealthService = ReturnType<typeof createUpdateHealthService>;

/** The release that a call is about. `project` is the id of the account. */
export interface ReleasePath {
  project: string;
  versionId: string;
}

const toText = (date: Date | null) => date?.toISOString() ?? null;

function toResponse(row: store.ReleaseRow): ReleaseHealthResponse {
  return {
    versionId: row.id,
    version: row.version,
    releasedAt: row.created_at.toISOString(),
    computedAt: toText(row.computed_at),
    offered: row.offered ?? 0,
    downloaded: row.downloaded ?? 0,
    installed: row.installed ?? 0,
    failed: row.failed ?? 0,
    rolledBack: row.rolled_back ?? 0,
    silent: row.silent ?? 0,
    comparedWith: row.compared_version,
    confidence: row.confidence,
    isWorse: row.is_worse ?? false,
    alertedAt: toText(row.alerted_at),
  };
}

type SiteRow = Awaited<ReturnType<typeof store.listOutcomeSites>>[number];

const toSite = (row: SiteRow): OutcomeSitesResponse['sites'][number] => ({
  domain: row.is_consenting ? row.host : null,
  at: row.at.toISOString(),
  previousVersion: row.previous_version,
  currentVersion: row.installed_version,
  wordpress: row.wordpress_version,
  php: row.php_version,
  mysql: row.mysql_version,
  language: row.language,
});

/** Creates the service. */
export function createUpdateHealthService(db: Database) {
  async function findRelease(tx: AccountTransaction, accountId: string, versionId: string) {
    const release = await store.findRelease(tx, accountId, parseId(versionId));
    if (!release) throw notFound();
    return release;
  }

  return {
    /** Returns the health of a product's newest releases, newest first. */
    list: (ctx: RequestContext, project: string, productId: string) =>
      withAnalytics(db, ctx, project, async (tx) => {
        const id = parseId(productId);
        if (!(await store.ownsProduct(tx, ctx.accountId, id))) throw notFound();
        return (await store.listReleases(tx, ctx.accountId, id)).map(toResponse);
      }),

    /** Returns the health of a release. */
    read: (ctx: RequestContext, { project, versionId }: ReleasePath) =>
      withAnalytics(db, ctx, project, async (tx) =>
        toResponse(await findRelease(tx, ctx.accountId, versionId)),
      ),

    /** Returns a page of the sites with an outcome; the first page also says what they have in common. */
    listSites: (
      ctx: RequestContext,
      { project, versionId }: ReleasePath,
      { outcome, cursor }: { outcome: UpdateOutcome; cursor?: string | undefined },
    ): Promise<OutcomeSitesResponse> =>
      withAnalytics(db, ctx, project, async (tx) => {
        const release = await findRelease(tx, ctx.accountId, versionId);
        const after = decodeCursor(cursor);
        const query = { versionId: release.id, outcome, ...(after && { after }) };
        const rows = await store.listOutcomeSites(tx, ctx.accountId, query);
        const page = rows.slice(0, UPDATE_HEALTH.page);
        const last = rows.length > page.length ? page.at(-1) : undefined;
        const { failed, rolledBack, silent } = toResponse(release);
        return {
          sites: page.map(toSite),
          total: { failed, rolledBack, silent }[outcome],
          shared: after ? [] : (release.shared?.[outcome] ?? []),
          nextCursor: last ? encodeCursor(last.cursor) : null,
        };
      }),
  };
}
