import {
  Card,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  SearchField,
  SearchIcon,
  Stack,
} from '@pressdock/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { formatNumber } from '../../../shared/format.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { useTypedSearch } from '../../../shared/useSettled.ts';
import { dataMessages } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { themesMessages as words } from './themes.messages.ts';
import { siteThemesAtoms } from './themes.queries.ts';
import {
  listThemes,
  type ThemeList,
  type ThemeRow,
  themeListOf,
  themeName,
  withThemeList,
} from './themes.rules.ts';

const columns: readonly DataTableColumn<ThemeRow>[] = [
  {
    id: 'theme',
    header: words.columns.theme,
    isSortable: true,
    isRowHeader: true,
    cell: themeName,
  },
  {
    id: 'versions',
    header: words.columns.versions,
    align: 'end',
    isSortable: true,
    cell: ({ versions }) => formatNumber(versions),
  },
  {
    id: 'domains',
    header: words.columns.domains,
    align: 'end',
    isSortable: true,
    cell: ({ domains }) => formatNumber(domains),
  },
];

const idOf = ({ theme }: ThemeRow) => theme;

/** The themes of the sites of the day, to search and sort, which the URL holds. Filters do not apply to them. */
export function Themes({ scope: { product, date, filters } }: { scope: DataScope }) {
  const request = useAtomValue(siteThemesAtoms({ product, date }));
  const data = useLastKnown(request.data)?.data;
  const [parameters, setSearch] = useSearchParams();
  const { query, sort } = useMemo(() => themeListOf(parameters), [parameters]);
  const change = useCallback(
    (changes: Partial<ThemeList>) =>
      setSearch((current) => withThemeList(current, changes), { replace: true }),
    [setSearch],
  );
  const searchFor = useCallback((text: string) => change({ query: text }), [change]);
  const [typed, setTyped] = useTypedSearch(query, searchFor);
  const rows = useMemo(() => listThemes(data ?? [], query, sort), [data, query, sort]);
  const isSearch = query !== '';
  return (
    <Card title={words.title} aside={filters.length > 0 ? dataMessages.unfiltered : undefined}>
      <Stack gap="16">
        <FilterBar
          label={words.filter}
          result={data && words.found(rows.length)}
          isFiltered={typed !== ''}
          onClear={() => {
            setTyped('');
            searchFor('');
          }}
        >
          <SearchField label={words.search} value={typed} onChange={setTyped} />
        </FilterBar>
        <DataTable
          caption={words.caption}
          isCaptionHidden
          columns={columns}
          rows={rows}
          getRowId={idOf}
          sortDescriptor={sort}
          onSortChange={(order) => change({ sort: order })}
          isLoading={request.isFetching}
          errorMessage={request.isError ? words.failed : undefined}
          onRetry={() => void request.refetch()}
          emptyState={
            <EmptyState
              title={isSearch ? words.noResultTitle : words.emptyTitle}
              icon={<SearchIcon size={20} />}
            >
              {isSearch ? words.noResult : words.empty}
            </EmptyState>
          }
        />
      </Stack>
    </Card>
  );
}
