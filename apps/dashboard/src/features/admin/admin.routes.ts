import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { billingPatterns } from '../../shared/billingPaths.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The operator's pages: accounts, their billing, and creating the first operator. */
export const adminFeature: Feature = {
  routes: [
    route(
      patterns.createOperator,
      'visitor',
      page(() => import('./CreateOperatorPage.tsx'), 'CreateOperatorPage'),
    ),
    route(
      patterns.accounts,
      'session',
      page(() => import('./AccountsPage.tsx'), 'AccountsPage'),
    ),
    route(
      billingPatterns.accounts,
      'session',
      page(() => import('./billing/BilledAccountsPage.tsx'), 'BilledAccountsPage'),
    ),
    route(
      patterns.account,
      'session',
      page(() => import('./AccountPage.tsx'), 'AccountPage'),
    ),
  ],
};
