import type { ProductKind } from '@pressdock/api';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

const addProductPage = page(() => import('./AddProductPage.tsx'), 'AddProductPage');
const editProductPage = page(() => import('./EditProductPage.tsx'), 'EditProductPage');

/** Adding and editing a product; part of the first script. */
export const productFormRoutes = (kind: ProductKind) => [
  route(patterns.addProduct(kind), 'session', addProductPage, { kind }),
  route(patterns.editProduct(kind), 'session', editProductPage, { kind }),
];
