import {
  activateLicense,
  deactivateLicense,
  type LicenseRefusal,
  validateLicense,
  validateLicenseWithDomain,
} from '@pressdock/api';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../http.ts';
import { siteMessages } from '../licensing.messages.ts';
import type { LicenseQuery } from './licenseRequest.ts';
import type { LicenseStatement, PublicLicenses } from './publicLicense.service.ts';

interface SiteRequest {
  query: Record<string, unknown>;
  headers: { accept?: string | undefined };
}

/** Returns the first value of a query parameter, which sites may repeat. */
function first(value: unknown): string | undefined {
  const one: unknown = [value].flat()[0];
  return typeof one === 'string' && one !== '' ? one : undefined;
}

function readQuery({ query }: SiteRequest): LicenseQuery {
  return {
    license: first(query.license),
    domain: first(query.domain),
    product: first(query.product),
    wantsLease: first(query.lease) === '1',
  };
}

const statusOf = (refusal: LicenseRefusal, otherwise: number) =>
  refusal === 'unknown' ? 404 : otherwise;

const sendJson = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

function sendValidation(reply: FastifyReply, statement: LicenseStatement) {
  reply.header('pressdock-code', statement.ok ? 'valid' : statement.refusal);
  if (!statement.ok) {
    const body = { err: siteMessages.refused[statement.refusal], code: statement.refusal };
    return sendJson(reply, statusOf(statement.refusal, 403), body);
  }
  const { license, lease } = statement;
  return sendJson(reply, 200, {
    message: siteMessages.valid,
    code: 'valid',
    expires: license.expires_at?.toISOString() ?? null,
    max_version: license.max_version,
    activation_limit: license.activation_limit,
    ...(lease && { lease }),
  });
}

/** Sends plain text, which older clients expect, or JSON if the site asks for it. */
function sendChange(
  request: SiteRequest,
  reply: FastifyReply,
  { status, code, text }: { status: number; code: string; text: string },
) {
  reply.header('pressdock-code', code);
  const wantsJson =
    first(request.query.format) === 'json' ||
    /\bapplication\/json\b/.test(request.headers.accept ?? '');
  if (wantsJson) {
    return sendJson(reply, status, status === 200 ? { message: text, code } : { err: text, code });
  }
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

function describeActivation(statement: LicenseStatement) {
  if (statement.ok) return { status: 200, code: 'active', text: siteMessages.active };
  const { refusal } = statement;
  return {
    status: statusOf(refusal, 400),
    code: refusal,
    text: siteMessages.refused[refusal],
  };
}

/** Mounts the license calls of plugins. */
export async function publicLicenseRoutes(app: App, licenses: PublicLicenses): Promise<void> {
  await app.register(async (scope: App) => {
    // Requests are never rejected as invalid, and responses are written here.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      done();
    });
    scope.route({
      ...validateLicense,
      handler: async (request, reply) =>
        sendValidation(reply, await licenses.validate(readQuery(request))),
    });
    scope.route({
      ...validateLicenseWithDomain,
      handler: async (request, reply) =>
        sendValidation(reply, await licenses.validateWithDomain(readQuery(request))),
    });
    scope.route({
      ...activateLicense,
      handler: async (request, reply) => {
        const statement = await licenses.activate(readQuery(request));
        return sendChange(request, reply, describeActivation(statement));
      },
    });
    scope.route({
      ...deactivateLicense,
      handler: async (request, reply) => {
        const isKnown = await licenses.deactivate(readQuery(request));
        const result = isKnown
          ? { status: 200, code: 'inactive', text: siteMessages.inactive }
          : { status: 404, code: 'unknown', text: siteMessages.refused.unknown };
        return sendChange(request, reply, result);
      },
    });
  });
}
