import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { analyticsPatterns } from '../../shared/analyticsPaths.ts';
import { page, route } from '../../shared/navigation/route.tsx';

/** Analytics that a link shares with anyone who has it. */
export const sharedAnalyticsFeature: Feature = {
  routes: [
    route(
      analyticsPatterns.sharedAnalytics,
      'anyone',
      page(() => import('./SharedAnalyticsPage.tsx'), 'SharedAnalyticsPage'),
    ),
  ],
};
