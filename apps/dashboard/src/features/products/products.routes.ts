import { PaletteIcon, PlugIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { type ProductKind, paths } from '../../shared/paths.ts';
import { productsRoutes } from './products.first.ts';
import { productsTitles } from './products.titles.messages.ts';

const entries = {
  plugin: { label: productsTitles.plugin, icon: PlugIcon, order: 1 },
  theme: { label: productsTitles.theme, icon: PaletteIcon, order: 2 },
} as const;

/** The list of products of a kind. */
export const productsFeature = (kind: ProductKind): Feature => ({
  routes: productsRoutes(kind),
  navigation: [{ id: kind, href: paths.products(kind), group: 'products', ...entries[kind] }],
});
