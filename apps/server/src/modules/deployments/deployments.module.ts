import { BUILD_LIMITS } from '@pressdock/api/limits';
import { olderThan } from '../../db/retention/retentionRule.ts';
import { defineModule, exportedPart, sealedColumn } from '../../module.ts';
import { codeHostsModule } from '../codeHosts/codeHosts.module.ts';
import { githubActionsRoutes } from './actions/githubActions.routes.ts';
import { createGithubActionsService } from './actions/githubActions.service.ts';
import { connectingRoutes } from './connecting/connecting.routes.ts';
import { createConnectingService } from './connecting/connecting.service.ts';
import { createDetaching } from './connecting/detaching.ts';
import { createPreparing } from './connecting/preparing.ts';
import { createRepositoryLease } from './connecting/repositoryLease.ts';
import { debuggingRoutes } from './debugging/debugging.routes.ts';
import { createDebugging } from './debugging/debugging.service.ts';
import * as deliveries from './deliveries.store.ts';
import { deploymentsRoutes } from './deployments.routes.ts';
import { createDeploymentsService } from './deployments.service.ts';
import { deploymentsTables } from './deployments.tables.ts';
import { statusRoutes } from './status/status.routes.ts';
import { createStatusService } from './status/status.service.ts';
import { createVersionStatus } from './status/versionStatus.service.ts';
import { secretContext } from './webhookSecret.ts';

const dayMs = 24 * 60 * 60_000;

/** The repositories that products are deployed from. */
export const deploymentsModule = defineModule({
  name: 'deployments',
  tables: deploymentsTables,
  largeTables: ['deployment_deliveries'],
  exportedData: [
    exportedPart('deployments', 'deployments', [
      ...(['id', 'item_id', 'repository_id', 'branch', 'path', 'releases_tags'] as const),
      ...(['delivered_at', 'delivery_outcome', 'connected_at', 'created_at'] as const),
    ]),
  ],
  retention: [olderThan('deployment_deliveries', 'received_at', BUILD_LIMITS.deliveryDays)],
  sealedColumns: [sealedColumn('deployments', 'sealed_secret', secretContext)],
  services({ config: { publicUrl }, database, external: { sealer, git }, use }) {
    const codeHosts = use(codeHostsModule);
    const { repositories, hostObjects, remotes } = codeHosts;
    const detaching = createDetaching(database, codeHosts);
    const withLease = createRepositoryLease(database);
    const preparing = createPreparing(database, {
      ...{ ...codeHosts, sealer, git, detaching, withLease },
    });
    const connecting = createConnectingService(database, {
      ...{ ...codeHosts, sealer, publicUrl, preparing, detaching, withLease },
    });
    return {
      deployments: createDeploymentsService(database, {
        ...{ sealer, publicUrl, preparing, repositories },
      }),
      connecting,
      actions: createGithubActionsService(database, { publicUrl, webhook: connecting }),
      detaching,
      status: createStatusService(database, {
        ...{ publicUrl, git, hostObjects, remotes, repositories },
      }),
      versionStatus: createVersionStatus(database, { git, remotes }),
      debugging: createDebugging(database, { hostObjects, repositories }),
      /** The webhooks that products receive, in transactions of the module that builds them. */
      deliveries: {
        record: deliveries.recordDelivery,
        remember: deliveries.rememberDelivery,
        findBuild: deliveries.findBuildOfDelivery,
      },
      prune: () =>
        database.withSystem((tx) =>
          deliveries.deleteDeliveries(tx, new Date(Date.now() - BUILD_LIMITS.deliveryDays * dayMs)),
        ),
    };
  },
  subscriptions: ({ detaching }) => ({
    productDeleting: (tx, { accountId, productId }) =>
      detaching.detachProduct(tx, accountId, productId),
    accountDeleting: (tx, { accountId }) => detaching.detachAccount(tx, accountId),
  }),
  sweeps: [
    { everyMinutes: 10, run: ({ prune }) => prune() },
    { everyMinutes: 10, run: ({ detaching }) => detaching.removeUnfinished() },
  ],
  routes(app, { deployments, connecting, actions, status, versionStatus, debugging }) {
    deploymentsRoutes(app, deployments);
    connectingRoutes(app, connecting);
    githubActionsRoutes(app, actions);
    statusRoutes(app, { status, versionStatus });
    debuggingRoutes(app, debugging);
  },
});
