import { normalizeIP } from '@fastify/rate-limit';
import { readPublicFlags } from '@pressdock/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../http.ts';
import type { PublicFlags, WrittenFlags } from './publicFlags.service.ts';

/** Browsers on every origin may read flags. Clients keep a response and ask whether it has changed. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-max-age': '86400',
};

/** Mounts the call with which sites and browsers read flags. */
export async function publicFlagsRoutes(app: App, flags: PublicFlags): Promise<void> {
  await app.register(async (scope: App) => {
    // Input of sites is never rejected, so validating it would only cost time.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.headers(HEADERS);
      done();
    });
    scope.route({
      ...readPublicFlags,
      handler: (request, reply) => {
        const { params, query } = request;
        const written = flags.evaluate(params.id, query, () => normalizeIP(request.ip));
        if (!(written instanceof Promise)) return void send(request, reply, written);
        return written.then((result) => void send(request, reply, result));
      },
    });
    scope.options(readPublicFlags.url, { config: readPublicFlags.config }, (_request, reply) =>
      reply.code(204).headers(PREFLIGHT).send(),
    );
  });
}

/** Sends a response, which is written already: serializing it would only cost time. */
function send({ headers }: FastifyRequest, reply: FastifyReply, { body, etag }: WrittenFlags) {
  reply.header('etag', etag);
  if (listsTag(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

/** Returns whether a client has a response already. A proxy may have made its tag weak. */
function listsTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
