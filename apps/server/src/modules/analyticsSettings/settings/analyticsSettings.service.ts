import type { AnalyticsSettingsResponse, CollectedFieldsResponse } from '@pressdock/api';
import {
  COLLECTED_FIELDS,
  type CollectedField,
  DEFAULT_FIELDS,
  SITE_DAY_RETENTION,
} from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import { parseId } from '../../../identity/ids.ts';
import { withAnalytics } from '../../../permissions/withAnalytics.ts';
import { uncollectedFacts } from '../../sites/recording/siteFacts.ts';
import * as store from './analyticsSettings.store.ts';

/** Reads and saves what an account stores of its sites, and for how long. */
export type AnalyticsSettingsService = ReturnType<typeof createAnalyticsSettings>;

/** Creates the service. `project` is the id of the account in the path of a call. */
export function createAnalyticsSettings(database: Database, events: Pick<Events, 'announce'>) {
  return {
    /** Returns the retention of daily records. */
    async read(ctx: RequestContext, project: string): Promise<AnalyticsSettingsResponse> {
      const retentionDays = await withAnalytics(database, ctx, project, (tx) =>
        store.readRetention(tx, ctx.accountId),
      );
      return { retentionDays: retentionDays ?? SITE_DAY_RETENTION[0] };
    },

    /** Saves the retention. Older records are deleted by the next clean-up. */
    async save(
      ctx: RequestContext,
      project: string,
      { retentionDays }: AnalyticsSettingsResponse,
    ): Promise<AnalyticsSettingsResponse> {
      await withAnalytics(database, ctx, project, (tx) =>
        store.saveRetention(tx, ctx.accountId, retentionDays),
      );
      return { retentionDays };
    },

    /** Returns the optional fields that a product collects of consenting sites. */
    async readFields(
      ctx: RequestContext,
      project: string,
      product: string,
    ): Promise<CollectedFieldsResponse> {
      const productId = parseId(product);
      const found = await withAnalytics(database, ctx, project, (tx) =>
        store.findCollectedFields(tx, ctx.accountId, productId),
      );
      if (!found) throw notFound();
      return { fields: found.fields ?? [...DEFAULT_FIELDS] };
    },

    /**
     * Saves the optional fields. They apply to the checks from then on; other values of sites are forgotten,
     * and those of their daily records end with the retention.
     */
    async saveFields(
      ctx: RequestContext,
      project: string,
      product: string,
      requested: readonly CollectedField[],
    ): Promise<CollectedFieldsResponse> {
      const productId = parseId(product);
      const fields = COLLECTED_FIELDS.filter((field) => requested.includes(field));
      await withAnalytics(database, ctx, project, async (tx) => {
        if (!(await store.lockProduct(tx, ctx.accountId, productId))) throw notFound();
        await store.saveCollectedFields(tx, ctx.accountId, productId, fields);
        await store.forgetFields(tx, ctx.accountId, productId, uncollectedFacts(fields));
      });
      events.announce('productChanged', { productId });
      return { fields };
    },
  };
}
