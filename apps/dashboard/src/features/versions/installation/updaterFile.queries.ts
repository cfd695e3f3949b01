import type { UpdaterFileResponse } from '@pressdock/api';
import type { Product } from '../../../entities/product/product.kind.ts';
import { productKeys } from '../../../entities/product/product.queries.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';

/** The PHP file that makes a product check for updates. It changes with the product. */
export const updaterFileAtoms = atomFamily(
  ({ kind, _id: id }: Pick<Product, 'kind' | '_id'>) =>
    queryAtom<UpdaterFileResponse>(() => ({
      queryKey: [...productKeys.one(kind, id), 'updaterFile'],
      queryFn: ({ signal }) =>
        dataOf(api.get(productUrls(kind).updaterFile, { params: { path: { id } }, signal })),
    })),
  (a, b) => a.kind === b.kind && a._id === b._id,
);
