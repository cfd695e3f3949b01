import type { SiteThemesResponse } from '@pressdock/api';
import { type SortDescriptor, sortRows } from '@pressdock/ui';
import { valueLabel } from '../../../entities/analytics/siteValue.rules.ts';

/** A theme with the number of its versions and of the domains that use it. */
export type ThemeRow = SiteThemesResponse['data'][number];

/** The order at first: most domains first. */
export const usualOrder: SortDescriptor = { column: 'domains', direction: 'descending' };

/** Which themes are listed, and their order. */
export interface ThemeList {
  query: string;
  sort: SortDescriptor;
}

/** The columns by which themes can be sorted. */
const columns = ['theme', 'versions', 'domains'] as const;

/** The query parameters of the list. */
const names = { query: 'theme', sort: 'themeSort' } as const;

/** Reads the list from the URL, where `-versions` is descending; the usual order if it is missing or invalid. */
export function themeListOf(search: URLSearchParams): ThemeList {
  const written = search.get(names.sort) ?? '';
  const column = columns.find((known) => known === written.replace(/^-/, ''));
  const direction = written.startsWith('-') ? 'descending' : 'ascending';
  return {
    query: search.get(names.query) ?? '',
    sort: column === undefined ? usualOrder : { column, direction },
  };
}

/** Returns the query parameters with changes to the list. Everything else on the page stays. */
export function withThemeList(
  search: URLSearchParams,
  changes: Partial<ThemeList>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const { query, sort } = { ...themeListOf(search), ...changes };
  const isUsual = sort.column === usualOrder.column && sort.direction === usualOrder.direction;
  const set = (name: string, value: string) =>
    value === '' ? next.delete(name) : next.set(name, value);
  set(names.query, query);
  set(
    names.sort,
    isUsual ? '' : `${sort.direction === 'descending' ? '-' : ''}${String(sort.column)}`,
  );
  return next;
}

/** Returns the name of a theme as people read it. */
export const themeName = ({ theme }: Pick<ThemeRow, 'theme'>) => valueLabel('theme', theme);

/** Returns the themes whose name contains a text, in an order. */
export function listThemes(
  themes: readonly ThemeRow[],
  query: string,
  sort: SortDescriptor,
): ThemeRow[] {
  const text = query.trim().toLowerCase();
  const found = themes.filter((theme) => themeName(theme).toLowerCase().includes(text));
  return sortRows(
    found,
    sort,
    (theme, column) =>
      column === 'versions' || column === 'domains' ? theme[column] : themeName(theme),
    'en',
  );
}
