import { defineModule } from '../../module.ts';
import { codeHostsModule } from '../codeHosts/codeHosts.module.ts';
import { deploymentsModule } from '../deployments/deployments.module.ts';
import { releaseTraceRoutes } from './releaseTrace.routes.ts';
import { createReleaseTrace } from './releaseTrace.service.ts';

/** Follows a release from the code host to the sites. */
export const releaseTraceModule = defineModule({
  name: 'releaseTrace',
  services({ database: db, external: { git }, use }) {
    const { deployments } = use(deploymentsModule);
    const { remotes, hostObjects } = use(codeHostsModule);
    return createReleaseTrace({ db, git, deployments, remotes, hostObjects });
  },
  routes: releaseTraceRoutes,
});
