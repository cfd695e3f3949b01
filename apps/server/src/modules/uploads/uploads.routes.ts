import type { IncomingMessage } from 'node:http';
import { type ErrorCode, generateS3Policy, uploadPackage } from '@pressdock/api';
import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { Refusal } from '../../errors.ts';
import { type App, contextOf } from '../../http.ts';
import { reachableUrl } from './uploads.rules.ts';
import type { UploadsService } from './uploads.service.ts';

/** The result of an upload to the server's own storage. */
export type PostOutcome = { ok: true } | { ok: false; status: number; reason: string };

const CODES: ReadonlyMap<number, ErrorCode> = new Map([
  [403, 'forbidden'],
  [409, 'conflict'],
  [413, 'too_large'],
  [503, 'unavailable'],
  [507, 'insufficient_storage'],
]);

const FORM_OVERHEAD = 256 * 1024;

/**
 * Creates tickets to upload, and receives uploads if packages are stored in the data folder.
 * @param receive reads a posted form; absent if packages are uploaded to S3
 */
export async function uploadsRoutes(
  app: App,
  uploads: UploadsService,
  receive: ((request: IncomingMessage) => Promise<PostOutcome>) | undefined,
): Promise<void> {
  app.route({
    ...generateS3Policy,
    handler: async (request) => {
      const { fileSizeInBytes: size, slug } = request.query;
      const ticket = await uploads.createTicket(contextOf(request), { size, slug });
      return { ...ticket, url: reachableUrl(ticket.url, request.headers.host) };
    },
  });
  if (!receive) return;
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    scope.route({
      ...uploadPackage,
      bodyLimit: PACKAGE_LIMITS.packedBytes + FORM_OVERHEAD,
      handler: async (request, reply) => {
        const outcome = await receive(request.raw);
        if (outcome.ok) return reply.code(204).send();
        throw new Refusal(CODES.get(outcome.status) ?? 'validation_failed', outcome.reason);
      },
    });
  });
}
