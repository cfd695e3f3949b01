import { listDeployments, readDeployment, updateDeployment } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { DeploymentsService } from './deployments.service.ts';

/** Mounts the routes of deployments. */
export function deploymentsRoutes(app: App, deployments: DeploymentsService): void {
  app.route({ ...listDeployments, handler: (request) => deployments.list(contextOf(request)) });

  app.route({
    ...readDeployment,
    handler: (request) => deployments.read(contextOf(request), request.params.id),
  });

  app.route({
    ...updateDeployment,
    handler: (request) => deployments.update(contextOf(request), request.params.id, request.body),
  });
}
