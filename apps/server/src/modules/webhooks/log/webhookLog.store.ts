import type { DeliveryStatus, ProductKind, WebhookEvent } from '@pressdock/api';
import { WEBHOOK_LOG } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { ListCursor } from '../../../db/listCursor.rules.ts';
import { type CursorColumns, isAfterCursor, selectCursor } from '../../../db/listCursor.ts';
import type { Row } from '../../../db/schema.ts';
import type { Channel } from '../webhooks.tables.ts';

const status = sql<DeliveryStatus>`case when d.next_attempt_at is not null then 'waiting'
  when d.delivered_at is not null then 'delivered' else 'failed' end`;

/** An endpoint with its products, the number of waiting deliveries, and the latest delivery. */
export interface EndpointRow {
  id: string;
  channel: Channel;
  url: string;
  paused_until: Date | null;
  products: { _id: string; name: string; kind: ProductKind }[];
  is_in_use: boolean;
  waiting: number;
  last: { _id: string; event: WebhookEvent; status: DeliveryStatus; createdAt: string } | null;
}

/** Returns the endpoints of an account, by URL, or only the one with an id. */
export async function listEndpoints(
  tx: AccountTransaction,
  accountId: string,
  id: string | null = null,
): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select e.id, e.channel, e.url, e.paused_until, products.list as products,
      products.list <> '[]'::jsonb or (e.channel = 'slack' and exists (select from account_secrets
        where account_id = e.account_id and name = 'slackUrl')) as is_in_use,
      (select count(*)::integer from (select 1 from webhook_deliveries d where d.endpoint_id = e.id
        and d.next_attempt_at is not null limit ${WEBHOOK_LOG.waitingShown}) as waiting) as waiting,
      (select jsonb_build_object('_id', d.id, 'event', d.event, 'status', ${status},
        'createdAt', d.created_at) from webhook_deliveries d
        where d.endpoint_id = e.id order by d.created_at desc, d.id desc limit 1) as last
    from webhook_endpoints e cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('_id', id, 'name', name, 'kind', kind)
        order by name, id), '[]'::jsonb) as list from items
      where account_id = e.account_id and e.channel = 'webhook'
        and webhook_urls @> to_jsonb(e.url)) as products
    where e.account_id = ${accountId} and (${id}::uuid is null or e.id = ${id})
    order by e.channel desc, e.url, e.id`.execute(tx);
  return rows;
}

const cursorColumns: CursorColumns = { time: sql`d.created_at`, id: sql`d.id` };

/** Selects an account's deliveries to an endpoint with their products. */
function selectDeliveries(tx: AccountTransaction, accountId: string, endpointId: string) {
  return tx
    .selectFrom('webhook_deliveries as d')
    .leftJoin('items', 'items.id', 'd.item_id')
    .select(['d.id', 'd.event', 'd.attempts', 'd.last_status', 'd.last_failure', 'd.created_at'])
    .select([
      'd.next_attempt_at',
      'd.delivered_at',
      'items.id as item_id',
      'items.name as item_name',
    ])
    .select(sql<ProductKind | null>`items.kind`.as('item_kind'))
    .select([status.as('status'), selectCursor(cursorColumns).as('cursor')])
    .where('d.account_id', '=', accountId)
    .where('d.endpoint_id', '=', endpointId);
}

/** A delivery with its product. */
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Returns a page of deliveries, newest first, and one more if there is a next page. */
export function listDeliveries(
  tx: AccountTransaction,
  { accountId, endpointId }: { accountId: string; endpointId: string },
  after: ListCursor | undefined,
) {
  return selectDeliveries(tx, accountId, endpointId)
    .where(isAfterCursor(cursorColumns, after))
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(WEBHOOK_LOG.page + 1)
    .execute();
}

/** Identifies a delivery. */
export interface DeliveryKey {
  accountId: string;
  endpointId: string;
  id: string;
}

/** Returns a delivery with its body. */
export function findDelivery(tx: AccountTransaction, { accountId, endpointId, id }: DeliveryKey) {
  return selectDeliveries(tx, accountId, endpointId)
    .select('d.body')
    .where('d.id', '=', id)
    .executeTakeFirst();
}

/** Returns the attempts of a delivery, newest first. */
export function listAttempts(
  tx: AccountTransaction,
  { accountId, id }: DeliveryKey,
): Promise<Row<'webhook_attempts'>[]> {
  return tx
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('delivery_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** Makes a delivery due now, also if the circuit of its endpoint is open. */
export async function makeDue(
  tx: AccountTransaction,
  { accountId, id }: DeliveryKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now, is_manual: true })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
