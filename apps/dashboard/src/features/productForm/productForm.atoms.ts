import type { Result } from '@pressdock/api/client';
import { type ProductRef, refreshProductsAtom } from '../../entities/product/product.queries.ts';
import { productUrls } from '../../entities/product/productUrls.ts';
import type { ProductKind } from '../../shared/paths.ts';
import { api } from '../../shared/server/api.ts';
import { atom } from '../../shared/state.ts';
import { changedFields, payloadOf } from './rules/productForm.rules.ts';
import type { ProductFormValues } from './rules/productForm.values.ts';

/** Adds a product. */
export const addProductAtom = atom(
  null,
  async (_get, set, { kind, values }: { kind: ProductKind; values: ProductFormValues }) => {
    const body = payloadOf(kind, values);
    const result: Result<{ _id: string }> = await api.post(productUrls(kind).all, { body });
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
    const result: Result<{ _id: string }> = await api.patch(productUrls(kind).one, {
      params: { path: { id } },
      body,
    });
    if (result.ok) void set(refreshProductsAtom, kind);
    return result;
  },
);
