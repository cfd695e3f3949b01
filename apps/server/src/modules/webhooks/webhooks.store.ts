import type { WebhookEvent } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { WebhookProduct } from './webhook.rules.ts';
import type { Channel } from './webhooks.tables.ts';

type AnyTransaction = AccountTransaction | SystemTransaction;

/** The product of an event, and who is notified of it. */
export interface Receivers {
  product: WebhookProduct | null;
  /** Webhook URLs, each once. */
  urls: string[];
  hasSlack: boolean;
}

/** Adds an endpoint for each URL of the account's products, and for its Slack channel. */
export async function addEndpoints(tx: AnyTransaction, accountId: string): Promise<void> {
  await sql`insert into webhook_endpoints (account_id, channel, url)
    select distinct ${accountId}::uuid, 'webhook', url from items
      cross join lateral jsonb_array_elements_text(webhook_urls) as url
      where account_id = ${accountId}
    union all select ${accountId}::uuid, 'slack', '' from account_secrets
      where account_id = ${accountId} and name = 'slackUrl'
    on conflict (account_id, channel, md5(url)) do nothing`.execute(tx);
}

/** Returns who is notified of an event of a product; of `null`: the receivers of all products. */
export async function findReceivers(
  tx: AnyTransaction,
  accountId: string,
  productId: string | null,
): Promise<Receivers> {
  const { rows } = await sql<{ product: WebhookProduct | null; url: string | null }>`
    select case when ${productId}::uuid is not null then jsonb_build_object('id', items.id,
      'kind', items.kind, 'name', items.name, 'slug', items.slug) end as product, url
    from items left join lateral jsonb_array_elements_text(webhook_urls) as url on true
    where account_id = ${accountId} and (${productId}::uuid is null or items.id = ${productId})
    order by created_at, items.id`.execute(tx);
  const slack = await tx
    .selectFrom('account_secrets')
    .select('name')
    .where('account_id', '=', accountId)
    .where('name', '=', 'slackUrl')
    .executeTakeFirst();
  const urls = new Set(rows.flatMap(({ url }) => (url === null ? [] : [url])));
  return { product: rows[0]?.product ?? null, urls: [...urls], hasSlack: slack !== undefined };
}

/** A delivery to queue. The URL of the Slack channel is blank. */
export interface NewDelivery {
  id: string;
  channel: Channel;
  url: string;
  productId: string | null;
  event: WebhookEvent;
  body: string;
  createdAt: Date;
}

/** Queues deliveries, and adds endpoints for new URLs. */
export async function insertDeliveries(
  tx: AnyTransaction,
  accountId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = JSON.stringify(deliveries);
  const queued = sql`jsonb_to_recordset(${rows}::jsonb) as queued(id uuid, channel text, url text,
    "productId" uuid, event text, body text, "createdAt" timestamptz)`;
  await sql`insert into webhook_endpoints (account_id, channel, url)
    select distinct ${accountId}::uuid, channel, url from ${queued}
    on conflict (account_id, channel, md5(url)) do nothing`.execute(tx);
  await sql`insert into webhook_deliveries (id, account_id, endpoint_id, item_id, event, body,
      next_attempt_at, created_at)
    select queued.id, ${accountId}::uuid, endpoint.id, queued."productId", queued.event, queued.body,
      queued."createdAt", queued."createdAt"
    from ${queued} join webhook_endpoints endpoint on endpoint.account_id = ${accountId}
      and endpoint.channel = queued.channel and md5(endpoint.url) = md5(queued.url)`.execute(tx);
}
