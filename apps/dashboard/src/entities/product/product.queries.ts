import type { ProductKind } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';
import type { ListedProduct } from './product.kind.ts';
import { productUrls } from './productUrls.ts';

/** The cache keys of products; each is a prefix of the next ones. */
export const productKeys = {
  kind: (kind: ProductKind) => ['products', kind] as const,
  list: (kind: ProductKind) => ['products', kind, 'list'] as const,
  one: (kind: ProductKind, id: string) => ['products', kind, 'one', id] as const,
};

function listAtom(kind: ProductKind) {
  return queryAtom<ListedProduct[]>(() => ({
    queryKey: productKeys.list(kind),
    queryFn: async ({ signal }) => {
      const products = await dataOf(api.get(productUrls(kind).all, { signal }));
      // The URL determines the kind of the products, which the type of the response cannot.
      return products.map((product) => ({ ...product, kind }) as ListedProduct);
    },
  }));
}

/** The account's plugins and its themes, each sorted by name. */
export const productListAtoms = { plugin: listAtom('plugin'), theme: listAtom('theme') } as const;

/** Identifies a product. */
export interface ProductRef {
  kind: ProductKind;
  id: string;
}

/** Refetches everything about the products of a kind after a change to one of them. */
export const refreshProductsAtom = atom(null, (get, _set, kind: ProductKind) =>
  get(queryClientAtom).invalidateQueries({ queryKey: productKeys.kind(kind) }),
);
