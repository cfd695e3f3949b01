import { readDetailsPage } from '@pressdock/api';
import type { App } from '../../../http.ts';
import type { UpdatesService } from '../check/updates.service.ts';
import { DETAILS_POLICY, writeDetailsPage } from './detailsPage.rules.ts';

/** Mounts the public pages about products. WordPress frames them, so they have their own policy. */
export async function detailsRoutes(app: App, updates: UpdatesService): Promise<void> {
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers({
        'content-security-policy': DETAILS_POLICY,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      done();
    });
    scope.route({
      ...readDetailsPage,
      handler: async ({ params }, reply) => {
        const product = await updates.findDetails(params.id);
        reply.header('cache-control', 'public, max-age=60');
        return reply.type('text/html; charset=utf-8').send(writeDetailsPage(product));
      },
    });
  });
}
