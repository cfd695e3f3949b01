import { defineModule } from '../../module.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { createAnalyticsService } from './analytics.service.ts';

/** The download figures of versions. */
export const analyticsModule = defineModule({
  name: 'analytics',
  services: ({ database }) => createAnalyticsService(database),
  routes: analyticsRoutes,
});
