import { downloadComposerDist, readComposerPackage, readComposerRepository } from '@pressdock/api';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { App } from '../../http.ts';
import type { PackageSender } from '../versions/packageSender.ts';
import type { ComposerService } from './composer.service.ts';

/** Asks for the password where there was none that is good, as Composer expects it. */
async function askingForPassword<Result>(
  reply: FastifyReply,
  work: Promise<Result>,
): Promise<Result> {
  // Each key has a repository of its own behind the same address.
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

/** Mounts the calls of Composer. */
export function composerRoutes(app: App, composer: ComposerService, send: PackageSender): void {
  app.route({
    ...readComposerRepository,
    handler: ({ params, headers }, reply) =>
      askingForPassword(
        reply,
        composer.repository({ ...params, authorization: headers.authorization }),
      ),
  });

  app.route({
    ...readComposerPackage,
    handler: ({ params, headers }, reply) =>
      askingForPassword(
        reply,
        composer.describe({ ...params, authorization: headers.authorization }, params),
      ),
  });

  app.route({
    ...downloadComposerDist,
    handler: async ({ params, headers }, reply) => {
      const { slug, version } = await askingForPassword(
        reply,
        composer.find({ ...params, authorization: headers.authorization }, params),
      );
      return send(reply, slug, version);
    },
  });
}
