import { defineModule } from '../../module.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealth } from './health.service.ts';

/** The routes that process supervisors and load balancers call. */
export const healthModule = defineModule({
  name: 'health',
  services: ({ config, database, storage }) => createHealth(config, database, storage.objects),
  routes: (app, { check }) => healthRoutes(app, check),
  metrics: ({ metrics }) => metrics,
});
