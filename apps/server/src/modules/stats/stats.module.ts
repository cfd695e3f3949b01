import { defineModule } from '../../module.ts';
import { statsRoutes } from './stats.routes.ts';
import { createStatsService } from './stats.service.ts';

/** The figures of the dashboard's home page. */
export const statsModule = defineModule({
  name: 'stats',
  services: ({ database }) => createStatsService(database),
  routes: statsRoutes,
});
