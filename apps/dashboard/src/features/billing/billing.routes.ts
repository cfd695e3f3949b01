import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The plan, the card and the invoices of the account. */
export const billingFeature: Feature = {
  routes: [
    route(
      patterns.billing,
      'session',
      page(() => import('./BillingPage.tsx'), 'BillingPage'),
    ),
  ],
};
