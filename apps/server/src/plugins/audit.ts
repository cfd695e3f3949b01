import type { AuditSubject } from '@pressdock/api';
import type { onSendHookHandler } from 'fastify';
import type { App } from '../http.ts';
import { truncateAddress } from '../identity/clientNetwork.ts';
import { findLogAccount, isRecorded, nameCreated } from '../modules/audit/audit.rules.ts';
import type { AuditService, PendingEntry } from '../modules/audit/audit.service.ts';
import { type RecordAttempt, sessionConfigOf } from './authentication.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The audit entry of this call until it is completed; null if there is none. */
    audited: PendingEntry | null;
  }
}

/**
 * Records calls in the audit log as their route records declare. Returns what records a call before
 * its handler runs: nothing is changed without an entry. Sending the response completes the entry.
 */
export function keepAuditLog(app: App, audit: AuditService): RecordAttempt {
  app.decorateRequest('audited', null);

  app.addHook('onRoute', (route) => {
    const config = sessionConfigOf(route.config);
    if (!config) return;
    const complete: onSendHookHandler = (request, reply, payload, done) => {
      const entry = request.audited;
      if (entry === null) {
        done(null, payload);
        return;
      }
      request.audited = null;
      audit
        .complete(entry, reply.statusCode, nameCreated(config.audit, request.body))
        // The call cannot be undone, so its outcome stays unknown.
        .catch((error: unknown) => request.log.error({ err: error }, 'audit entry not completed'))
        .then(() => done(null, payload));
    };
    route.onSend = [route.onSend ?? [], complete].flat();
  });

  return async (request, context, { config, schema }, isRefused) => {
    if (!isRecorded(context.actor, config.audit)) return;
    request.audited = await audit.begin(context, {
      action: config.operationId,
      summary: schema.summary,
      subject: config.audit.subject as AuditSubject | undefined,
      params: request.params as Record<string, string>,
      network: truncateAddress(request.ip) ?? '',
      accountId: findLogAccount(context, config.audit),
      isRefused,
    });
  };
}
