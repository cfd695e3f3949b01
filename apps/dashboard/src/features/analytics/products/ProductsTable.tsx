import {
  Button,
  ChartIcon,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Link,
  LinkButton,
  SearchIcon,
  type SortDescriptor,
} from '@pressdock/ui';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { formatNumber } from '../../../shared/format.ts';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { analyticsPageMessages } from '../analytics.messages.ts';
import type { CountedProduct, ProductSort } from './products.rules.ts';

const { products: words } = analyticsPageMessages;

/** Returns the columns. Sites and versions load, and may fail, after the products. */
const columnsOf = (unknown: string): readonly DataTableColumn<CountedProduct>[] => [
  {
    id: 'name',
    header: words.columns.name,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, name }) => <Link href={analyticsPaths.analytics({ product: id })}>{name}</Link>,
  },
  {
    id: 'kind',
    header: words.columns.kind,
    isSortable: true,
    cell: ({ kind }) => words.kinds[kind],
  },
  {
    id: 'version',
    header: words.columns.version,
    cell: ({ sites, version }) => version ?? (sites === undefined ? unknown : words.none),
  },
  {
    id: 'sites',
    header: words.columns.sites,
    align: 'end',
    isSortable: true,
    cell: ({ sites }) => (sites === undefined ? unknown : formatNumber(sites)),
  },
];

const loadingColumns = columnsOf(words.loading);
const failedColumns = columnsOf(words.unavailable);

const idOf = ({ id }: CountedProduct) => id;

export interface ProductsTableProps {
  products: readonly CountedProduct[];
  /** Whether their sites failed to load. */
  isFailed: boolean;
  /** The state of the request for the products. */
  list: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  sort: ProductSort;
  onSort: (sort: SortDescriptor) => void;
  isFiltered: boolean;
  onShowAll: () => void;
}

/** A table of products, each with a link to its dates. */
export function ProductsTable(props: ProductsTableProps) {
  const { products, isFailed, list, sort, onSort, isFiltered, onShowAll } = props;
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'product');
  return (
    <DataTable
      caption={words.caption}
      isCaptionHidden
      columns={isFailed ? failedColumns : loadingColumns}
      rows={products}
      getRowId={idOf}
      sortDescriptor={sort}
      onSortChange={onSort}
      isLoading={list.isFetching}
      errorMessage={list.isError ? words.failed : undefined}
      onRetry={() => void list.refetch()}
      emptyState={
        isFiltered ? (
          <EmptyState
            title={words.noResultTitle}
            icon={<SearchIcon size={20} />}
            action={<Button onPress={onShowAll}>{words.showAll}</Button>}
          >
            {words.noResult}
          </EmptyState>
        ) : (
          <EmptyState
            title={words.emptyTitle}
            icon={<ChartIcon size={20} />}
            action={
              canAdd ? (
                <LinkButton href={paths.addProduct('plugin')}>{words.add}</LinkButton>
              ) : undefined
            }
          >
            {words.empty}
          </EmptyState>
        )
      }
    />
  );
}
