import { createDeployKey, deleteDeployKey, listDeployKeys } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { DeployKeysService } from './deployKeys.service.ts';

/** Mounts the routes of deploy keys. */
export function deployKeysRoutes(app: App, deployKeys: DeployKeysService): void {
  app.route({ ...listDeployKeys, handler: (request) => deployKeys.list(contextOf(request)) });

  app.route({
    ...createDeployKey,
    handler: async (request, reply) => {
      const { pluginOrThemeId } = request.body;
      return reply.code(201).send(await deployKeys.create(contextOf(request), pluginOrThemeId));
    },
  });

  app.route({
    ...deleteDeployKey,
    handler: async (request, reply) => {
      await deployKeys.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}
