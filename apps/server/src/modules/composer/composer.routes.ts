import { downloadComposerDist, readComposerPackage, readComposerRepository } from '@pressdock/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { App } from '../../http.ts';
import { limitUnknownKeys } from '../licensing/checks/unknownKeyLimit.ts';
import type { SendPackage } from '../packages/packageSender.ts';
import type { ComposerRequest, ComposerService } from './composer.service.ts';

const readRequest = (
  request: FastifyRequest<{ Params: { account: string } }>,
): ComposerRequest => ({
  account: request.params.account,
  authorization: request.headers.authorization,
  unknownKeys: limitUnknownKeys(request),
});

/** Adds the challenge that makes Composer ask for a password when authentication failed. */
async function withChallenge<Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> {
  // The response depends on the key.
  reply.header('cache-control', 'no-store');
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unauthenticated') {
      reply.header('www-authenticate', 'Basic realm="Composer", charset="UTF-8"');
    }
    throw error;
  }
}

/** Mounts the Composer repository. */
export function composerRoutes(
  app: App,
  { composer, sendPackage }: { composer: ComposerService; sendPackage: SendPackage },
): void {
  app.route({
    ...readComposerRepository,
    handler: (request, reply) =>
      withChallenge(reply, composer.readRepository(readRequest(request))),
  });

  app.route({
    ...readComposerPackage,
    handler: (request, reply) =>
      withChallenge(reply, composer.readPackage(readRequest(request), request.params)),
  });

  app.route({
    ...downloadComposerDist,
    handler: async (request, reply) => {
      const { slug, version } = await withChallenge(
        reply,
        composer.findVersion(readRequest(request), request.params),
      );
      return sendPackage(reply, slug, version);
    },
  });
}
