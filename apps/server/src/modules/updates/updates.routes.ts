import { parse } from 'node:querystring';
import {
  checkPluginUpdate,
  checkThemeUpdate,
  downloadPackage,
  explainPluginOffer,
  explainThemeOffer,
  postPluginUpdateCheck,
  postThemeUpdateCheck,
  readLatestVersion,
  readPluginLastUpdateCheck,
  readThemeLastUpdateCheck,
} from '@pressdock/api';
import type { FastifyReply } from 'fastify';
import type { ItemKind } from '../../db/schema.ts';
import { type App, contextOf } from '../../http.ts';
import type { PackageSender } from '../versions/packageSender.ts';
import type { OfferExplainer } from './explanation.service.ts';
import type { UpdatesService } from './updates.service.ts';

interface SiteRequest {
  params: { id: string };
  query: Record<string, unknown>;
  headers: { 'user-agent'?: string | undefined; 'accept-encoding'?: string | string[] | undefined };
  ip: string;
}

type SiteForm = Record<string, unknown> | null | undefined;

const FORM = 'application/x-www-form-urlencoded';

/** Connect what update checkers ask, by the thousand. */
export async function updateChecksRoutes(app: App, updates: UpdatesService): Promise<void> {
  await app.register(async (scope: App) => {
    // Whatever a site sends is read, never refused: checking it first would only cost time.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    if (scope.hasContentTypeParser(FORM)) scope.removeContentTypeParser(FORM);
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, done) => {
      done(null, parse(text.toString(), '&', '=', { maxKeys: 200 }));
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      done();
    });
    const respond = async (
      kind: ItemKind,
      request: SiteRequest,
      body: SiteForm,
      reply: FastifyReply,
    ) => {
      const { params, query, headers, ip } = request;
      const question = { query, body, userAgent: headers['user-agent'], ip };
      const answer = await updates.check(kind, params.id, question);
      reply.type('application/json; charset=utf-8');
      if (!isWorthPacking(answer.bytes, headers['accept-encoding']))
        return reply.send(answer.bytes);
      return reply.header('content-encoding', 'gzip').send(answer.gzip());
    };
    scope.route({
      ...checkPluginUpdate,
      handler: (question, reply) => respond('plugin', question, undefined, reply),
    });
    scope.route({
      ...postPluginUpdateCheck,
      handler: (question, reply) => respond('plugin', question, question.body, reply),
    });
    scope.route({
      ...checkThemeUpdate,
      handler: (question, reply) => respond('theme', question, undefined, reply),
    });
    scope.route({
      ...postThemeUpdateCheck,
      handler: (question, reply) => respond('theme', question, question.body, reply),
    });
  });
}

/** Connect what an account asks about its offers to sites. */
export function explanationRoutes(app: App, explain: OfferExplainer): void {
  app.route({
    ...explainPluginOffer,
    handler: (request) => explain(contextOf(request), 'plugin', request.params.id, request.query),
  });
  app.route({
    ...explainThemeOffer,
    handler: (request) => explain(contextOf(request), 'theme', request.params.id, request.query),
  });
}

/** Connect downloads, the newest number, and the account's question when a site last asked. */
export function updatesRoutes(app: App, updates: UpdatesService, send: PackageSender): void {
  app.route({
    ...downloadPackage,
    handler: async (request, reply) => {
      const { params, query, headers, ip } = request;
      const one = (value: string | string[] | undefined) => [value].flat()[0] || undefined;
      const { slug, version } = await updates.findPackage(
        params.id,
        { version: one(query.version), leave: one(query.access) },
        { query, body: undefined, userAgent: headers['user-agent'], ip },
      );
      return send(reply, slug, version);
    },
  });
  app.route({
    ...readLatestVersion,
    handler: async ({ params }) => ({ version: await updates.latestVersion(params.id) }),
  });
  app.route({
    ...readPluginLastUpdateCheck,
    handler: async (request) => updates.lastCheck(contextOf(request), 'plugin', request.params.id),
  });
  app.route({
    ...readThemeLastUpdateCheck,
    handler: async (request) => updates.lastCheck(contextOf(request), 'theme', request.params.id),
  });
}

function isWorthPacking(bytes: Buffer, accepted: string | string[] | undefined): boolean {
  return bytes.length > 1024 && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(String(accepted ?? ''));
}
