import { receiveStripeEvent } from '@pressdock/api';
import { notFound } from '../../../errors.ts';
import type { App } from '../../../http.ts';
import type { BillingServices } from '../billing.services.ts';

const bodyLimit = 512 * 1024;

/** Mounts the route that receives events. Their signatures are over the bytes of the body. */
export async function eventsRoutes(
  app: App,
  { enabled }: Pick<BillingServices, 'enabled'>,
): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      ...receiveStripeEvent,
      bodyLimit,
      handler: async (request) => {
        if (enabled === null) throw notFound();
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers['stripe-signature'];
        await enabled.events.receive(body, [signature].flat()[0]);
        return { received: true };
      },
    });
  });
}
