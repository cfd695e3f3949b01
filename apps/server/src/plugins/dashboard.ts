import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { notFound } from '../errors.ts';
import type { App } from '../http.ts';
import { isDashboardPath, listServerNames } from './dashboardPath.rules.ts';

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pressdock</title>
<h1>The dashboard is not built yet</h1>
<p>The server is running. Build the dashboard with <code>npm start</code> and reload this page.</p>
</html>`;

/**
 * Serves the dashboard's built files. Browsers cache files with a hash in their name permanently and
 * revalidate the page, which is sent for every path that no route of the server begins with, because
 * the dashboard's router may handle it.
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
  let serverNames: ReadonlySet<string> | undefined;
  app.setNotFoundHandler(({ method, url }, reply) => {
    serverNames ??= listServerNames(app.mountedRoutes);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !isDashboardPath(url, serverNames)) throw notFound();
    return sendPage(reply);
  });
}
