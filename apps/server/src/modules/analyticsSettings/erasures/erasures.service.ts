import { randomUUID } from 'node:crypto';
import { analyticsValidation, type ErasureResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { invalid } from '../../../errors.ts';
import { requireProject } from '../../../permissions/withAnalytics.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import { normalizeDomain } from '../../../wordpress/siteDomain.ts';
import type { ErasedSites } from '../../sites/recording/erasedSites.service.ts';
import type { DeriveSiteKey } from '../../sites/report/siteKey.ts';
import * as store from './erasures.store.ts';

/** The receipts that are listed, and those that an account stores. */
export const RECEIPTS = { listed: 500, stored: 10_000 } as const;

/** The dependencies of the service. */
export interface ErasuresDependencies {
  database: Database;
  sealer: Pick<Sealer, 'digest'>;
  deriveKey: DeriveSiteKey;
  erasedSites: ErasedSites;
  /** Writes the update checks that this server holds in memory. */
  flushQueues(): Promise<void>;
  /** Counts a day of a product again. */
  rollUpDay(day: { item_id: string; day: string }): Promise<unknown>;
  logFailure(error: unknown): void;
}

/** Erases domains and lists the receipts. */
export type ErasuresService = ReturnType<typeof createErasures>;

/** Creates the service. Accounts without an analytics plan can erase domains, too. */
export function createErasures(dependencies: ErasuresDependencies) {
  const { database, deriveKey, erasedSites, flushQueues } = dependencies;
  let isClosed = false;
  /** Ends with the last day that was touched. */
  let counting = Promise.resolve();
  return {
    /** Ends the counting of days. The days that are left are counted by the next rollup. */
    close(): Promise<void> {
      isClosed = true;
      return counting;
    },

    /** Returns the receipts, newest first. */
    async list(ctx: RequestContext, project: string): Promise<ErasureResponse[]> {
      requireProject(ctx, project);
      const rows = await database.withAccount(ctx, (tx) =>
        store.listReceipts(tx, ctx.accountId, RECEIPTS.listed),
      );
      return rows.map(toReceipt);
    },

    /**
     * Erases everything that the analytics and the log of license checks contain of a domain, and returns
     * a receipt. It runs one transaction per day, so repeating an interrupted call completes it.
     */
    async erase(ctx: RequestContext, project: string, domain: string): Promise<ErasureResponse> {
      requireProject(ctx, project);
      const host = normalizeDomain(domain);
      if (host === undefined) throw invalidDomain();
      await flushQueues();
      const { accountId } = ctx;
      const root = deriveKey({ host, path: '' });
      const known = await database.withAccount(ctx, (tx) =>
        store.findSiteKeys(tx, accountId, host),
      );
      const keys = new Set([...known, root]);
      await erasedSites.stopWriting(accountId, [...keys]);
      const days = await database.withAccount(ctx, (tx) => store.listDays(tx, accountId));
      let siteDays = 0;
      let size: number;
      do {
        size = keys.size;
        for (const day of days) {
          const deleted = await eraseDay(ctx, day, { accountId, host, keys: [...keys] });
          siteDays += deleted.length;
          // On other days, the same site may be stored without its domain.
          for (const { key } of deleted) keys.add(key);
          countAgain(day, deleted);
        }
      } while (keys.size > size);
      return finish(dependencies, ctx, { accountId, host, keys: [...keys] }, siteDays);
    },
  };

  /** Counts the touched days one after the other, while the response is sent. */
  function countAgain(day: string, deleted: readonly { item_id: string }[]): void {
    for (const item_id of new Set(deleted.map((row) => row.item_id))) {
      counting = counting
        .then(async () => {
          if (!isClosed) await dependencies.rollUpDay({ item_id, day });
        })
        .catch(dependencies.logFailure);
    }
  }

  function eraseDay(ctx: RequestContext, day: string, sites: store.ErasedSites) {
    return database.withAccount(ctx, async (tx) => {
      await erasedSites.lock(tx, ctx.accountId);
      const deleted = await store.deleteSiteDays(tx, day, sites);
      const products = [...new Set(deleted.map(({ item_id }) => item_id))];
      if (products.length > 0) await store.deleteSnapshots(tx, ctx.accountId, day, products);
      return deleted;
    });
  }
}

/** Deletes the rest of the sites and stores the receipt. A repeated call returns the earlier one. */
function finish(
  { database, sealer, erasedSites }: ErasuresDependencies,
  ctx: RequestContext,
  sites: store.ErasedSites,
  siteDays: number,
): Promise<ErasureResponse> {
  const { accountId } = ctx;
  const reference = sealer.digest(`erasure ${accountId} ${sites.host}`);
  return database.withAccount(ctx, async (tx) => {
    await erasedSites.lock(tx, accountId);
    const rows = {
      sites: await store.deleteSites(tx, sites),
      siteDays,
      updates: await store.deleteSiteReleases(tx, sites),
      decisions: await store.deleteDecisions(tx, accountId, sites.host),
    };
    const isEmpty = Object.values(rows).every((count) => count === 0);
    const earlier = isEmpty ? await store.findReceipt(tx, accountId, reference) : undefined;
    if (earlier) return toReceipt(earlier);
    const receipt = await store.insertReceipt(tx, {
      id: randomUUID(),
      account_id: accountId,
      reference,
      erased_by: ctx.actorName,
      rows: JSON.stringify(rows),
    });
    await store.deleteOldReceipts(tx, accountId, RECEIPTS.stored);
    return toReceipt(receipt);
  });
}

function invalidDomain() {
  const message = analyticsValidation.domainInvalid;
  return invalid(message, { domain: message });
}

function toReceipt(row: Row<'domain_erasures'>): ErasureResponse {
  const { sites = 0, siteDays = 0, updates = 0, decisions = 0 } = row.rows;
  return {
    _id: row.id,
    reference: row.reference,
    erasedAt: row.erased_at.toISOString(),
    erasedBy: row.erased_by,
    rows: { sites, siteDays, updates, decisions },
  };
}
