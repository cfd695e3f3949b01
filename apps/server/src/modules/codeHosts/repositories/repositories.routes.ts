import {
  addRepository,
  deleteRepository,
  listBranches,
  listRepositories,
  readRepository,
  trustHostKey,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { BranchesService } from './branches.service.ts';
import type { RepositoriesService } from './repositories.service.ts';

/** Mounts the routes of repositories. */
export function repositoriesRoutes(
  app: App,
  { repositories, branches }: { repositories: RepositoriesService; branches: BranchesService },
): void {
  app.route({
    ...listRepositories,
    handler: (request) => repositories.list(contextOf(request), request.query),
  });

  app.route({
    ...addRepository,
    handler: async (request, reply) =>
      reply.code(201).send(await repositories.add(contextOf(request), request.body)),
  });

  app.route({
    ...readRepository,
    handler: (request) => repositories.read(contextOf(request), request.params.id),
  });

  app.route({
    ...deleteRepository,
    handler: async (request, reply) => {
      await repositories.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...trustHostKey,
    handler: (request) => {
      const { id } = request.params;
      return repositories.trustHostKey(contextOf(request), id, request.body.fingerprint);
    },
  });

  app.route({
    ...listBranches,
    handler: (request) => branches.list(contextOf(request), request.params.id),
  });
}
