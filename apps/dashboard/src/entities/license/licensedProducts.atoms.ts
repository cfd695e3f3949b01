import type { ProductKind } from '@pressdock/api';
import { PRODUCT_KINDS } from '@pressdock/api/limits';
import { atom } from '../../shared/state.ts';
import { productListAtoms } from '../product/product.queries.ts';

/** A product that a license can be for. */
export interface LicensedProduct {
  id: string;
  kind: ProductKind;
  name: string;
  slug: string;
  /**
   * The kind and name, as shown in options.
   * @see specification, section 3, "License"
   */
  label: string;
}

/** The kind of the list that failed to load, if any. */
export const failedProductsAtom = atom((get): ProductKind | undefined =>
  PRODUCT_KINDS.find((kind) => {
    const { data, isError } = get(productListAtoms[kind]);
    return isError && data === undefined;
  }),
);

/** All plugins and themes as one list; undefined until both have loaded. */
export const licensedProductsAtom = atom((get): LicensedProduct[] | undefined => {
  const plugins = get(productListAtoms.plugin).data;
  const themes = get(productListAtoms.theme).data;
  if (plugins === undefined || themes === undefined) return undefined;
  return [...plugins, ...themes].map(({ _id, kind, name, slug }) => ({
    id: _id,
    kind,
    name,
    slug,
    label: `[${kind}] - ${name}`,
  }));
});
