import type { FlagProductResponse } from '@pressdock/api';
import { Button, FilterBar, PageHeader, PlusIcon, SearchField, Stack } from '@pressdock/ui';
import { useCallback, useState } from 'react';
import { OverLimitNotice } from '../../entities/featureFlag/OverLimitNotice.tsx';
import { AddRestriction } from '../../entities/user/AddRestriction.tsx';
import { isAddingRestricted, mayAdd } from '../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../shared/state.ts';
import { AddingDialogs } from './AddingDialogs.tsx';
import { DeleteFlagProductDialog } from './DeleteFlagProductDialog.tsx';
import type { ProductAction } from './FlagProductMenu.tsx';
import { FlagProductsTable } from './FlagProductsTable.tsx';
import { featureFlagsMessages as words } from './featureFlags.messages.ts';
import { NoFlagProducts } from './NoFlagProducts.tsx';
import { RenameFlagProductDialog } from './RenameFlagProductDialog.tsx';
import { useAdding } from './useAdding.ts';
import { useProductList } from './useProductList.ts';

/** The products with feature flags; the URL holds the search, the sorting and the open dialog. */
export function FeatureFlagsPage() {
  const me = useAtomValue(meAtom).data;
  const canAddProduct = mayAdd(me, 'featureFlagProduct') ?? false;
  const canAddFlag = mayAdd(me, 'featureFlag') ?? false;
  const isProductRestricted = isAddingRestricted(me, 'featureFlagProduct');
  const { adding, setAdding } = useAdding();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const choose = useCallback(
    (action: ProductAction, product: FlagProductResponse) => setOpen({ action, product }),
    [],
  );
  const list = useProductList();
  const setUp = canAddFlag ? () => setAdding('flag') : undefined;

  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            {canAddProduct ? (
              <Button onPress={() => setAdding('product')}>
                <PlusIcon size={16} />
                {words.addProduct}
              </Button>
            ) : null}
            {setUp ? (
              <Button variant="primary" onPress={setUp}>
                {words.setUp}
              </Button>
            ) : null}
          </>
        }
      />
      <OverLimitNotice />
      <AddRestriction what={isProductRestricted ? 'featureFlagProduct' : 'featureFlag'} />
      {list.isEmpty ? null : (
        <FilterBar
          label={words.filter}
          result={list.found && words.found(list.found.length)}
          isFiltered={list.query !== ''}
          onClear={list.clear}
        >
          <SearchField
            label={words.search}
            isLabelHidden
            placeholder={words.search}
            value={list.query}
            onChange={list.searchFor}
          />
        </FilterBar>
      )}
      <FlagProductsTable
        products={list.found ?? []}
        limit={list.limit}
        sort={list.sort}
        onSort={list.sortBy}
        onShowMore={list.showMore}
        onAction={choose}
        emptyState={<NoFlagProducts query={list.query} onSetUp={setUp} onShowAll={list.clear} />}
      />
      <AddingDialogs
        adding={adding}
        canAddProduct={canAddProduct}
        canAddFlag={canAddFlag}
        onClose={() => setAdding(null)}
      />
      {open ? <ProductDialog {...open} onClose={() => setOpen(null)} /> : null}
    </Stack>
  );
}

interface OpenDialog {
  action: ProductAction;
  product: FlagProductResponse;
}

function ProductDialog({ action, product, onClose }: OpenDialog & { onClose: () => void }) {
  return action === 'rename' ? (
    <RenameFlagProductDialog product={product} onClose={onClose} />
  ) : (
    <DeleteFlagProductDialog product={product} onClose={onClose} />
  );
}
