import type { Product } from '../../entities/product/product.kind.ts';
import type { ProductVersion } from './versions.queries.ts';

/** The props of every dialog about one version. */
export interface VersionDialogProps {
  product: Product;
  version: ProductVersion;
  onClose: () => void;
}
