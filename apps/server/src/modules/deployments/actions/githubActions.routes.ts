import { readGithubActions, setGithubActions } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { GithubActionsService } from './githubActions.service.ts';

/** Mounts the routes of the GitHub Actions mode. */
export function githubActionsRoutes(app: App, actions: GithubActionsService): void {
  app.route({
    ...readGithubActions,
    handler: (request) => actions.read(contextOf(request), request.params.id),
  });

  app.route({
    ...setGithubActions,
    handler: (request) =>
      actions.set(contextOf(request), request.params.id, request.body.isEnabled),
  });
}
