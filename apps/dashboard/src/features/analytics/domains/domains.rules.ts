import type { DomainResponse } from '@pressdock/api';
import {
  COMPARATORS,
  type Comparator,
  DOMAINS_PAGE,
  VERSION_FACTS,
  type VersionFact,
} from '@pressdock/api/limits';
import { DOMAIN_PAGE } from '../analyticsView.rules.ts';

/** Which domains to list. A field, a comparator and a version count only together. */
export interface DomainSearch {
  query: string;
  field: VersionFact | undefined;
  comparator: Comparator;
  version: string;
  /** The page, counted from 1. */
  page: number;
}

const names = {
  query: 'domain',
  field: 'field',
  comparator: 'comparator',
  version: 'version',
  page: DOMAIN_PAGE,
} as const;

/** The fields in the order of the specification, section 9. */
export const domainFields = ['wordpress', 'version', 'php', 'mysql'] as const;

/** Reads from the URL which domains to list. */
export function domainSearchOf(search: URLSearchParams): DomainSearch {
  const text = (name: keyof typeof names) => search.get(names[name]) ?? '';
  const comparators = Object.keys(COMPARATORS) as Comparator[];
  const page = Number(text('page'));
  return {
    query: text('query'),
    field: VERSION_FACTS.find((one) => one === text('field')),
    comparator: comparators.find((one) => one === text('comparator')) ?? 'lt',
    version: text('version'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query parameters with changes to the list; another list begins with its first page. */
export function withDomainSearch(
  search: URLSearchParams,
  changes: Partial<DomainSearch>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const { query, field, comparator, version, page } = {
    ...domainSearchOf(search),
    page: 1,
    ...changes,
  };
  const set = (name: keyof typeof names, value: string) => {
    if (value === '') next.delete(names[name]);
    else next.set(names[name], value);
  };
  set('query', query);
  set('field', field ?? '');
  set('comparator', field === undefined ? '' : comparator);
  set('version', field === undefined ? '' : version);
  set('page', page === 1 ? '' : String(page));
  return next;
}

/** Returns a list as the server reads it. */
export function domainQuery({ query, field, comparator, version, page }: DomainSearch) {
  const isLimited = field !== undefined && version.trim() !== '';
  return {
    page,
    pageSize: DOMAINS_PAGE.default,
    ...(query.trim() === '' ? {} : { query: query.trim() }),
    ...(isLimited
      ? {
          selectedField: field,
          selectedComparator: COMPARATORS[comparator],
          selectedVersion: version.trim(),
        }
      : {}),
  };
}

/** Returns whether a list leaves out any domain. */
export const isDomainSearch = (search: DomainSearch) =>
  Object.keys(domainQuery(search)).some((name) => name === 'query' || name === 'selectedField');

/** Returns domains as rows of a file. */
export const domainRows = (domains: readonly DomainResponse[]) =>
  domains.map((one) => [
    one.domain,
    one.version,
    one.wordpress,
    one.php,
    one.mysql,
    one.language,
    one.ip_address,
  ]);
