import type { ProductKind } from '@pressdock/api';
import {
  Button,
  EmptyState,
  Grid,
  LinkButton,
  LoadMore,
  PaletteIcon,
  PlugIcon,
  PlusIcon,
  SearchIcon,
  Stack,
  Tile,
} from '@pressdock/ui';
import { useState } from 'react';
import { ProductTile } from '../../entities/product/ProductTile.tsx';
import { productListAtoms } from '../../entities/product/product.queries.ts';
import { searchProducts } from '../../entities/product/productSearch.rules.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './ProductList.css.ts';
import { ProductListSkeleton } from './ProductListSkeleton.tsx';
import { productsMessages } from './products.messages.ts';
import { SHOWN_AT_ONCE } from './products.rules.ts';

export interface ProductListProps {
  kind: ProductKind;
  /** The search text; blank shows all products. */
  query: string;
  canAdd: boolean;
  onClearSearch: () => void;
}

const icons = { plugin: PlugIcon, theme: PaletteIcon } as const;

/** The tiles of a kind, or why there are none. */
export function ProductList({ kind, query, canAdd, onClearSearch }: ProductListProps) {
  const { list: words } = productsMessages(kind);
  const { data, isError, isFetching, refetch } = useAtomValue(productListAtoms[kind]);
  const [list, setList] = useState({ query, limit: SHOWN_AT_ONCE });
  // A new search starts with the first tiles again.
  const limit = list.query === query ? list.limit : SHOWN_AT_ONCE;
  const Icon = icons[kind];
  const failure = isError ? (
    <FailureNotice isRetrying={isFetching} onRetry={refetch}>
      {words.failed}
    </FailureNotice>
  ) : null;

  if (data === undefined) return failure ?? <ProductListSkeleton label={words.loading} />;
  if (data.length === 0 && failure === null) {
    return (
      <EmptyState
        title={words.emptyTitle}
        icon={<Icon size={24} />}
        action={
          canAdd ? <LinkButton href={paths.addProduct(kind)}>{words.add}</LinkButton> : undefined
        }
      >
        {words.empty}
      </EmptyState>
    );
  }
  const found = searchProducts(data, query);
  if (found.length === 0 && data.length > 0) {
    return (
      <EmptyState
        title={words.noResultTitle(query.trim())}
        icon={<SearchIcon size={24} />}
        action={<Button onPress={onClearSearch}>{words.showAll}</Button>}
      >
        {words.noResult}
      </EmptyState>
    );
  }
  const visible = found.slice(0, limit);
  const isSearching = query.trim() !== '';
  return (
    <Stack gap="16">
      {failure}
      <Grid minColumnWidth={size.tile}>
        {visible.map((product) => (
          <ProductTile key={product._id} product={product} />
        ))}
        {canAdd && !isSearching ? (
          <Tile
            title={words.add}
            headingLevel={2}
            href={paths.addProduct(kind)}
            media={
              <span className={styles.addMark}>
                <PlusIcon size={20} />
              </span>
            }
          >
            {words.addHint}
          </Tile>
        ) : null}
      </Grid>
      {found.length > SHOWN_AT_ONCE ? (
        <LoadMore
          count={visible.length}
          total={found.length}
          onLoadMore={() => setList({ query, limit: limit + SHOWN_AT_ONCE })}
        />
      ) : null}
    </Stack>
  );
}
