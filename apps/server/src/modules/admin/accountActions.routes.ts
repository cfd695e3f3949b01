import {
  createAccount,
  deleteAccount,
  resetAccount,
  restoreAccount,
  setOperator,
  suspendAccount,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AccountActions } from './accountActions.service.ts';

/** Mounts the routes with which operators create, suspend, reset and delete accounts. */
export function accountActionsRoutes(
  app: App,
  { actions, audit }: { actions: AccountActions; audit: AuditService },
): void {
  app.route({
    ...createAccount,
    handler: async (request, reply) =>
      reply.code(201).send(await actions.create(contextOf(request), request.body)),
  });

  app.route({
    ...suspendAccount,
    handler: (request) => {
      const change = { id: request.params.id, isSuspended: true };
      return actions.suspend(contextOf(request), change, audit.createNotifier(request.audited));
    },
  });

  app.route({
    ...restoreAccount,
    handler: (request) => {
      const change = { id: request.params.id, isSuspended: false };
      return actions.suspend(contextOf(request), change, audit.createNotifier(request.audited));
    },
  });

  app.route({
    ...resetAccount,
    handler: async (request, reply) => {
      const notify = audit.createNotifier(request.audited);
      await actions.reset(contextOf(request), request.params.id, notify);
      return reply.code(204).send();
    },
  });

  app.route({
    ...deleteAccount,
    handler: async (request, reply) => {
      await actions.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...setOperator,
    handler: (request) => {
      const { params, body } = request;
      const notify = audit.createNotifier(request.audited);
      return actions.setOperator(contextOf(request), { ...params, ...body }, notify);
    },
  });
}
