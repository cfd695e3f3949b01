import type { ProductKind } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { type ProductRef, refreshProductsAtom } from '../../entities/product/product.queries.ts';
import { productUrls } from '../../entities/product/productUrls.ts';
import type { FormSource } from '../../shared/form/form.rules.ts';
import { api } from '../../shared/server/api.ts';
import { atom } from '../../shared/state.ts';
import { changedFields, payloadOf } from './rules/productForm.rules.ts';
import type { ProductFormValues } from './rules/productForm.values.ts';

/** A product to add, with the uploaded package of its first version. */
export interface NewProduct {
  kind: ProductKind;
  values: ProductFormValues;
  s3Url: string | undefined;
}

/** Adds a product. */
export const addProductAtom = atom(null, async (_get, set, { kind, values, s3Url }: NewProduct) => {
  const body = { ...payloadOf(kind, values), s3Url };
  const result: Result<{ _id: string }> = await api.post(productUrls(kind).all, { body });
  if (result.ok) void set(refreshProductsAtom, kind);
  return result;
});

/** The values to save on an existing product, and what they are based on. */
export interface ProductChange extends ProductRef {
  values: ProductFormValues;
  /** Only differences from it are sent, so that fields the form does not show are preserved. */
  source: FormSource<ProductFormValues>;
}

/** Saves changes to a product. */
export const editProductAtom = atom(
  null,
  async (_get, set, { kind, id, values, source }: ProductChange) => {
    const changes = changedFields(kind, values, source.values);
    const body = { name: values.name, ...changes, revision: source.revision };
    const result: Result<{ _id: string }> = await api.patch(productUrls(kind).one, {
      params: { path: { id } },
      body,
    });
    if (result.ok) void set(refreshProductsAtom, kind);
    return result;
  },
);
