import { parse } from 'node:querystring';
import { type LicenseCheckRefusal, licenseCheckRoutes } from '@pressdock/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../http.ts';
import { deniedChecks, siteMessages } from '../licensing.messages.ts';
import type { UsedLicense } from '../siteLicenses.store.ts';
import type { LicenseQuery } from './licenseRequest.ts';
import type { LicenseStatement, PublicLicenses } from './publicLicense.service.ts';
import { limitUnknownKeys } from './unknownKeyLimit.ts';

const FORM = 'application/x-www-form-urlencoded';

type Values = Readonly<Record<string, unknown>> | null | undefined;

/** Returns the first value of a parameter, which sites may repeat; those of a form come first. */
function readText({ query, body }: FastifyRequest, name: string): string | undefined {
  for (const values of [body as Values, query as Values]) {
    const one: unknown = [values?.[name]].flat()[0];
    if (typeof one === 'string' && one !== '') return one;
  }
  return undefined;
}

function readQuery(request: FastifyRequest): LicenseQuery {
  return {
    account: (request.params as { account?: string }).account,
    license: readText(request, 'license'),
    domain: readText(request, 'domain'),
    product: readText(request, 'product'),
    wantsLease: readText(request, 'lease') === '1',
  };
}

function statusOf(refusal: LicenseCheckRefusal, otherwise: number): number {
  if (refusal === 'unknown') return 404;
  return refusal === 'account_required' ? 400 : otherwise;
}

const sendJson = (reply: FastifyReply, status: number, body: object) =>
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

const describeLicense = ({ account_id: account, item_id: product }: UsedLicense) => ({
  account,
  product,
});

function sendValidation(
  _request: FastifyRequest,
  reply: FastifyReply,
  statement: LicenseStatement,
) {
  reply.header('pressdock-code', statement.ok ? 'valid' : statement.refusal);
  if (!statement.ok) {
    const body = { err: deniedChecks[statement.refusal], code: statement.refusal };
    return sendJson(reply, statusOf(statement.refusal, 403), body);
  }
  const { license, lease } = statement;
  return sendJson(reply, 200, {
    message: siteMessages.valid,
    code: 'valid',
    ...describeLicense(license),
    expires: license.expires_at?.toISOString() ?? null,
    max_version: license.max_version,
    activation_limit: license.activation_limit,
    ...(lease && { lease }),
  });
}

/** Sends plain text, which older clients expect, or JSON if the site asks for it. */
function sendChange(code: 'active' | 'inactive') {
  return (request: FastifyRequest, reply: FastifyReply, statement: LicenseStatement) => {
    const text = statement.ok ? siteMessages[code] : deniedChecks[statement.refusal];
    const status = statement.ok ? 200 : statusOf(statement.refusal, 400);
    reply.header('pressdock-code', statement.ok ? code : statement.refusal);
    const wantsJson =
      readText(request, 'format') === 'json' ||
      /\bapplication\/json\b/.test(request.headers.accept ?? '');
    if (!wantsJson) return reply.code(status).type('text/plain; charset=utf-8').send(text);
    const body = statement.ok
      ? { message: text, code, ...describeLicense(statement.license) }
      : { err: text, code: statement.refusal };
    return sendJson(reply, status, body);
  };
}

const senders = {
  validate: sendValidation,
  validateWithDomain: sendValidation,
  activate: sendChange('active'),
  deactivate: sendChange('inactive'),
} as const;

/** Mounts the license calls of plugins. */
export async function publicLicenseRoutes(app: App, licenses: PublicLicenses): Promise<void> {
  await app.register(async (scope: App) => {
    // Requests are never rejected as invalid, and responses are written here.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, done) => {
      done(null, parse(text.toString(), '&', '=', { maxKeys: 50 }));
    });
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
      done();
    });
    for (const at of ['account', 'server'] as const) {
      for (const method of ['GET', 'POST'] as const) {
        const records = licenseCheckRoutes(at, method);
        for (const call of Object.keys(senders) as (keyof typeof senders)[]) {
          scope.route({
            ...records[call],
            handler: async (request: FastifyRequest, reply: FastifyReply) =>
              senders[call](
                request,
                reply,
                await licenses[call](readQuery(request), limitUnknownKeys(request)),
              ),
          });
        }
      }
    }
  });
}
