import type {
  CountLicensesResponse,
  FilterLicensesQuery,
  LicenseListResponse,
  LicenseResponse,
} from '@pressdock/api';
import { CUSTOMER_LICENSES_MAX, LICENSE_COUNT_MAX, LICENSES_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { invalid } from '../../errors.ts';
import { isId } from '../../identity/ids.ts';
import { normalizeDomain } from '../../wordpress/siteDomain.ts';
import { toLicenseResponse } from './license.mapping.ts';
import type { LicenseFilter } from './licenseFilter.store.ts';
import {
  countMatching,
  lookThrough,
  type Places,
  readMatching,
  readPlaces,
  type Window,
} from './licenseList.store.ts';
import { noSuchPlace } from './licenses.messages.ts';
import { readLicenses } from './licenses.store.ts';
import { type ListPlace, readPlace, writePlace } from './listPlace.rules.ts';

/** Which licences are asked for, and which of them. */
export type LicenseQuery = FilterLicensesQuery & {
  page?: number | undefined;
  after?: string | undefined;
};

/** Finds an account's licences. */
export type LicenseList = ReturnType<typeof createLicenseList>;

/** The part of the newest below which what matches is rare. */
const RARE = 1 / 20;

/** What is an address and no word: by its beginning, its port or path, or letters domains are kept without. */
const addresses = [
  /^(?:https?:)?\/\/|^www\./i,
  /^[^\s@/:]+\.[^\s@/:]+[/:]\S*$/,
  /^(?=.*\P{ASCII})[^\s@]+\.[^\s@]+$/u,
];

/** An address is looked for by its domain, as that is kept. */
function readText(text: string): string {
  const trimmed = text.trim();
  const isAddress = addresses.some((one) => one.test(trimmed));
  return (isAddress && normalizeDomain(trimmed)) || trimmed;
}

function readFilter(ctx: RequestContext, query: FilterLicensesQuery): LicenseFilter | undefined {
  const [customerId, itemId] = [query.customer || undefined, query.product || undefined];
  if (![customerId, itemId].every((id) => id === undefined || isId(id))) return undefined;
  const searchText = readText(query.searchText ?? '');
  const { status } = query;
  return { accountId: ctx.accountId, customerId, itemId, searchText, status, now: new Date() };
}

/** Make it. */
export function createLicenseList(database: Database) {
  /**
   * Texts are looked for by the system: indexes of words are closed to what row-level security guards.
   * The filter names the account, and every licence found is read as the account's after this.
   */
  const inScope = <Result>(
    filter: LicenseFilter,
    work: (tx: Parameters<typeof readPlaces>[0]) => Promise<Result>,
  ): Promise<Result> =>
    filter.searchText === '' ? database.withAccount(filter, work) : database.withSystem(work);

  async function read(ctx: RequestContext, filter: LicenseFilter, window: Window) {
    const found: Places = await inScope(filter, (tx) =>
      readPlaces(tx, filter, { ...window, take: window.take + 1 }),
    );
    const places = found.places.slice(0, window.take);
    const ids = places.map(({ id }) => id);
    const rows = await database.withAccount(ctx, (tx) => readLicenses(tx, ctx.accountId, ids));
    const last = found.places.length > window.take ? places.at(-1) : undefined;
    return { rows, total: found.total, last };
  }

  return {
    /** A page of the account's licences, newest first. What no licence can have, none has. */
    async list(ctx: RequestContext, query: LicenseQuery): Promise<LicenseListResponse> {
      const filter = readFilter(ctx, query);
      if (!filter) return { results: [], pages: 0, total: 0, next: null };
      const after = query.after ? readPlace(query.after) : undefined;
      if (query.after && !after) throw invalid(noSuchPlace, { after: noSuchPlace });
      const { page = 0 } = query;
      const take = LICENSES_PAGE;
      const skip = after ? 0 : page * take;
      const { rows, total, last } = await read(ctx, filter, { after, skip, take });
      return {
        results: rows.map((row) => toLicenseResponse(row, filter.now)),
        pages: total === null ? page + (last ? 2 : 1) : Math.ceil(total / take),
        total,
        next: last ? writePlace(last) : null,
      };
    },

    /** How many licences match, up to the number that is counted at all. */
    async count(ctx: RequestContext, query: FilterLicensesQuery): Promise<CountLicensesResponse> {
      const filter = readFilter(ctx, query);
      if (!filter) return { count: 0, isExact: true };
      return inScope(filter, (tx) => countMatching(tx, filter));
    },

    /** The identifiers of all that match; more than are counted are not named one by one. */
    async matching(ctx: RequestContext, query: FilterLicensesQuery): Promise<string[]> {
      const filter = readFilter(ctx, query);
      return filter ? inScope(filter, (tx) => readMatching(tx, filter)) : [];
    },

    /** All that match with all their domains, so many at a time: however many, few are in memory. */
    async *walk(ctx: RequestContext, query: FilterLicensesQuery, take: number) {
      const filter = readFilter(ctx, query);
      if (!filter) return;
      const whole = (ids: readonly string[]) =>
        database.withAccount(ctx, (tx) => readLicenses(tx, ctx.accountId, ids, true));
      const look = (after?: ListPlace) =>
        inScope(filter, (tx) => lookThrough(tx, filter, { after, take }));
      let part = await look();
      // What is rare among the newest is searched for once, rather than looked for all the way.
      const isRare = part.last !== undefined && part.ids.length < take * RARE;
      const few = isRare ? await inScope(filter, (tx) => readMatching(tx, filter)) : undefined;
      if (few && few.length <= LICENSE_COUNT_MAX) {
        for (let from = 0; from < few.length; from += take) {
          yield await whole(few.slice(from, from + take));
        }
        return;
      }
      for (; ; part = await look(part.last)) {
        yield await whole(part.ids);
        if (!part.last) return;
      }
    },

    /** The newest licences of a customer, inside the caller's transaction. */
    async ofCustomer(
      tx: AccountTransaction,
      ctx: RequestContext,
      customerId: string,
    ): Promise<LicenseResponse[]> {
      const { accountId } = ctx;
      const filter = { accountId, customerId, searchText: '', now: new Date() };
      const { places } = await readPlaces(tx, filter, { skip: 0, take: CUSTOMER_LICENSES_MAX });
      const rows = await readLicenses(
        tx,
        accountId,
        places.map(({ id }) => id),
      );
      return rows.map((row) => toLicenseResponse(row, filter.now));
    },
  };
}
