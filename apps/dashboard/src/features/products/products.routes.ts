import type { ProductKind } from '@pressdock/api';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { productsRoutes } from './products.first.ts';
import { productsTitles } from './products.titles.messages.ts';

/** The list of products of a kind. */
export const productsFeature = (kind: ProductKind): Feature => ({
  routes: productsRoutes(kind),
  paletteSections: [
    {
      title: productsTitles[kind],
      loadCommands: async () =>
        (await import('./productCommands.atoms.ts')).productCommandsAtoms[kind],
    },
  ],
});
