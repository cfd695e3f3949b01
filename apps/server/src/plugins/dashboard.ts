import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import type { App } from '../http.ts';

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pressdock</title>
<h1>The dashboard is not built yet</h1>
<p>The server is running. Build the dashboard with <code>npm start</code> and reload this page.</p>
</html>`;

function isApiPath(url: string): boolean {
  return /^\/(?:api|storage)(?:[/?]|$)/.test(url);
}

/** Returns whether the dashboard's router handles a path, as opposed to a missing file. */
function isPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isApiPath(path) &&
    !path.startsWith('/assets/')
  );
}

/**
 * Serves the dashboard's built files. Browsers cache files with a hash in their name permanently and
 * revalidate the page, which is sent for every path that the router may handle.
 */
export async function serveDashboard(app: App, folder: string): Promise<void> {
  const page = join(folder, 'index.html');

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!existsSync(page)) return reply.code(503).send(notBuilt);
    return reply.code(200).send(await readFile(page));
  }

  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(join(folder, 'assets'));
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw notFound();
    return sendPage(reply);
  });
}
