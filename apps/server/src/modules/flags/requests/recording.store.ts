import { FLAG_DAYS, FLAG_RECORDING } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { countReach, type FetchedFlags, type FlagChange } from './reachCounts.rules.ts';
import { type ProductRoom, type RecordedRequest, selectWithinRoom } from './recordingRoom.rules.ts';

/** Requests to store. Every product of them is one of `products`, with the time of its last request. */
export interface RequestBatch {
  requests: readonly RecordedRequest[];
  products: ReadonlyMap<string, string>;
}

const MICROSECONDS_PER_DAY = 24 * 60 * 60 * 1_000_000;

/** Times as numbers, because JavaScript's dates have no microseconds. */
const microseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;

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
  const rooms = await findRoom(tx, known, hour);
  const selected = await selectRequests(tx, requests, rooms);
  const fetched = await storeIdentifiers(tx, selected, rooms);
  if (fetched.length === 0) return;
  await recordReach(tx, fetched);
  const added = countAdded(fetched);
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
): Promise<Map<string, ProductRoom>> {
  const accountIds = [...new Set(products.flatMap(({ account_id }) => account_id ?? []))];
  const { rows } = await sql<{ account_id: string; users: number }>`
    select account_id, sum(hour_users)::integer as users from feature_flag_products
    where account_id = any(${`{${accountIds.join()}}`}::uuid[]) and hour = ${hour}
    group by account_id`.execute(tx);
  const used = new Map(rows.map(({ account_id, users }) => [account_id, users]));
  const { newPerProductAndHour, newPerAccountAndHour } = FLAG_RECORDING;
  return new Map(
    products.map(({ product_id, account_id: accountId, hour_users }) => [
      product_id,
      {
        accountId,
        room: newPerProductAndHour - hour_users,
        accountRoom: newPerAccountAndHour - (used.get(accountId ?? '') ?? 0),
      },
    ]),
  );
}

/** Returns the requests that may be stored. Which identifiers are stored matters only close to a limit. */
async function selectRequests(
  tx: SystemTransaction,
  requests: readonly RecordedRequest[],
  rooms: ReadonlyMap<string, ProductRoom>,
): Promise<RecordedRequest[]> {
  const ofKnown = requests.filter(({ product_id }) => rooms.has(product_id));
  const ifAllAreNew = selectWithinRoom(ofKnown, rooms, () => false);
  if (ifAllAreNew.length === ofKnown.length) return ofKnown;
  const { rows } = await sql<{ product_id: string; identifier: string }>`
    select product_id, identifier from ${columnsOf(ofKnown)} join feature_flag_users
    using (product_id, identifier)`.execute(tx);
  const keyOf = (one: { product_id: string; identifier: string }) =>
    `${one.product_id} ${one.identifier}`;
  const stored = new Set(rows.map(keyOf));
  return selectWithinRoom(ofKnown, rooms, (request) => stored.has(keyOf(request)));
}

/** Writes texts as an array of the database. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join()}}`;
}

/** The requests as rows. Arrays, because parsing as many JSON objects takes three times as long. */
function columnsOf(requests: readonly RecordedRequest[]) {
  // A batch has few products and times.
  const sources = [...new Set(requests.map(({ product_id, at }) => `${product_id} ${at}`))];
  const numbers = new Map(sources.map((source, index) => [source, index]));
  const rows = sources.map((source, number) => {
    const [product_id, at] = source.split(' ');
    return { number, product_id, at };
  });
  const numberOf = ({ product_id, at }: RecordedRequest) => numbers.get(`${product_id} ${at}`);
  return sql`(select product_id, at, identifier
    from unnest(${`{${requests.map(numberOf).join()}}`}::integer[],
      ${arrayOf(requests.map(({ identifier }) => identifier))}::text[]) as request (number, identifier)
    join ${rowsOf(rows, 'number integer, product_id uuid, at timestamptz')} using (number)) as requests`;
}

/**
 * Stores identifiers with their last requests. Returns how many there are by product, time and time of the
 * earlier request. Those with an equal or newer request are not stored again.
 */
async function storeIdentifiers(
  tx: SystemTransaction,
  requests: readonly RecordedRequest[],
  rooms: ReadonlyMap<string, ProductRoom>,
): Promise<FetchedFlags[]> {
  const owners = [...rooms].map(([product_id, { accountId }]) => ({ product_id, accountId }));
  const { rows } = await sql<FetchedFlags>`
    with known as (
      select product_id, "accountId" as account_id, identifier, at, earlier
      from ${columnsOf(requests)}
      join ${rowsOf(owners, 'product_id uuid, "accountId" uuid')} using (product_id)
      left join lateral (
        -- The limit makes it use the index: reading the whole table takes longer the larger it is.
        select last_requested_at as earlier from feature_flag_users u
        where u.product_id = requests.product_id and u.identifier = requests.identifier limit 1) as stored_request on true
      where earlier is null or earlier < at),
    stored as (
      insert into feature_flag_users (product_id, account_id, identifier, last_requested_at)
      select product_id, account_id, identifier, at from known
      on conflict (product_id, identifier) do update set last_requested_at = excluded.last_requested_at)
    select product_id, ${microseconds('at')} as at, ${microseconds('earlier')} as earlier,
      count(*)::integer as identifiers
    from known group by product_id, known.at, known.earlier`.execute(tx);
  return rows;
}

/** Counts identifiers for each change that they fetched now. A new identifier has fetched all changes. */
async function recordReach(tx: SystemTransaction, fetched: readonly FetchedFlags[]): Promise<void> {
  const since = [...Map.groupBy(fetched, ({ product_id }) => product_id)].map(
    ([product_id, all]) => {
      const { active } = FLAG_DAYS;
      const oldest = all.map(({ at, earlier }) => earlier ?? at - active * MICROSECONDS_PER_DAY);
      return { product_id, since: Math.min(...oldest) };
    },
  );
  const { rows: changes } = await sql<FlagChange>`
    select c.id, c.product_id, c.account_id, ${microseconds('c.changed_at')} as changed_at
    from ${rowsOf(since, 'product_id uuid, since bigint')}
    join feature_flag_changes c on c.product_id = r.product_id
      and c.changed_at > timestamptz 'epoch' + r.since * interval '1 microsecond'
    order by c.changed_at`.execute(tx);
  const counts = countReach(fetched, changes);
  if (counts.length === 0) return;
  await sql`
    insert into feature_flag_reach as known (change_id, account_id, period, identifiers)
    select r.change_id, r.account_id, r.period, r.identifiers
    from ${rowsOf(counts, 'change_id uuid, account_id uuid, period timestamptz, identifiers integer')}
    on conflict (change_id, period) do update
      set identifiers = known.identifiers + excluded.identifiers`.execute(tx);
}

/** Counts the new identifiers of each product. */
function countAdded(fetched: readonly FetchedFlags[]): { product_id: string; added: number }[] {
  const added = new Map<string, number>();
  for (const { product_id, earlier, identifiers } of fetched) {
    if (earlier === null) added.set(product_id, (added.get(product_id) ?? 0) + identifiers);
  }
  return [...added].map(([product_id, count]) => ({ product_id, added: count }));
}
