import {
  activateLicense,
  deactivateLicense,
  type LicenseRefusal,
  validateLicense,
  validateLicenseWithDomain,
} from '@pressdock/api';
import type { FastifyReply } from 'fastify';
import type { App } from '../../http.ts';
import { siteMessages } from './licenses.messages.ts';
import type { LicenseQuestion, LicenseSaid, PublicLicenses } from './publicLicense.service.ts';

interface SiteRequest {
  query: Record<string, unknown>;
  headers: { accept?: string | undefined };
}

/** Sites send what they like: of a repeated parameter the first counts. */
function first(value: unknown): string | undefined {
  const one: unknown = [value].flat()[0];
  return typeof one === 'string' && one !== '' ? one : undefined;
}

function readQuestion({ query }: SiteRequest): LicenseQuestion {
  return {
    license: first(query.license),
    domain: first(query.domain),
    product: first(query.product),
    wantsLease: first(query.lease) === '1',
  };
}

const statusOf = (refusal: LicenseRefusal, otherwise: number) =>
  refusal === 'unknown' ? 404 : otherwise;

const json = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

function answerValidation(reply: FastifyReply, said: LicenseSaid) {
  reply.header('pressdock-code', said.ok ? 'valid' : said.refusal);
  if (!said.ok) {
    const body = { err: siteMessages.refused[said.refusal], code: said.refusal };
    return json(reply, statusOf(said.refusal, 403), body);
  }
  const { license, lease } = said;
  return json(reply, 200, {
    message: siteMessages.valid,
    code: 'valid',
    expires: license.expires_at?.toISOString() ?? null,
    max_version: license.max_version,
    activation_limit: license.activation_limit,
    ...(lease && { lease }),
  });
}

/** Text, as those who ask have always got it; JSON for those who ask for that. */
function answerChange(
  request: SiteRequest,
  reply: FastifyReply,
  { status, code, text }: { status: number; code: string; text: string },
) {
  reply.header('pressdock-code', code);
  const asksForJson =
    first(request.query.format) === 'json' ||
    /\bapplication\/json\b/.test(request.headers.accept ?? '');
  if (asksForJson) {
    return json(reply, status, status === 200 ? { message: text, code } : { err: text, code });
  }
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

/** Connect what plugins ask about their licences. */
export async function publicLicenseRoutes(app: App, licenses: PublicLicenses): Promise<void> {
  await app.register(async (scope: App) => {
    // Whatever a site sends is read, never refused; what is answered is written here.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      done();
    });
    scope.route({
      ...validateLicense,
      handler: async (request, reply) =>
        answerValidation(reply, await licenses.validate(readQuestion(request))),
    });
    scope.route({
      ...validateLicenseWithDomain,
      handler: async (request, reply) =>
        answerValidation(reply, await licenses.validateWithDomain(readQuestion(request))),
    });
    scope.route({
      ...activateLicense,
      handler: async (request, reply) => {
        const said = await licenses.activate(readQuestion(request));
        const told = said.ok
          ? { status: 200, code: 'active', text: siteMessages.active }
          : {
              status: statusOf(said.refusal, 400),
              code: said.refusal,
              text: siteMessages.refused[said.refusal],
            };
        return answerChange(request, reply, told);
      },
    });
    scope.route({
      ...deactivateLicense,
      handler: async (request, reply) => {
        const isKnown = await licenses.deactivate(readQuestion(request));
        const told = isKnown
          ? { status: 200, code: 'inactive', text: siteMessages.inactive }
          : { status: 404, code: 'unknown', text: siteMessages.refused.unknown };
        return answerChange(request, reply, told);
      },
    });
  });
}
