import { randomUUID } from 'node:crypto';
import type { WebhookDeliveryResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { slackMessages } from '../slack.messages.ts';
import { createSlackBody } from '../slack.rules.ts';
import { createTestBody } from '../webhook.rules.ts';
import { insertDeliveries } from '../webhooks.store.ts';
import { toDeliveryResponse } from './webhookLog.mapping.ts';
import * as store from './webhookLog.store.ts';
import { keyOf, requireDelivery, requireEndpoint } from './webhookLookup.ts';

/** Sends what a person requests: test events and repeated deliveries. */
export type ManualDeliveries = ReturnType<typeof createManualDeliveries>;

/** Creates the functions. @param wake lets the sender look for due deliveries */
export function createManualDeliveries(database: Database, wake: () => void) {
  return {
    /** Sends a test event to an endpoint, also if its circuit is open. */
    async test(ctx: RequestContext, endpointId: string): Promise<WebhookDeliveryResponse> {
      const key = keyOf(ctx, endpointId, randomUUID());
      const createdAt = new Date();
      const delivery = await database.withAccount(ctx, async (tx) => {
        const { channel, url } = await requireEndpoint(tx, ctx.accountId, endpointId);
        const isSlack = channel === 'slack';
        const body = isSlack ? createSlackBody(slackMessages.test) : createTestBody(createdAt);
        const content = { id: key.id, channel, url, body, createdAt, productId: null };
        await insertDeliveries(tx, ctx.accountId, [{ ...content, event: 'webhook.test' }]);
        await store.makeDue(tx, key, createdAt);
        return requireDelivery(tx, key);
      });
      wake();
      return toDeliveryResponse(delivery);
    },

    /** Sends a delivery again, also if the circuit of its endpoint is open. */
    async resend(
      ctx: RequestContext,
      endpointId: string,
      id: string,
    ): Promise<WebhookDeliveryResponse> {
      const key = keyOf(ctx, endpointId, id);
      const delivery = await database.withAccount(ctx, async (tx) => {
        await requireDelivery(tx, key);
        await store.makeDue(tx, key, new Date());
        return requireDelivery(tx, key);
      });
      wake();
      return toDeliveryResponse(delivery);
    },
  };
}
