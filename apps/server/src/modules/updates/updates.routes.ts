import { parse } from 'node:querystring';
import {
  downloadPackage,
  PRODUCT_KINDS,
  type ProductKind,
  productRoutes,
  readLatestVersion,
  updateCheckRoutes,
} from '@pressdock/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type App, contextOf } from '../../http.ts';
import { limitUnknownKeys } from '../licensing/checks/unknownKeyLimit.ts';
import type { SendPackage } from '../packages/packageSender.ts';
import type { UpdatesService } from './check/updates.service.ts';
import type { PreviewUpdate } from './preview/updatePreview.service.ts';
import type { ReadUpdaterFile } from './updater/updaterFile.service.ts';

interface SiteCall extends Pick<FastifyRequest, 'ip' | 'countAttempt' | 'requireAttempt'> {
  params: { id: string };
  query: Record<string, unknown>;
  headers: { 'user-agent'?: string | undefined; 'accept-encoding'?: string | string[] | undefined };
}

type SiteForm = Record<string, unknown> | null | undefined;

const FORM = 'application/x-www-form-urlencoded';

const readSite = (request: SiteCall, body?: SiteForm) => ({
  query: request.query,
  body,
  userAgent: request.headers['user-agent'],
  ip: request.ip,
  unknownKeys: limitUnknownKeys(request),
});

/** Mounts the update checks, which are the calls that sites make most often. */
export async function updateChecksRoutes(app: App, updates: UpdatesService): Promise<void> {
  await app.register(async (scope: App) => {
    // A site's input is never rejected, so validating it would only cost time.
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
      kind: ProductKind,
      request: SiteCall,
      body: SiteForm,
      reply: FastifyReply,
    ) => {
      const { params, headers } = request;
      const offer = await updates.check(kind, params.id, readSite(request, body));
      reply.type('application/json; charset=utf-8');
      if (!isWorthCompressing(offer.bytes, headers['accept-encoding'])) {
        return reply.send(offer.bytes);
      }
      return reply.header('content-encoding', 'gzip').send(await offer.gzip());
    };
    for (const kind of PRODUCT_KINDS) {
      const { check, checkByForm } = updateCheckRoutes(kind);
      scope.route({
        ...check,
        handler: (request, reply) => respond(kind, request, undefined, reply),
      });
      scope.route({
        ...checkByForm,
        handler: (request, reply) => respond(kind, request, request.body, reply),
      });
    }
  });
}

interface UpdateServices {
  updates: UpdatesService;
  previewUpdate: PreviewUpdate;
  readUpdaterFile: ReadUpdaterFile;
  sendPackage: SendPackage;
}

/** Mounts downloads, the newest version number, and the calls of a product's author. */
export function updatesRoutes(app: App, services: UpdateServices): void {
  const { updates, sendPackage } = services;
  for (const kind of PRODUCT_KINDS) mountUpdates(app, kind, services);

  app.route({
    ...downloadPackage,
    handler: async (request, reply) => {
      const { params, query } = request;
      const firstOf = (value: string | string[] | undefined) => [value].flat()[0] || undefined;
      const { slug, version, siteKey } = await updates.findPackage(
        params.id,
        { version: firstOf(query.version), token: firstOf(query.access) },
        readSite(request),
      );
      return sendPackage(reply, slug, version, siteKey);
    },
  });
  app.route({
    ...readLatestVersion,
    handler: async (request) => ({
      version: await updates.findLatestVersion(request.params.id, readSite(request)),
    }),
  });
}

function mountUpdates(
  app: App,
  kind: ProductKind,
  { updates, previewUpdate, readUpdaterFile }: UpdateServices,
): void {
  const { explainOffer, readLastUpdateCheck, readUpdaterFile: readFile } = productRoutes(kind);

  app.route({
    ...explainOffer,
    handler: (request) => previewUpdate(contextOf(request), kind, request.params.id, request.query),
  });

  app.route({
    ...readLastUpdateCheck,
    handler: async (request) => updates.readLastCheck(contextOf(request), kind, request.params.id),
  });

  app.route({
    ...readFile,
    handler: (request) => readUpdaterFile(contextOf(request), kind, request.params.id),
  });
}

function isWorthCompressing(bytes: Buffer, accepted: string | string[] | undefined): boolean {
  return bytes.length > 1024 && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\b)/.test(String(accepted ?? ''));
}
