import { PRODUCT_KINDS } from '@pressdock/api/limits';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { productIcons } from './productIcons.ts';
import { productsTitles } from './products.titles.messages.ts';

const orders = { plugin: 1, theme: 2 } as const;

/** The entries of the main navigation that lead to the products of each kind. */
export const productsEntries: readonly NavigationEntry[] = PRODUCT_KINDS.map((kind) => ({
  id: kind,
  label: productsTitles[kind],
  href: paths.products(kind),
  icon: productIcons[kind],
  group: 'products',
  order: orders[kind],
}));
