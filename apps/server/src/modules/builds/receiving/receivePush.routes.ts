import { receivePush } from '@pressdock/api';
import { BUILD_LIMITS } from '@pressdock/api/limits';
import type { App } from '../../../http.ts';
import type { ReceivePush } from './receivePush.service.ts';

/** Mounts the route that receives webhooks. Their signatures are over the bytes of the body. */
export async function receivePushRoutes(app: App, receive: ReceivePush): Promise<void> {
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      ...receivePush,
      bodyLimit: BUILD_LIMITS.deliveryBytes,
      handler: async (request, reply) => {
        const { headers } = request;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { message, build, isQueued } = await receive(request.params.id, { headers, body });
        return reply.code(isQueued ? 202 : 200).send({ message, build });
      },
    });
  });
}
