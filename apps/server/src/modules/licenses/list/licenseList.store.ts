import { LICENSE_COUNT_MAX } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { ListCursor } from '../../../db/listCursor.rules.ts';
import { isAfterCursor, selectCursor } from '../../../db/listCursor.ts';
import {
  hasMatchingText,
  hasStatus,
  isInScope,
  type LicenseFilter,
  searchText,
} from './licenseFilter.store.ts';

type AnyTransaction = AccountTransaction | SystemTransaction;

/** The cursors of a page in order, and the number of all matches where it is known. */
export interface LicensePage {
  cursors: ListCursor[];
  total: number | null;
}

/** Selects a page: `take` licenses after a cursor, or after skipping some. */
export interface Window {
  after?: ListCursor | undefined;
  skip: number;
  take: number;
}

const newestFirst = sql`created_at desc, id desc`;
const columns = { time: sql`created_at`, id: sql`id` };
const cursor = selectCursor(columns);

/** How many of the newest licenses are scanned before everything is searched, for shallow pages. */
const PROBE = { min: 2500, perResult: 5, maxSkip: 200 };

interface PageRow {
  cursors: ListCursor[] | null;
  seen: number;
}

/** Scans the newest licenses in index order; undefined if they do not contain the whole page. */
async function probe(
  tx: AnyTransaction,
  filter: LicenseFilter,
  { after, skip, take }: Window,
): Promise<LicensePage | undefined> {
  // Independent of `skip`, which the caller chooses freely; `take` is bounded.
  const limit = Math.max(PROBE.min, PROBE.perResult * take);
  const { rows } = await sql<PageRow & { matching: number }>`
    with newest as materialized (select * from licenses where ${isInScope(filter, after)}
      order by ${newestFirst} limit ${limit}),
    hits as materialized (select id, created_at from newest
      where ${hasStatus(filter)} and ${hasMatchingText(filter, 'newest')})
    select (select count(*) from newest) as seen, (select count(*) from hits) as matching,
      (select jsonb_agg(${cursor} order by ${newestFirst}) from (select * from hits
        order by ${newestFirst} limit ${take} offset ${skip}) as page) as cursors`.execute(tx);
  const count = Number(rows[0]?.matching);
  const isComplete = Number(rows[0]?.seen) < limit;
  if (!isComplete && count < skip + take) return undefined;
  return { cursors: rows[0]?.cursors ?? [], total: isComplete && !after ? count : null };
}

/** Searches all matching licenses. */
async function search(
  tx: AnyTransaction,
  filter: LicenseFilter,
  { after, skip, take }: Window,
): Promise<LicensePage> {
  const { rows } = await sql<PageRow>`
    with hits as materialized (select licenses.id, licenses.created_at ${fromMatching(filter)})
    select (select count(*) from hits) as seen,
      (select jsonb_agg(${cursor} order by ${newestFirst}) from (select * from hits as licenses
        where ${isAfterCursor(columns, after)}
        order by ${newestFirst} limit ${take} offset ${skip}) as page) as cursors`.execute(tx);
  return { cursors: rows[0]?.cursors ?? [], total: Number(rows[0]?.seen) };
}

/** Reads a page of a list without status and text filter, which an index alone orders. */
async function readInOrder(
  tx: AnyTransaction,
  filter: LicenseFilter,
  { after, skip, take }: Window,
): Promise<LicensePage> {
  const { rows } = await sql<{ cursor: ListCursor }>`
    select ${cursor} as cursor from (select created_at, id from licenses
      where ${isInScope(filter, after)} order by ${newestFirst} limit ${take} offset ${skip}) as page
    order by ${newestFirst}`.execute(tx);
  const { count, isExact } = await (after
    ? { count: 0, isExact: false }
    : countMatching(tx, filter));
  return { cursors: rows.map((row) => row.cursor), total: isExact ? count : null };
}

function fromMatching(filter: LicenseFilter) {
  const { productId, customerId, status } = filter;
  const isOnlyText = filter.searchText !== '' && !productId && !customerId && !status;
  if (isOnlyText) return sql`from (${searchText(filter)}) as licenses`;
  const from = filter.searchText
    ? sql`(select id from (${searchText(filter)}) as any_of) as hits join licenses using (id)`
    : sql`licenses`;
  return sql`from ${from} where ${isInScope(filter)} and ${hasStatus(filter)}`;
}

/** Counts matching licenses, up to `LICENSE_COUNT_MAX`. */
export async function countMatching(
  tx: AnyTransaction,
  filter: LicenseFilter,
): Promise<{ count: number; isExact: boolean }> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select ${fromMatching(filter)} limit ${LICENSE_COUNT_MAX + 1}) as counted`.execute(tx);
  const count = Number(rows[0]?.count);
  return { count: Math.min(count, LICENSE_COUNT_MAX), isExact: count <= LICENSE_COUNT_MAX };
}

/** Returns the ids of matching licenses, newest first, at most `LICENSE_COUNT_MAX + 1`. */
export async function listMatching(tx: AnyTransaction, filter: LicenseFilter): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select licenses.id ${fromMatching(filter)}
    order by licenses.created_at desc, licenses.id desc
    limit ${LICENSE_COUNT_MAX + 1}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Scans the next `take` licenses; returns the ids of the matching ones, and the cursor of the scan. */
export async function scan(
  tx: AnyTransaction,
  filter: LicenseFilter,
  { after, take }: Pick<Window, 'after' | 'take'>,
): Promise<{ ids: string[]; last: ListCursor | undefined }> {
  const { rows } = await sql<{ ids: string[] | null; last: ListCursor | null; seen: number }>`
    with newest as materialized (select * from licenses where ${isInScope(filter, after)}
      order by ${newestFirst} limit ${take})
    select (select count(*) from newest) as seen,
      (select ${cursor} from newest order by created_at, id limit 1) as last,
      (select jsonb_agg(id order by ${newestFirst}) from newest
        where ${hasStatus(filter)} and ${hasMatchingText(filter, 'newest')}) as ids`.execute(tx);
  const [found] = rows;
  const hasMore = Number(found?.seen) === take;
  return { ids: found?.ids ?? [], last: (hasMore && found?.last) || undefined };
}

/**
 * Returns the cursors of a page, newest first. Usually some of the newest licenses match, and scanning
 * them is enough; only rare matches need a search of everything.
 */
export async function findPage(
  tx: AnyTransaction,
  filter: LicenseFilter,
  window: Window,
): Promise<LicensePage> {
  if (!filter.status && !filter.searchText) return readInOrder(tx, filter, window);
  const probed = window.skip <= PROBE.maxSkip ? await probe(tx, filter, window) : undefined;
  return probed ?? search(tx, filter, window);
}
