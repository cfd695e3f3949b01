import type { ProductKind } from '@pressdock/api';
import { PlusIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { productFormRoutes } from './productForm.first.ts';
import { addProductTitles } from './productForm.titles.messages.ts';

/** Adding and editing a product of a kind. */
export const productFormFeature = (kind: ProductKind): Feature => ({
  routes: productFormRoutes(kind),
  commands: [
    {
      id: `add-${kind}`,
      label: addProductTitles[kind],
      href: paths.addProduct(kind),
      icon: PlusIcon,
      adds: 'product',
    },
  ],
});
