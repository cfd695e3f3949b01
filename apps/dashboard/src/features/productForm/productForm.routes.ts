import { PlusIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { type ProductKind, paths } from '../../shared/paths.ts';
import { productFormRoutes } from './productForm.first.ts';

const labels = { plugin: 'Add plugin', theme: 'Add theme' } as const;

/** Adding and editing a product of a kind. */
export const productFormFeature = (kind: ProductKind): Feature => ({
  routes: productFormRoutes(kind),
  commands: [
    {
      id: `add-${kind}`,
      label: labels[kind],
      href: paths.addProduct(kind),
      icon: PlusIcon,
      adds: 'product',
    },
  ],
});
