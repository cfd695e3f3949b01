import { downloadComposerDist, readComposerPackage, readComposerRepository } from '@pressdock/api';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { App } from '../../http.ts';
import type { SendPackage } from '../packages/packageSender.ts';
import type { ComposerService } from './composer.service.ts';

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
    handler: ({ params, headers }, reply) =>
      withChallenge(
        reply,
        composer.readRepository({ ...params, authorization: headers.authorization }),
      ),
  });

  app.route({
    ...readComposerPackage,
    handler: ({ params, headers }, reply) =>
      withChallenge(
        reply,
        composer.readPackage({ ...params, authorization: headers.authorization }, params),
      ),
  });

  app.route({
    ...downloadComposerDist,
    handler: async ({ params, headers }, reply) => {
      const { slug, version } = await withChallenge(
        reply,
        composer.findVersion({ ...params, authorization: headers.authorization }, params),
      );
      return sendPackage(reply, slug, version);
    },
  });
}
