import type { Result } from '@pressdock/api/client';
import type { ProductRef } from '../../../entities/product/product.queries.ts';
import { productKeys } from '../../../entities/product/product.queries.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';
import { deletingProductAtom } from '../versions.queries.ts';

/** Deletes a product with its versions. A missing product counts as deleted. */
export const deleteProductAtom = atom(null, async (get, set, { kind, id }: ProductRef) => {
  const path = { id };
  const client = get(queryClientAtom);
  set(deletingProductAtom, id);
  await client.cancelQueries({ queryKey: productKeys.one(kind, id) });
  const result: Result<unknown> = await api.delete(productUrls(kind).one, { params: { path } });
  if (!result.ok && result.status !== 404) {
    set(deletingProductAtom, null);
    return result;
  }
  await client.invalidateQueries({ queryKey: productKeys.list(kind) });
  return { ok: true, status: 200, data: undefined } satisfies Result<undefined>;
});
