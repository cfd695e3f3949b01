import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../errors.ts';
import type { App } from '../../http.ts';
import { type Documentation, HTML, type PublicFile } from './documentation.service.ts';
import { MISSING, OPEN_API, ROOT, SEARCH } from './pages/paths.rules.ts';

/** One page loads three files. */
const config = { rateLimit: { perMinute: 300 } };

/** Returns whether a client has a file already: `If-None-Match` lists its entity tag. */
export function hasCurrent(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim()) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

/** Sends a file, which clients revalidate on every request, so that all files are of one release. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: PublicFile): FastifyReply {
  const { type, body, etag } = file;
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}

/** Returns the first parameter `q`; empty without one. */
function findQuery(query: unknown): string {
  const { q = '' } = query as { q?: string | string[] };
  return [q].flat()[0] ?? '';
}

/** Mounts the contract and the pages of the documentation. */
export function documentationRoutes(app: App, documentation: Documentation): void {
  app.get(OPEN_API, { config }, async (request, reply) => {
    const file = await documentation.find(OPEN_API);
    if (!file) throw notFound();
    // Tools on other sites read it, too.
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendFile(request, reply, file);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = ''] = request.url.split('?', 1);
    const file = await documentation.find(path);
    if (file) return sendFile(request, reply, file);
    const missing = await documentation.find(MISSING);
    if (!missing) throw notFound();
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type(missing.type)
      .send(missing.body);
  }

  app.get(SEARCH, { config }, async (request, reply) => {
    const { html, isValid } = await documentation.search(findQuery(request.query));
    reply.header('cache-control', 'no-store');
    return reply
      .code(isValid ? 200 : 400)
      .type(HTML)
      .send(html);
  });

  app.get(ROOT, { config }, sendPage);
  app.get(`${ROOT}/*`, { config }, sendPage);
}
