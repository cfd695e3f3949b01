import { defineModule } from '../../module.ts';
import { healthRoutes } from './health.routes.ts';

/** The routes that process supervisors and load balancers call. */
export const healthModule = defineModule({
  name: 'health',
  services: ({ database }) => database,
  routes: healthRoutes,
});
