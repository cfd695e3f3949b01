import type { ProductKind } from '@pressdock/api';

/** The product whose versions are meant. */
export interface VersionOwner {
  kind: ProductKind;
  productId: string;
}
