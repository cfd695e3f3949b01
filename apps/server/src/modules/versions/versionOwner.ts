import type { ProductKind } from '@pressdock/api';

/** The product that the versions belong to. */
export interface VersionOwner {
  kind: ProductKind;
  productId: string;
}
