import type { FastifyRequest, onSendHookHandler } from 'fastify';
import type { RequestContext } from '../context.ts';
import type { App } from '../http.ts';
import { isNoted, subjectOfBody } from '../modules/audit/audit.rules.ts';
import type { AuditService, NotedAttempt } from '../modules/audit/audit.service.ts';
import { truncateAddress } from '../modules/updates/siteRequest.rules.ts';

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
export function keepAuditLog(
  app: App,
  audit: AuditService,
): (request: FastifyRequest, context: RequestContext) => Promise<void> {
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

  return async (request, context) => {
    const { url = '', config, schema } = request.routeOptions;
    const { operationId: action = '' } = config;
    const method = request.method === 'HEAD' ? 'GET' : (request.method as 'GET');
    if (!isNoted(context.actor, { method, config: { operationId: action, access: 'session' } })) {
      return;
    }
    request.audited = await audit.begin(context, {
      action,
      url,
      summary: (schema as { summary?: string } | undefined)?.summary ?? action,
      params: request.params as Record<string, string>,
      network: truncateAddress(request.ip) ?? '',
    });
  };
}
