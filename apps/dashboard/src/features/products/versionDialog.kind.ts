import type { Product } from '../../entities/product/product.kind.ts';
import type { ProductVersion } from './products.queries.ts';

/** What every dialog about one version is given. */
export interface VersionDialogProps {
  product: Product;
  version: ProductVersion;
  onClose: () => void;
}
