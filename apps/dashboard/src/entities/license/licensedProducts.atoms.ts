import type { ProductKind } from '../../shared/paths.ts';
import { atom } from '../../shared/state.ts';
import { productListAtoms } from '../product/product.queries.ts';

/** A product that a licence may be for. */
export interface LicensedProduct {
  id: string;
  kind: ProductKind;
  name: string;
  /** As choices call it: its kind and its name. @see specification, section 3, "License" */
  label: string;
}

/** Which of their lists could not be read, if any. */
export const failedProductsAtom = atom((get): ProductKind | undefined =>
  (['plugin', 'theme'] as const).find((kind) => {
    const { data, isError } = get(productListAtoms[kind]);
    return isError && data === undefined;
  }),
);

/** Plugins and themes as one list: undefined until both are known. */
export const licensedProductsAtom = atom((get): LicensedProduct[] | undefined => {
  const plugins = get(productListAtoms.plugin).data;
  const themes = get(productListAtoms.theme).data;
  if (plugins === undefined || themes === undefined) return undefined;
  return [...plugins, ...themes].map(({ _id, kind, name }) => ({
    id: _id,
    kind,
    name,
    label: `[${kind}] - ${name}`,
  }));
});
