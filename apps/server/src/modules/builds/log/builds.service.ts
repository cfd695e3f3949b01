import type { BuildResponse, BuildStatus, ProductKind } from '@pressdock/api';
import { BUILD_LOG } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../db/listCursor.rules.ts';
import { notFound } from '../../../errors.ts';
import { isId, parseId } from '../../../identity/ids.ts';
import * as store from './buildLog.store.ts';
import { toBuildResponse, toTextLine } from './builds.mapping.ts';
import { listLines } from './lines.store.ts';

/** Lists builds and reads their logs. */
export type BuildsService = ReturnType<typeof createBuildsService>;

/** Which builds to list. Without a product, those of all products. */
export interface ListBuildsRequest {
  product?: { kind: ProductKind; id: string };
  status?: BuildStatus | undefined;
  after?: string | undefined;
}

/** Lines of a log that are read at once. */
const linesPerRead = 1000;

/** Returns a build. @throws if the account does not have it */
export async function requireBuild(
  tx: AccountTransaction,
  { accountId }: RequestContext,
  id: string,
): Promise<store.ListedBuild> {
  const row = isId(id) ? await store.findBuild(tx, accountId, id) : undefined;
  if (!row) throw notFound();
  return row;
}

/** Creates the service. */
export function createBuildsService(db: Database) {
  return {
    /** Returns a page of builds, newest first, and the cursor of the next page. */
    async list(
      ctx: RequestContext,
      { product, status, after }: ListBuildsRequest,
    ): Promise<{ results: BuildResponse[]; next: string | undefined }> {
      const cursor = decodeCursor(after);
      const itemId = product && parseId(product.id);
      const rows = await db.withAccount(ctx, async (tx) => {
        const { accountId } = ctx;
        if (product && itemId !== undefined) {
          const isOwned = await store.hasProduct(tx, accountId, { kind: product.kind, itemId });
          if (!isOwned) throw notFound();
        }
        return store.listBuilds(tx, accountId, { itemId, status }, cursor);
      });
      const page = rows.slice(0, BUILD_LOG.page);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return { results: page.map(toBuildResponse), next: last && encodeCursor(last.cursor) };
    },

    async read(ctx: RequestContext, id: string): Promise<BuildResponse> {
      return toBuildResponse(await db.withAccount(ctx, (tx) => requireBuild(tx, ctx, id)));
    },

    /** Returns the log as a text file. */
    async readLog(ctx: RequestContext, id: string): Promise<string> {
      const parts: string[] = [];
      for (let after = 0; ; ) {
        const lines = await db.withAccount(ctx, async (tx) => {
          const build = await requireBuild(tx, ctx, id);
          return listLines(tx, build, { after, limit: linesPerRead });
        });
        parts.push(...lines.map(toTextLine));
        after = lines.at(-1)?.n ?? after;
        if (lines.length < linesPerRead) return parts.join('');
      }
    },

    /** Deletes builds of all accounts beyond the limits of the log. */
    prune: (now = new Date()): Promise<void> =>
      db.withSystem((tx) => store.deleteOldBuilds(tx, now)),
  };
}
