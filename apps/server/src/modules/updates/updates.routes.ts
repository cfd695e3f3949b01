import { parse } from 'node:querystring';
import {
  checkPluginUpdate,
  checkThemeUpdate,
  downloadPackage,
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
import { readSiteReport } from './siteRequest.rules.ts';
import type { UpdatesService } from './updates.service.ts';

interface SiteQuestion {
  params: { id: string };
  query: Record<string, unknown>;
  headers: { 'user-agent'?: string | undefined; 'accept-encoding'?: string | string[] | undefined };
  ip: string;
}

type SiteForm = Record<string, unknown> | null | undefined;

/** A site's update checker is no browser: what a page may do is nothing to it. */
const forSites = { helmet: false } as const;

const FORM = 'application/x-www-form-urlencoded';

/** Connect what sites ask, and the account's question when one last did. */
export async function updatesRoutes(
  app: App,
  updates: UpdatesService,
  send: PackageSender,
): Promise<void> {
  await app.register(async (scope: App) => {
    // Whatever a site sends is read, never refused: checking it first would only cost time.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    if (scope.hasContentTypeParser(FORM)) scope.removeContentTypeParser(FORM);
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, done) => {
      done(null, parse(text.toString(), '&', '=', { maxKeys: 200 }));
    });
    const respond = async (
      kind: ItemKind,
      request: SiteQuestion,
      body: SiteForm,
      reply: FastifyReply,
    ) => {
      const { params, query, headers, ip } = request;
      const report = readSiteReport(query, body, headers['user-agent']);
      const answer = await updates.check(kind, params.id, report, ip);
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff');
      if (!isWorthPacking(answer.text, headers['accept-encoding'])) return reply.send(answer.text);
      return reply.header('content-encoding', 'gzip').send(answer.gzip());
    };
    scope.route({
      ...checkPluginUpdate,
      ...forSites,
      handler: (question, reply) => respond('plugin', question, undefined, reply),
    });
    scope.route({
      ...postPluginUpdateCheck,
      ...forSites,
      handler: (question, reply) => respond('plugin', question, question.body, reply),
    });
    scope.route({
      ...checkThemeUpdate,
      ...forSites,
      handler: (question, reply) => respond('theme', question, undefined, reply),
    });
    scope.route({
      ...postThemeUpdateCheck,
      ...forSites,
      handler: (question, reply) => respond('theme', question, question.body, reply),
    });
  });
  app.route({
    ...downloadPackage,
    handler: async (request, reply) => {
      const asked = request.query.version;
      const wanted = Array.isArray(asked) ? asked[0] : asked;
      const { slug, version } = await updates.findPackage(request.params.id, wanted || undefined);
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

function isWorthPacking(text: string, accepted: string | string[] | undefined): boolean {
  return text.length > 1024 && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(String(accepted ?? ''));
}
