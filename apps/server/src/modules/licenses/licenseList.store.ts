import { LICENSE_COUNT_MAX } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import { found, inOrder, type LicenseFilter, matches, ofStatus } from './licenseFilter.store.ts';
import type { ListPlace } from './listPlace.rules.ts';

type Reading = AccountTransaction | SystemTransaction;

/** Some places of a list, in order. `total` is how many match in all, where that is known. */
export interface Places {
  places: ListPlace[];
  total: number | null;
}

/** Which places: so many after a place, or after skipping some. */
export interface Window {
  after?: ListPlace | undefined;
  skip: number;
  take: number;
}

const newestFirst = sql`created_at desc, id desc`;
const place = sql`jsonb_build_object('id', id, 'createdAt',
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))`;

/** A part of the newest that is looked through before the whole is searched, where it is not deep. */
const PROBE = { least: 2500, perPlace: 5, deepest: 200 };

interface Found {
  places: ListPlace[] | null;
  seen: number;
}

/** Reads places by an order that an index has, looking at each licence of the newest. */
async function probe(
  tx: Reading,
  filter: LicenseFilter,
  { after, skip, take }: Window,
): Promise<Places | undefined> {
  // What is skipped is the caller's word and makes this no longer; what is taken never is.
  const most = Math.max(PROBE.least, PROBE.perPlace * take);
  const { rows } = await sql<Found & { matching: number }>`
    with newest as materialized (select * from licenses where ${inOrder(filter, after)}
      order by ${newestFirst} limit ${most}),
    hits as materialized (select id, created_at from newest
      where ${ofStatus(filter)} and ${matches(filter, 'newest')})
    select (select count(*) from newest) as seen, (select count(*) from hits) as matching,
      (select jsonb_agg(${place} order by ${newestFirst}) from (select * from hits
        order by ${newestFirst} limit ${take} offset ${skip}) as page) as places`.execute(tx);
  const count = Number(rows[0]?.matching);
  const isWhole = Number(rows[0]?.seen) < most;
  if (!isWhole && count < skip + take) return undefined;
  return { places: rows[0]?.places ?? [], total: isWhole && !after ? count : null };
}

/** Reads places among all that match. */
async function search(tx: Reading, filter: LicenseFilter, { after, skip, take }: Window) {
  const { rows } = await sql<Found>`
    with hits as materialized (select licenses.id, licenses.created_at ${matching(filter)})
    select (select count(*) from hits) as seen,
      (select jsonb_agg(${place} order by ${newestFirst}) from (select * from hits as licenses
        where ${after ? inPlace(after) : sql`true`}
        order by ${newestFirst} limit ${take} offset ${skip}) as page) as places`.execute(tx);
  return { places: rows[0]?.places ?? [], total: Number(rows[0]?.seen) };
}

const inPlace = ({ createdAt, id }: ListPlace) =>
  sql`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`;

/** Reads places where nothing but the order matters: as deep as one likes, by an index alone. */
async function walk(tx: Reading, filter: LicenseFilter, { after, skip, take }: Window) {
  const { rows } = await sql<{ place: ListPlace }>`
    select ${place} as place from (select created_at, id from licenses where ${inOrder(filter, after)}
      order by ${newestFirst} limit ${take} offset ${skip}) as page
    order by ${newestFirst}`.execute(tx);
  const { count, isExact } = await (after
    ? { count: 0, isExact: false }
    : countMatching(tx, filter));
  return { places: rows.map((row) => row.place), total: isExact ? count : null };
}

function matching(filter: LicenseFilter) {
  const { itemId, customerId, status, searchText } = filter;
  const isOnlyText = searchText !== '' && !itemId && !customerId && !status;
  if (isOnlyText) return sql`from (${found(filter)}) as licenses`;
  const from = searchText
    ? sql`(select id from (${found(filter)}) as any_of) as hits join licenses using (id)`
    : sql`licenses`;
  return sql`from ${from} where ${inOrder(filter)} and ${ofStatus(filter)}`;
}

/** Counts those that match, up to the number that is counted at all. */
export async function countMatching(
  tx: Reading,
  filter: LicenseFilter,
): Promise<{ count: number; isExact: boolean }> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select ${matching(filter)} limit ${LICENSE_COUNT_MAX + 1}) as counted`.execute(tx);
  const count = Number(rows[0]?.count);
  return { count: Math.min(count, LICENSE_COUNT_MAX), isExact: count <= LICENSE_COUNT_MAX };
}

/** Reads which match, newest first, unless more than are counted; then one more than these. */
export async function readMatching(tx: Reading, filter: LicenseFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select licenses.id ${matching(filter)}
    order by licenses.created_at desc, licenses.id desc limit ${LICENSE_COUNT_MAX + 1}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Looks through so many of a list, and answers which of these match, and where they end. */
export async function lookThrough(
  tx: Reading,
  filter: LicenseFilter,
  { after, take }: Pick<Window, 'after' | 'take'>,
): Promise<{ ids: string[]; last: ListPlace | undefined }> {
  const { rows } = await sql<{ ids: string[] | null; last: ListPlace | null; seen: number }>`
    with newest as materialized (select * from licenses where ${inOrder(filter, after)}
      order by ${newestFirst} limit ${take})
    select (select count(*) from newest) as seen,
      (select ${place} from newest order by created_at, id limit 1) as last,
      (select jsonb_agg(id order by ${newestFirst}) from newest
        where ${ofStatus(filter)} and ${matches(filter, 'newest')}) as ids`.execute(tx);
  const [found] = rows;
  const isMore = Number(found?.seen) === take;
  return { ids: found?.ids ?? [], last: (isMore && found?.last) || undefined };
}

/**
 * Reads where in the list the licences are that match, newest first. Most often some of the newest
 * match, and looking at these is enough; only for what is rare everything is searched.
 */
export async function readPlaces(
  tx: Reading,
  filter: LicenseFilter,
  window: Window,
): Promise<Places> {
  if (!filter.status && !filter.searchText) return walk(tx, filter, window);
  const probed = window.skip <= PROBE.deepest ? await probe(tx, filter, window) : undefined;
  return probed ?? search(tx, filter, window);
}
