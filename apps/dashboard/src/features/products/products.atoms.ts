import type { Result } from '@pressdock/api/client';
import { productKeys } from '../../entities/product/product.queries.ts';
import { api } from '../../shared/api.ts';
import type { ProductKind } from '../../shared/paths.ts';
import { queryClientAtom } from '../../shared/query.ts';
import { atom } from '../../shared/state.ts';
import { changedFields, type ProductFormValues, payloadOf } from './productForm.rules.ts';
import { leavingAtom, type ProductRef, productPaths } from './products.queries.ts';

/** Reads everything about the products of a kind anew, after a change to one of them. */
export const refreshProductsAtom = atom(null, (get, _set, kind: ProductKind) =>
  get(queryClientAtom).invalidateQueries({ queryKey: productKeys.kind(kind) }),
);

/** Adds a product. */
export const addProductAtom = atom(
  null,
  async (_get, set, { kind, values }: { kind: ProductKind; values: ProductFormValues }) => {
    const body = payloadOf(kind, values);
    const result: Result<{ _id: string }> = await api.post(productPaths[kind].all, { body });
    if (result.ok) void set(refreshProductsAtom, kind);
    return result;
  },
);

/** What is saved over an existing product. */
export interface ProductChange extends ProductRef {
  values: ProductFormValues;
  /** How the form began: only what differs from it is sent, so fields that no form shows are kept. */
  initial: ProductFormValues;
  /** The revision that was edited; a later one at the server refuses the change. */
  revision: number;
}

/** Saves what was changed on a product. */
export const editProductAtom = atom(
  null,
  async (_get, set, { kind, id, values, initial, revision }: ProductChange) => {
    const body = { name: values.name, ...changedFields(kind, values, initial), revision };
    const result: Result<{ _id: string }> = await api.patch(productPaths[kind].one, {
      params: { path: { id } },
      body,
    });
    if (result.ok) void set(refreshProductsAtom, kind);
    return result;
  },
);

/** Deletes a product with its versions. One that is gone already counts as deleted. */
export const deleteProductAtom = atom(null, async (get, set, { kind, id }: ProductRef) => {
  const path = { id };
  const client = get(queryClientAtom);
  set(leavingAtom, id);
  await client.cancelQueries({ queryKey: productKeys.one(kind, id) });
  const result = await api.delete(productPaths[kind].one, { params: { path } });
  const isGone = result.ok || result.status === 404;
  if (isGone) await client.invalidateQueries({ queryKey: productKeys.list(kind) });
  else set(leavingAtom, null);
  return isGone;
});
