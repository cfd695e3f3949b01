import type { Product } from '../../entities/product/product.kind.ts';
import type { ProductVersion } from './versions.queries.ts';

/** What every dialog about one version is given. */
export interface VersionDialogProps {
  product: Product;
  version: ProductVersion;
  onClose: () => void;
}
