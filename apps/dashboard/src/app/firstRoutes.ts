import { PRODUCT_KINDS } from '@pressdock/api/limits';
import { loginRoute } from '../features/auth/auth.first.ts';
import { homeRoutes } from '../features/home/home.first.ts';
import { productFormRoutes } from '../features/productForm/productForm.first.ts';
import { productsRoutes } from '../features/products/products.first.ts';
import { versionsRoutes } from '../features/versions/versions.first.ts';

/**
 * The routes that most visits begin with. Only they are part of the first script, which has a byte
 * budget; `features.ts` lists all of them again and loads with the first page that needs it.
 */
export const firstRoutes = [
  loginRoute,
  ...homeRoutes,
  ...PRODUCT_KINDS.flatMap((kind) => [
    ...productsRoutes(kind),
    ...productFormRoutes(kind),
    ...versionsRoutes(kind),
  ]),
];
