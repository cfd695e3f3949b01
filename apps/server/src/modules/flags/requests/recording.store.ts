import { FLAG_DAYS, FLAG_RECORDING } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/** When an identifier fetched the flags of a product. */
export interface RecordedRequest {
  product_id: string;
  identifier: string;
  at: string;
}

/** Requests to store. Every product of them is one of `products`, with the time of its last request. */
export interface RequestBatch {
  requests: readonly RecordedRequest[];
  products: ReadonlyMap<string, string>;
}

/** A product of a batch, and how many new identifiers it and its account may still store in this hour. */
interface ProductRoom {
  product_id: string;
  account_id: string | null;
  room: number;
  account_room: number;
}

const rowsOf = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${sql.raw(columns)})`;

/**
 * Stores who requested flags, and how far the changes of the flags have reached. Requests for deleted
 * products are skipped. Repeating a batch counts nobody twice.
 * @param now decides in which hour new identifiers are limited
 */
export async function recordRequests(
  tx: SystemTransaction,
  { requests, products }: RequestBatch,
  now: Date,
): Promise<void> {
  const hour = new Date(new Date(now).setUTCMinutes(0, 0, 0));
  const known = await updateProducts(tx, products, hour);
  if (known.length === 0 || requests.length === 0) return;
  const added = await storeIdentifiers(tx, requests, await findRoom(tx, known, hour));
  if (added.length === 0) return;
  await sql`update feature_flag_products p set hour_users = p.hour_users + r.added
    from ${rowsOf(added, 'product_id uuid, added integer')} where p.id = r.product_id`.execute(tx);
}

/** Locks the products, so that one process at a time stores their identifiers, and returns them. */
async function updateProducts(
  tx: SystemTransaction,
  products: RequestBatch['products'],
  hour: Date,
) {
  const rows = [...products].map(([id, at]) => ({ id, at }));
  const sent = rowsOf(rows, 'id uuid, at timestamptz');
  // In order, to prevent deadlocks.
  await sql`select p.id from feature_flag_products p join ${sent} on r.id = p.id
    order by p.id for no key update of p`.execute(tx);
  const { rows: known } = await sql<{
    product_id: string;
    account_id: string | null;
    hour_users: number;
  }>`
    update feature_flag_products p set last_requested_at = greatest(p.last_requested_at, r.at),
      hour = ${hour}, hour_users = case when p.hour = ${hour} then p.hour_users else 0 end
    from ${sent} where p.id = r.id
    returning p.id as product_id, p.account_id, p.hour_users`.execute(tx);
  return known;
}

/** Adds how many new identifiers may be stored in this hour. */
async function findRoom(
  tx: SystemTransaction,
  products: readonly { product_id: string; account_id: string | null; hour_users: number }[],
  hour: Date,
): Promise<ProductRoom[]> {
  const accountIds = [...new Set(products.flatMap(({ account_id }) => account_id ?? []))];
  const { rows } = await sql<{ account_id: string; users: number }>`
    select account_id, sum(hour_users)::integer as users from feature_flag_products
    where account_id = any(${`{${accountIds.join()}}`}::uuid[]) and hour = ${hour}
    group by account_id`.execute(tx);
  const used = new Map(rows.map(({ account_id, users }) => [account_id, users]));
  const { newPerProductAndHour, newPerAccountAndHour } = FLAG_RECORDING;
  return products.map(({ product_id, account_id, hour_users }) => ({
    product_id,
    account_id,
    room: newPerProductAndHour - hour_users,
    account_room: newPerAccountAndHour - (used.get(account_id ?? '') ?? 0),
  }));
}

/**
 * Stores identifiers with their last requests, and counts them for each change that they fetched with it.
 * A new identifier has fetched all changes. Returns how many new ones each product has.
 */
async function storeIdentifiers(
  tx: SystemTransaction,
  requests: readonly RecordedRequest[],
  rooms: readonly ProductRoom[],
): Promise<{ product_id: string; added: number }[]> {
  const { rows } = await sql<{ product_id: string; added: number }>`
    with rooms as (
      select * from ${rowsOf(rooms, 'product_id uuid, account_id uuid, room integer, account_room integer')}),
    known as (
      select rooms.*, r.identifier, r.at, u.last_requested_at as earlier
      from ${rowsOf(requests, 'product_id uuid, identifier text, at timestamptz')}
      join rooms using (product_id)
      left join feature_flag_users u using (product_id, identifier)),
    ranked as (
      select known.*,
        row_number() over (partition by product_id, earlier is null order by identifier) as rank,
        row_number() over (partition by account_id, earlier is null order by identifier) as account_rank
      from known),
    stored as (
      insert into feature_flag_users as u (product_id, account_id, identifier, last_requested_at)
      select product_id, account_id, identifier, at from ranked
      where earlier is not null or (rank <= room and account_rank <= account_room)
      order by product_id, identifier
      on conflict (product_id, identifier) do update set last_requested_at = excluded.last_requested_at
      where excluded.last_requested_at > u.last_requested_at
      returning product_id, identifier),
    fetched as (
      select product_id, at, earlier, count(*)::integer as identifiers
      from stored join known using (product_id, identifier)
      group by product_id, at, earlier),
    reached as (
      insert into feature_flag_reach as r (change_id, account_id, period, identifiers)
      select c.id, c.account_id, case when f.at < c.changed_at + interval '2 days'
          then date_bin('10 minutes', f.at, timestamptz 'epoch')
          else date_trunc('day', f.at, 'UTC') end as period, sum(f.identifiers)
      from fetched f join feature_flag_changes c on c.product_id = f.product_id
        and c.changed_at > coalesce(f.earlier, '-infinity') and c.changed_at <= f.at
        and c.changed_at > f.at - make_interval(days => ${FLAG_DAYS.active})
      group by c.id, c.account_id, period order by c.id, period
      on conflict (change_id, period) do update set identifiers = r.identifiers + excluded.identifiers)
    select product_id, sum(identifiers)::integer as added from fetched
    where earlier is null group by product_id`.execute(tx);
  return rows;
}
