import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import * as store from './webhookLog.store.ts';

/** Returns an endpoint of an account. Throws if there is none with this id. */
export async function requireEndpoint(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<store.EndpointRow> {
  const [endpoint] = await store.listEndpoints(tx, accountId, parseId(id));
  if (!endpoint) throw notFound();
  return endpoint;
}

/** Returns the key of a delivery. Throws for ids that nothing can have. */
export function keyOf(ctx: RequestContext, endpointId: string, id: string): store.DeliveryKey {
  return { accountId: ctx.accountId, endpointId: parseId(endpointId), id: parseId(id) };
}

/** Returns a delivery. Throws if there is none with this key. */
export async function requireDelivery(tx: AccountTransaction, key: store.DeliveryKey) {
  const delivery = await store.findDelivery(tx, key);
  if (!delivery) throw notFound();
  return delivery;
}
