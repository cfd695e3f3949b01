import type { SiteThemesResponse } from '@pressdock/api';
import { type SortDescriptor, sortRows } from '@pressdock/ui';
import { valueLabel } from '../../../entities/analytics/siteValue.rules.ts';

/** A theme with the number of its versions and of the domains that use it. */
export type ThemeRow = SiteThemesResponse['data'][number];

/** The order at first: most domains first. */
export const usualOrder: SortDescriptor = { column: 'domains', direction: 'descending' };

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
