import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { analyticsPatterns } from '../../shared/analyticsPaths.ts';
import { page, route } from '../../shared/navigation/route.tsx';

/** The sites that use the account's products. */
export const analyticsFeature: Feature = {
  routes: [
    route(
      analyticsPatterns.analytics,
      'session',
      page(() => import('./AnalyticsPage.tsx'), 'AnalyticsPage'),
    ),
  ],
};
