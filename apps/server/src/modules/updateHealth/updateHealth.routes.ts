import { listOutcomeSites, listReleaseHealth, readReleaseHealth } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { UpdateHealthService } from './updateHealth.service.ts';

/** Mounts the routes of update health. */
export function updateHealthRoutes(app: App, health: UpdateHealthService): void {
  app.route({
    ...listReleaseHealth,
    handler: (request) =>
      health.list(contextOf(request), request.params.uuid, request.query.product),
  });
  app.route({
    ...readReleaseHealth,
    handler: (request) => {
      const { uuid: project, versionUUID: versionId } = request.params;
      return health.read(contextOf(request), { project, versionId });
    },
  });
  app.route({
    ...listOutcomeSites,
    handler: (request) => {
      const { uuid: project, versionUUID: versionId } = request.params;
      return health.listSites(contextOf(request), { project, versionId }, request.query);
    },
  });
}
