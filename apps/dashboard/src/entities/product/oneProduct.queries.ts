import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atomFamily } from '../../shared/state.ts';
import type { Product } from './product.kind.ts';
import { type ProductRef, productKeys } from './product.queries.ts';
import { productUrls } from './productUrls.ts';

/** One product, by kind and id. */
export const productAtoms = atomFamily(
  ({ kind, id }: ProductRef) =>
    queryAtom<Product>(() => ({
      queryKey: [...productKeys.one(kind, id), 'facts'],
      queryFn: async ({ signal }) => {
        const path = { id };
        const facts = await dataOf(api.get(productUrls(kind).one, { params: { path }, signal }));
        // The URL determines the kind of the product, which the type of the response cannot.
        return { ...facts, kind } as Product;
      },
    })),
  (a, b) => a.kind === b.kind && a.id === b.id,
);
