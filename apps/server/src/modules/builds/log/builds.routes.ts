import {
  buildNow,
  downloadBuildLog,
  listBuilds,
  listPluginBuilds,
  listThemeBuilds,
  NEXT_CURSOR_HEADER,
  readBuild,
  replayBuild,
  streamBuild,
} from '@pressdock/api';
import type { FastifyReply } from 'fastify';
import { type App, contextOf } from '../../../http.ts';
import type { BuildRequests } from './buildRequests.service.ts';
import { type BuildStreams, parseLastLine } from './buildStreams.ts';
import type { BuildsService } from './builds.service.ts';

/** Mounts the routes of the deployment log. */
export function buildsRoutes(
  app: App,
  {
    builds,
    requests,
    streams,
  }: { builds: BuildsService; requests: BuildRequests; streams: BuildStreams },
): void {
  const sendPage = (
    reply: FastifyReply,
    { results, next }: Awaited<ReturnType<BuildsService['list']>>,
  ) => (next === undefined ? reply : reply.header(NEXT_CURSOR_HEADER, next)).send(results);

  app.route({
    ...listBuilds,
    handler: async (request, reply) =>
      sendPage(reply, await builds.list(contextOf(request), request.query)),
  });

  app.route({
    ...listPluginBuilds,
    handler: async (request, reply) => {
      const product = { kind: 'plugin', id: request.params.id } as const;
      return sendPage(reply, await builds.list(contextOf(request), { product, ...request.query }));
    },
  });

  app.route({
    ...listThemeBuilds,
    handler: async (request, reply) => {
      const product = { kind: 'theme', id: request.params.id } as const;
      return sendPage(reply, await builds.list(contextOf(request), { product, ...request.query }));
    },
  });

  app.route({
    ...replayBuild,
    handler: async (request, reply) =>
      reply.code(201).send(await requests.replay(contextOf(request), request.params.id)),
  });

  app.route({
    ...buildNow,
    handler: async (request, reply) =>
      reply.code(201).send(await requests.buildNow(contextOf(request), request.params.id)),
  });

  app.route({
    ...readBuild,
    handler: (request) => builds.read(contextOf(request), request.params.id),
  });

  app.route({
    ...downloadBuildLog,
    handler: async (request, reply) => {
      const { id } = request.params;
      const log = await builds.readLog(contextOf(request), id);
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="build-${id}.log"`)
        .send(log);
    },
  });

  mountStreams(app, streams);
}

function mountStreams(app: App, streams: BuildStreams): void {
  app.route({
    ...streamBuild,
    handler: async (request, reply) => {
      const last = request.headers['last-event-id'];
      const after = parseLastLine(request.query.after ?? (Array.isArray(last) ? last[0] : last));
      const stream = await streams.open(contextOf(request), request.params.id, {
        after,
        isAllowed: () => request.isStillAllowed(),
      });
      reply.header('content-type', 'text/event-stream; charset=utf-8');
      reply.header('cache-control', 'no-store');
      // Proxies would collect events before they pass them on.
      return reply.header('x-accel-buffering', 'no').send(stream);
    },
  });

  // Streams would delay the end of the server until its builds end.
  app.addHook('preClose', async () => streams.close());
}
