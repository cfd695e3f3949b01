import type { onSendHookHandler } from 'fastify';
import type { App } from '../http.ts';
import { truncateAddress } from '../identity/clientNetwork.ts';
import { accountToldOf, isNoted, subjectOfBody } from '../modules/audit/audit.rules.ts';
import type { AuditService, NotedAttempt } from '../modules/audit/audit.service.ts';
import type { Identities } from './authentication.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the audit log holds of this call until it is answered; null where it holds nothing. */
    audited: NotedAttempt | null;
  }
}

/**
 * Keeps the audit log of every call of the contract that needs a session. Answers what notes a call
 * as soon as it is known who makes it: without a note nothing is done. The answer completes the note.
 */
export function keepAuditLog(app: App, audit: AuditService): Identities['noteAttempt'] {
  app.decorateRequest('audited', null);

  const complete: onSendHookHandler = (request, reply, payload, done) => {
    const noted = request.audited;
    if (noted === null) {
      done(null, payload);
      return;
    }
    request.audited = null;
    audit
      .complete(noted, reply.statusCode, subjectOfBody(noted.action, request.body))
      // It is done and cannot be taken back: its outcome stays unknown.
      .catch((error: unknown) =>
        request.log.error({ err: error }, 'the audit log misses an answer'),
      )
      .then(() => done(null, payload));
  };

  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'session') route.onSend = [route.onSend ?? [], complete].flat();
  });

  return async (request, context, record, isRefused) => {
    if (!isNoted(context.actor, record)) return;
    const { config, schema, url } = record;
    request.audited = await audit.begin(context, {
      action: config.operationId,
      url,
      summary: schema.summary,
      params: request.params as Record<string, string>,
      network: truncateAddress(request.ip) ?? '',
      accountId: accountToldOf(context, record),
      isRefused,
    });
  };
}
