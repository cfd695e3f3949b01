import type { PaletteCommand } from '../../entities/navigation/navigation.kind.ts';
import type { ListedProduct } from '../../entities/product/product.kind.ts';
import { versionLabel } from '../../entities/product/product.rules.ts';
import { paths } from '../../shared/paths.ts';
import { productIcons } from './productIcons.ts';

/** Returns the command that opens a product. */
export function productCommand({
  kind,
  _id,
  name,
  slug,
  latestVersion,
}: ListedProduct): PaletteCommand {
  return {
    id: `${kind}-${_id}`,
    label: name,
    detail: versionLabel(latestVersion),
    keywords: slug,
    icon: productIcons[kind],
    href: paths.product(kind, _id),
  };
}
