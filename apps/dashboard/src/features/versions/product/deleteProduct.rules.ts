import type { Product } from '../../../entities/product/product.kind.ts';
import { downloadsLabel } from '../../../entities/product/product.rules.ts';
import { formatCount } from '../../../shared/format.ts';

/**
 * Returns what is deleted with a product: "3 versions", "12 licenses", "1,204 downloads".
 * Empty for a product without versions and licenses.
 */
export function lossesWithProduct({
  versionCount,
  licenseCount,
  downloads,
}: Pick<Product, 'versionCount' | 'licenseCount' | 'downloads'>): string[] {
  if (versionCount === 0 && licenseCount === 0) return [];
  return [
    formatCount(versionCount, 'version', 'versions'),
    formatCount(licenseCount, 'license', 'licenses'),
    downloadsLabel(downloads),
  ];
}
