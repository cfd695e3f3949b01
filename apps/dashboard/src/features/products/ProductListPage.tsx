import type { ProductKind } from '@pressdock/api';
import { LinkButton, PageHeader, PlusIcon, SearchField, Stack } from '@pressdock/ui';
import { useDeferredValue } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { droppedPackageAtom } from '../../entities/package/droppedPackage.atoms.ts';
import { PackageDrop } from '../../entities/package/PackageDrop.tsx';
import { productListAtoms } from '../../entities/product/product.queries.ts';
import { AddRestriction } from '../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { ProductList } from './ProductList.tsx';
import * as styles from './ProductListPage.css.ts';
import { productsMessages } from './products.messages.ts';

const SEARCH = 'q';

/** The list of plugins or themes, with a search by name or slug that the URL stores. */
export function ProductListPage({ kind }: { kind: ProductKind }) {
  const { list: words } = productsMessages(kind);
  const [search, setSearch] = useSearchParams();
  const { data: products, isError } = useAtomValue(productListAtoms[kind]);
  const canAdd = mayAdd(useAtomValue(meAtom).data, kind);
  // The search field shows while the list is loading, so that it does not appear late.
  const isSearchable = products === undefined ? !isError : products.length > 0;
  const setDropped = useSetAtom(droppedPackageAtom);
  const [, navigate] = useLocation();
  const query = search.get(SEARCH) ?? '';
  // Typing shows at once; the tiles follow when there is time.
  const shownQuery = useDeferredValue(query);
  const searchFor = (text: string) =>
    setSearch(text === '' ? {} : { [SEARCH]: text }, { replace: true });

  const addFromPackage = (file: File | undefined) => {
    setDropped(file ?? null);
    navigate(paths.addProduct(kind));
  };

  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      {canAdd ? (
        <PackageDrop
          title={words.dropTitle}
          hint={words.drop}
          isDisabled={false}
          onDrop={([file]) => addFromPackage(file)}
        />
      ) : null}
      <PageHeader
        title={words.title}
        context={products ? words.context(products.length) : '\u00a0'}
        actions={
          canAdd ? (
            <LinkButton variant="primary" href={paths.addProduct(kind)}>
              <PlusIcon />
              {words.add}
            </LinkButton>
          ) : null
        }
      />
      <AddRestriction what={kind} />
      {isSearchable ? (
        <div className={styles.search}>
          <SearchField
            label={words.search}
            isLabelHidden
            placeholder={words.searchPlaceholder}
            value={query}
            onChange={searchFor}
          />
        </div>
      ) : null}
      <ProductList
        kind={kind}
        query={shownQuery}
        canAdd={canAdd ?? false}
        onClearSearch={() => searchFor('')}
      />
    </Stack>
  );
}
