import { UserIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { customersTitles } from './customers.titles.messages.ts';

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
  navigation: [
    {
      id: 'customers',
      label: customersTitles.page,
      href: paths.customers(),
      icon: UserIcon,
      group: 'sell',
      order: 2,
    },
  ],
};
