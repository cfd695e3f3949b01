import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { billingPatterns } from '../../shared/billingPaths.ts';
import { page, route } from '../../shared/navigation/route.tsx';

/** The plan, the card and the invoices of the account. */
export const billingFeature: Feature = {
  routes: [
    route(
      billingPatterns.billing,
      'session',
      page(() => import('./BillingPage.tsx'), 'BillingPage'),
    ),
  ],
};
