import type { FlagProductResponse } from '@pressdock/api';
import { DataTable, LoadMore, Stack } from '@pressdock/ui';
import { type ReactNode, useMemo } from 'react';
import { flagProductsAtom } from '../../entities/featureFlag/flagProducts.queries.ts';
import { atom, useAtomValue } from '../../shared/state.ts';
import type { FlagProductMenuProps } from './FlagProductMenu.tsx';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';
import { productFiguresAtom } from './featureFlags.queries.ts';
import {
  isByFigure,
  type ProductSort,
  SHOWN_AT_ONCE,
  sortColumns,
  sortProducts,
} from './featureFlags.rules.ts';
import { columnsOf } from './productColumns.tsx';

export interface FlagProductsTableProps {
  /** The products that the search finds. */
  products: readonly FlagProductResponse[];
  /** The most rows to show. */
  limit: number;
  sort: ProductSort;
  onSort: (sort: ProductSort) => void;
  onShowMore: () => void;
  onAction: FlagProductMenuProps['onAction'];
  emptyState: ReactNode;
}

const idOf = ({ _id }: FlagProductResponse) => _id;
const noFiguresAtom = atom({ data: undefined });

/** Products with the numbers of those that are shown. */
export function FlagProductsTable({
  products,
  limit,
  sort,
  onSort,
  onShowMore,
  onAction,
  emptyState,
}: FlagProductsTableProps) {
  const { isError, isFetching, refetch } = useAtomValue(flagProductsAtom);
  const needsFigures = isByFigure(sort);
  const figures = useAtomValue(needsFigures ? productFiguresAtom : noFiguresAtom).data;
  const rows = useMemo(
    () => sortProducts(products, sort, figures).slice(0, limit),
    [products, sort, figures, limit],
  );
  const columns = useMemo(() => columnsOf(needsFigures, onAction), [needsFigures, onAction]);
  return (
    <Stack gap="16">
      <DataTable
        caption={words.title}
        isCaptionHidden
        columns={columns}
        rows={rows}
        getRowId={idOf}
        sortDescriptor={sort}
        onSortChange={({ column, direction }) => {
          const known = sortColumns.find((one) => one === column);
          if (known !== undefined) onSort({ column: known, direction });
        }}
        isLoading={isFetching}
        errorMessage={isError ? words.fetchFailed : undefined}
        onRetry={refetch}
        emptyState={emptyState}
      />
      {products.length > SHOWN_AT_ONCE ? (
        <LoadMore count={rows.length} total={products.length} onLoadMore={onShowMore} />
      ) : null}
    </Stack>
  );
}
