import type {
  DeliveryDetailResponse,
  DeliveryListResponse,
  WebhookEndpointResponse,
} from '@pressdock/api';
import { WEBHOOK_LOG } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../db/listCursor.rules.ts';
import { deleteFinished, giveUpWaiting } from './pruning.store.ts';
import { toDeliveryDetail, toDeliveryResponse, toEndpointResponse } from './webhookLog.mapping.ts';
import * as store from './webhookLog.store.ts';
import { keyOf, requireDelivery, requireEndpoint } from './webhookLookup.ts';

/** The log of webhooks: endpoints, deliveries and attempts. */
export type WebhookLog = ReturnType<typeof createWebhookLog>;

/** Creates the service. */
export function createWebhookLog(database: Database) {
  return {
    /** Returns the endpoints of an account, by URL. */
    async list(ctx: RequestContext): Promise<WebhookEndpointResponse[]> {
      const rows = await database.withAccount(ctx, (tx) => store.listEndpoints(tx, ctx.accountId));
      const now = new Date();
      return rows.map((row) => toEndpointResponse(row, now));
    },

    async read(ctx: RequestContext, id: string): Promise<WebhookEndpointResponse> {
      const row = await database.withAccount(ctx, (tx) => requireEndpoint(tx, ctx.accountId, id));
      return toEndpointResponse(row, new Date());
    },

    /** Returns a page of an endpoint's deliveries, newest first. */
    async listDeliveries(
      ctx: RequestContext,
      id: string,
      after: string | undefined,
    ): Promise<DeliveryListResponse> {
      const cursor = decodeCursor(after);
      const rows = await database.withAccount(ctx, async (tx) => {
        const { id: endpointId } = await requireEndpoint(tx, ctx.accountId, id);
        return store.listDeliveries(tx, { accountId: ctx.accountId, endpointId }, cursor);
      });
      const page = rows.slice(0, WEBHOOK_LOG.page);
      const last = rows.length > page.length ? page.at(-1) : undefined;
      return {
        results: page.map(toDeliveryResponse),
        next: last ? encodeCursor(last.cursor) : null,
      };
    },

    async readDelivery(
      ctx: RequestContext,
      endpointId: string,
      id: string,
    ): Promise<DeliveryDetailResponse> {
      const key = keyOf(ctx, endpointId, id);
      return database.withAccount(ctx, async (tx) => {
        const delivery = await requireDelivery(tx, key);
        return toDeliveryDetail(delivery, await store.listAttempts(tx, key));
      });
    },

    /** Gives up and deletes deliveries of all accounts beyond the limits of the log. */
    prune: (now = new Date()): Promise<void> =>
      database.withSystem(async (tx) => {
        await giveUpWaiting(tx, now);
        await deleteFinished(tx, now);
      }),
  };
}
