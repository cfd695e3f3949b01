import { formatCount } from '../../../shared/format.ts';

/** The text about the list of themes. */
export const themesMessages = {
  title: 'Themes in use',
  caption: 'Sites by theme and number of versions',
  filter: 'Find themes',
  search: 'Search themes',
  found: (count: number) => formatCount(count, 'theme', 'themes'),
  columns: { theme: 'Theme', versions: 'Versions', domains: 'Domains' },
  failed: 'There was an error fetching the themes.  Please try again.',
  emptyTitle: 'No themes',
  empty: 'No site has reported its theme on this day.',
  noResultTitle: 'No matching themes',
  noResult: 'Try another name.',
} as const;
