import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The list of customers, and one customer. */
export const customersFeature: Feature = {
  routes: [
    route(
      patterns.customers,
      'session',
      page(() => import('./CustomersPage.tsx'), 'CustomersPage'),
    ),
    route(
      patterns.customer,
      'session',
      page(() => import('./CustomerPage.tsx'), 'CustomerPage'),
    ),
  ],
};
