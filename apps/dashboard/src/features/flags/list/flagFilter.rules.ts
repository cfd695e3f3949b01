import {
  FLAG_STALE_REASONS,
  FLAG_TYPES,
  type FlagResponse,
  type FlagStaleReason,
  type FlagType,
} from '@pressdock/api';
import { type SortDescriptor, type SortValue, sortRows } from '@pressdock/ui';

/** The filters of stale flags: all of them, or those with one reason. */
export const staleFilters = ['any', ...FLAG_STALE_REASONS] as const;

/** A filter of flags; blank fields match everything. The names are those of the URL. */
export interface FlagFilter {
  q: string;
  active: 'on' | 'off' | '';
  type: FlagType | '';
  stale: (typeof staleFilters)[number] | '';
}

const sortable = ['name', 'lastRequest', 'changed'] as const;

/** The order of a list without another one in the URL. */
export const defaultSort: SortDescriptor = { column: 'name', direction: 'ascending' };

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? '';

/** Reads a filter from the URL; invalid values count as blank. */
export function filterOf(search: URLSearchParams): FlagFilter {
  return {
    q: search.get('q') ?? '',
    active: oneOf(['on', 'off'], search.get('active')),
    type: oneOf(FLAG_TYPES, search.get('type')),
    stale: oneOf<FlagFilter['stale'] & (typeof staleFilters)[number]>(
      staleFilters,
      search.get('stale'),
    ),
  };
}

/** Returns the fields of a filter that are not blank. */
export function queryOf(filter: FlagFilter): Partial<FlagFilter> {
  const filled = Object.entries(filter).filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(filled);
}

/** Reads the order of a list from the URL: a column, with a minus sign in front if descending. */
export function sortOf(search: URLSearchParams): SortDescriptor {
  const text = search.get('sort') ?? '';
  const column = oneOf(sortable, text.replace(/^-/, ''));
  if (column === '') return defaultSort;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** Returns an order as the URL holds it. */
export function sortText({ column, direction }: SortDescriptor): string {
  return direction === 'descending' ? `-${column}` : column;
}

/** Returns the flags that match a filter; a search finds parts of names and identifiers. */
export function matchFlags(
  flags: readonly FlagResponse[],
  { q, active, type, stale }: FlagFilter,
): FlagResponse[] {
  const text = q.trim().toLowerCase();
  return flags.filter(
    (flag) =>
      (text === '' || `${flag.name}\n${flag.identifier}`.toLowerCase().includes(text)) &&
      (active === '' || flag.active === (active === 'on')) &&
      (type === '' || flag.flag_type === type) &&
      (stale === '' || isStale(flag.stale, stale)),
  );
}

function isStale(reason: FlagStaleReason | null, expected: (typeof staleFilters)[number]): boolean {
  return expected === 'any' ? reason !== null : reason === expected;
}

const sortValue = (flag: FlagResponse, column: string): SortValue => {
  if (column === 'lastRequest') return flag.lastRequestAt;
  return column === 'changed' ? flag.changedAt : flag.name;
};

/** Returns flags in an order; flags without a request come last. */
export const sortFlags = (flags: readonly FlagResponse[], sort: SortDescriptor) =>
  sortRows(flags, sort, sortValue);
