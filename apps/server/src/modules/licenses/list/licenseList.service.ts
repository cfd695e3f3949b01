import type {
  CountLicensesResponse,
  FilterLicensesQuery,
  LicenseListResponse,
  LicenseResponse,
} from '@pressdock/api';
import { CUSTOMER_LICENSES_MAX, LICENSE_COUNT_MAX, LICENSES_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { decodeCursor, encodeCursor, type ListCursor } from '../../../db/listCursor.rules.ts';
import { isId } from '../../../identity/ids.ts';
import { toLicenseResponse } from '../license.mapping.ts';
import { type LicenseRow, readLicenses } from '../licenses.store.ts';
import type { LicenseFilter } from './licenseFilter.store.ts';
import * as store from './licenseList.store.ts';
import { normalizeSearchText } from './searchText.rules.ts';

/** Filters licenses and selects a page of them. */
export type LicenseQuery = FilterLicensesQuery & {
  page?: number | undefined;
  after?: string | undefined;
};

/** Lists, counts and exports licenses. */
export type LicenseList = ReturnType<typeof createLicenseList>;

/** Matches are rare if they are below this share of the newest licenses. */
const RARE = 1 / 20;

function toFilter(ctx: RequestContext, query: FilterLicensesQuery): LicenseFilter | undefined {
  const [customerId, productId] = [query.customer || undefined, query.product || undefined];
  if (![customerId, productId].every((id) => id === undefined || isId(id))) return undefined;
  const searchText = normalizeSearchText(query.searchText ?? '');
  const { status } = query;
  return { accountId: ctx.accountId, customerId, productId, searchText, status, now: new Date() };
}

/**
 * Runs a query in an account transaction, or in a system transaction if it searches for text,
 * because row-level security prevents the use of the text indexes. The filter contains the account,
 * and the matching licenses are then read in an account transaction.
 */
function withFilter<Result>(
  database: Database,
  filter: LicenseFilter,
  work: (tx: Parameters<typeof store.findPage>[0]) => Promise<Result>,
): Promise<Result> {
  return filter.searchText === '' ? database.withAccount(filter, work) : database.withSystem(work);
}

async function readPage(
  database: Database,
  ctx: RequestContext,
  filter: LicenseFilter,
  window: store.Window,
) {
  const found = await withFilter(database, filter, (tx) =>
    store.findPage(tx, filter, { ...window, take: window.take + 1 }),
  );
  const cursors = found.cursors.slice(0, window.take);
  const ids = cursors.map(({ id }) => id);
  const rows = await database.withAccount(ctx, (tx) => readLicenses(tx, ctx.accountId, ids));
  const last = found.cursors.length > window.take ? cursors.at(-1) : undefined;
  return { rows, total: found.total, last };
}

/** Yields all matching licenses with all their domains, in batches of `take`. */
async function* readAll(
  database: Database,
  ctx: RequestContext,
  filter: LicenseFilter,
  take: number,
): AsyncGenerator<LicenseRow[]> {
  const readRows = (ids: readonly string[]) =>
    database.withAccount(ctx, (tx) => readLicenses(tx, ctx.accountId, ids, true));
  const scan = (after?: ListCursor) =>
    withFilter(database, filter, (tx) => store.scan(tx, filter, { after, take }));
  let batch = await scan();
  // If matches are rare, one search is faster than a scan.
  const isRare = batch.last !== undefined && batch.ids.length < take * RARE;
  const found = isRare
    ? await withFilter(database, filter, (tx) => store.listMatching(tx, filter))
    : undefined;
  if (found && found.length <= LICENSE_COUNT_MAX) {
    for (let start = 0; start < found.length; start += take) {
      yield await readRows(found.slice(start, start + take));
    }
    return;
  }
  for (; ; batch = await scan(batch.last)) {
    yield await readRows(batch.ids);
    if (!batch.last) return;
  }
}

/** Creates the service. */
export function createLicenseList(database: Database) {
  return {
    /** Returns a page of the account's licenses, newest first. An invalid id matches no license. */
    async list(ctx: RequestContext, query: LicenseQuery): Promise<LicenseListResponse> {
      const filter = toFilter(ctx, query);
      if (!filter) return { results: [], pages: 0, total: 0, next: null };
      const after = decodeCursor(query.after);
      const { page = 0 } = query;
      const take = LICENSES_PAGE;
      const skip = after ? 0 : page * take;
      const { rows, total, last } = await readPage(database, ctx, filter, { after, skip, take });
      return {
        results: rows.map((row) => toLicenseResponse(row, filter.now)),
        pages: total === null ? page + (last ? 2 : 1) : Math.ceil(total / take),
        total,
        next: last ? encodeCursor(last) : null,
      };
    },

    /** Returns the newest licenses that match a text, at most `limit`. */
    async find(ctx: RequestContext, searchText: string, limit: number): Promise<LicenseResponse[]> {
      const filter = toFilter(ctx, { searchText });
      if (!filter) return [];
      const { rows } = await readPage(database, ctx, filter, { skip: 0, take: limit });
      return rows.map((row) => toLicenseResponse(row, filter.now));
    },

    /** Returns how many licenses match, up to `LICENSE_COUNT_MAX`. */
    async count(ctx: RequestContext, query: FilterLicensesQuery): Promise<CountLicensesResponse> {
      const filter = toFilter(ctx, query);
      if (!filter) return { count: 0, isExact: true };
      return withFilter(database, filter, (tx) => store.countMatching(tx, filter));
    },

    /**
     * Returns the ids of all matching licenses, or `LICENSE_COUNT_MAX + 1` ids if there are more.
     */
    async listMatching(ctx: RequestContext, query: FilterLicensesQuery): Promise<string[]> {
      const filter = toFilter(ctx, query);
      if (!filter) return [];
      return withFilter(database, filter, (tx) => store.listMatching(tx, filter));
    },

    /** Yields all matching licenses with all their domains, in batches of `take`. */
    async *readAll(ctx: RequestContext, query: FilterLicensesQuery, take: number) {
      const filter = toFilter(ctx, query);
      if (filter) yield* readAll(database, ctx, filter, take);
    },

    /** Returns the newest licenses of a customer, inside the caller's transaction. */
    async listOfCustomer(
      tx: AccountTransaction,
      ctx: RequestContext,
      customerId: string,
    ): Promise<LicenseResponse[]> {
      const { accountId } = ctx;
      const filter = { accountId, customerId, searchText: '', now: new Date() };
      const window = { skip: 0, take: CUSTOMER_LICENSES_MAX };
      const { cursors } = await store.findPage(tx, filter, window);
      const rows = await readLicenses(
        tx,
        accountId,
        cursors.map(({ id }) => id),
      );
      return rows.map((row) => toLicenseResponse(row, filter.now));
    },
  };
}
