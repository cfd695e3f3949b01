import type { ProductKind } from '@pressdock/api';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

const productListPage = page(() => import('./ProductListPage.tsx'), 'ProductListPage');

/** The list of products of a kind; part of the first script. */
export const productsRoutes = (kind: ProductKind) => [
  route(patterns.products(kind), 'session', productListPage, { kind }),
];
