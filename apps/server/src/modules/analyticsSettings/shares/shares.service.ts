import { randomUUID } from 'node:crypto';
import type { CreatedShareResponse, SharedAnalyticsResponse, ShareResponse } from '@pressdock/api';
import { ANALYTICS_SHARE_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { createToken, hashToken } from '../../../identity/token.ts';
import { withAnalytics } from '../../../permissions/withAnalytics.ts';
import type {
  SharedFigures,
  SharedSelection,
} from '../../analytics/shared/sharedFigures.service.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { maskRareValues } from './shareable.rules.ts';
import * as store from './shares.store.ts';

/** The dependencies of the service. */
export interface SharesDependencies {
  database: Database;
  /** This server's URL, without a trailing slash. */
  publicUrl: string;
  /** Reads the figures; undefined if the day has no data. */
  readFigures(selection: SharedSelection): Promise<SharedFigures | undefined>;
}

/** The fields of a new link. */
export interface NewShare {
  product: string;
  name: string;
  date: string | null;
  comparedDate: string | null;
  filters: string[];
}

/** Creates, lists, revokes and follows links that share analytics. */
export type SharesService = ReturnType<typeof createShares>;

/** Creates the service. `project` is the id of the account in the path of a call. */
export function createShares({ database, publicUrl, readFigures }: SharesDependencies) {
  return {
    /** Returns the links, newest first, without their URLs. */
    async list(ctx: RequestContext, project: string): Promise<ShareResponse[]> {
      const rows = await withAnalytics(database, ctx, project, (tx) =>
        store.listShares(tx, ctx.accountId),
      );
      return rows.map(toShare);
    },

    /** Creates a link. The response is the only place that contains its URL. */
    async create(
      ctx: RequestContext,
      project: string,
      { product, name, date, comparedDate, filters }: NewShare,
    ): Promise<CreatedShareResponse> {
      const productId = parseId(product);
      const token = createToken();
      const share = await withAnalytics(database, ctx, project, async (tx) => {
        await store.lockAccount(tx, ctx.accountId);
        const productName = await store.findProductName(tx, ctx.accountId, productId);
        if (productName === undefined) throw notFound();
        const count = await store.countShares(tx, ctx.accountId);
        if (count >= ANALYTICS_SHARE_LIMITS.perAccount) {
          throw conflict(analyticsSettingsMessages.shareLimit);
        }
        const row = await store.insertShare(tx, {
          id: randomUUID(),
          account_id: ctx.accountId,
          item_id: productId,
          name,
          token_hash: hashToken(token),
          day: date,
          compared_day: comparedDate,
          filters,
        });
        return toShare({ ...row, product_name: productName });
      });
      return { ...share, url: `${publicUrl}/shared-analytics/${token}` };
    },

    /** Revokes a link. It stops working at once. */
    async revoke(ctx: RequestContext, project: string, shareId: string): Promise<void> {
      const id = parseId(shareId);
      const isDeleted = await withAnalytics(database, ctx, project, (tx) =>
        store.deleteShare(tx, ctx.accountId, id),
      );
      if (!isDeleted) throw notFound();
    },

    /**
     * Returns what a link shares. The error is the same for an unknown and a revoked link, an account
     * that is not active or has no analytics plan, and a day without data.
     */
    async follow(token: string): Promise<SharedAnalyticsResponse> {
      // The request has no session, so the transaction is not scoped by an account.
      const shared = await database.withSystem((tx) => store.findShared(tx, hashToken(token)));
      if (!shared) throw notFound();
      const { name, product_name: productName, filters } = shared;
      const figures = await readFigures({
        accountId: shared.account_id,
        productId: shared.item_id,
        day: shared.day,
        comparedDay: shared.compared_day,
        filters,
      });
      if (!figures) throw notFound();
      const { day, compared, versionTable, growth } = figures;
      return {
        ...{ name, productName, filters, versionTable, growth },
        day: maskDay(day),
        compared: compared && maskDay(compared),
      };
    },
  };
}

function maskDay(day: SharedFigures['day']): SharedFigures['day'] {
  const values = day.values.map((entry) => ({
    ...entry,
    data: maskRareValues(entry.fact, entry.data),
  }));
  return { ...day, values };
}

function toShare(row: Row<'analytics_shares'> & { product_name: string }): ShareResponse {
  return {
    _id: row.id,
    product: row.item_id,
    productName: row.product_name,
    name: row.name,
    date: row.day,
    comparedDate: row.compared_day,
    filters: row.filters,
    createdAt: row.created_at.toISOString(),
  };
}
