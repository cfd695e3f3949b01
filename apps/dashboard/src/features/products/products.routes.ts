import type { ProductKind } from '@pressdock/api';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { productIcons } from './productIcons.ts';
import { productsRoutes } from './products.first.ts';
import { productsTitles } from './products.titles.messages.ts';

const orders = { plugin: 1, theme: 2 } as const;

/** The list of products of a kind. */
export const productsFeature = (kind: ProductKind): Feature => ({
  routes: productsRoutes(kind),
  navigation: [
    {
      id: kind,
      label: productsTitles[kind],
      href: paths.products(kind),
      icon: productIcons[kind],
      group: 'products',
      order: orders[kind],
    },
  ],
  paletteSections: [
    {
      title: productsTitles[kind],
      loadCommands: async () =>
        (await import('./productCommands.atoms.ts')).productCommandsAtoms[kind],
    },
  ],
});
