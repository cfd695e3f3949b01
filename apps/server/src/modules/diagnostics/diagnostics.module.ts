import { defineModule } from '../../module.ts';
import { diagnosticsRoutes } from './diagnostics.routes.ts';

/** Answers the questions of the command line about the way that requests take to this server. */
export const diagnosticsModule = defineModule({
  name: 'diagnostics',
  services: ({ external }) => external.sealer,
  routes: diagnosticsRoutes,
});
