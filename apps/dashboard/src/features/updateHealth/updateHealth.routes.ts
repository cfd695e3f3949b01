import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { analyticsPatterns } from '../../shared/analyticsPaths.ts';
import { page, route } from '../../shared/navigation/route.tsx';

/** How the sites of a product took its releases. */
export const updateHealthFeature: Feature = {
  routes: [
    route(
      analyticsPatterns.updateHealth,
      'session',
      page(() => import('./UpdateHealthPage.tsx'), 'UpdateHealthPage'),
    ),
    route(
      analyticsPatterns.releaseHealth,
      'session',
      page(() => import('./release/ReleasePage.tsx'), 'ReleasePage'),
    ),
  ],
};
