import type { Product } from '../../../entities/product/product.kind.ts';
import { downloadsLabel } from '../../../entities/product/product.rules.ts';
import { formatCount } from '../../../shared/format.ts';

/**
 * What is lost with a product, each with its number: "3 versions", "12 licenses", "1,204 downloads".
 * Nothing for one without versions and licences, which is deleted without much ado.
 */
export function goesWithProduct({
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
