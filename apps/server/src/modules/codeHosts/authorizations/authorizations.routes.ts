import { completeAuthorization, receiveAuthorization, startAuthorization } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { AuthorizationsService } from './authorizations.service.ts';

/** Mounts the routes that connect code hosts by OAuth. */
export function authorizationsRoutes(app: App, authorizations: AuthorizationsService): void {
  app.route({
    ...startAuthorization,
    handler: async (request, reply) => {
      const { provider } = request.params;
      return reply.code(201).send(await authorizations.start(contextOf(request), provider));
    },
  });

  app.route({
    ...receiveAuthorization,
    handler: async (request, reply) => {
      const page = await authorizations.receive(request.params.provider, request.query);
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(page, 302);
    },
  });

  app.route({
    ...completeAuthorization,
    handler: (request) => authorizations.complete(contextOf(request), request.body.id),
  });
}
