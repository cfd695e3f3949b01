import {
  createOperator,
  endViewing,
  listAccounts,
  listInterfaceFlags,
  readAccount,
  updateAccount,
  updateInterfaceFlag,
  viewAccount,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import { truncateAddress } from '../../identity/clientNetwork.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AdminService } from './admin.service.ts';
import type { OperatorService } from './operator.service.ts';

/** What the operator's calls are made of. */
export interface AdminServices {
  admin: AdminService;
  operator: OperatorService;
  audit: AuditService;
}

/** Mounts the calls of the operator, and the one by which the first operator makes their account. */
export function adminRoutes(app: App, { admin, operator, audit }: AdminServices): void {
  app.route({
    ...listAccounts,
    handler: (request) => admin.list(contextOf(request), request.query),
  });

  app.route({
    ...readAccount,
    handler: (request) => admin.read(contextOf(request), request.params.id),
  });

  app.route({
    ...updateAccount,
    handler: (request) => {
      const { params, body } = request;
      return admin.update(contextOf(request), params.id, body, audit.teller(request.audited));
    },
  });

  app.route({
    ...viewAccount,
    handler: (request) =>
      admin.view(contextOf(request), request.params.id, audit.teller(request.audited)),
  });

  app.route({
    ...endViewing,
    handler: async (request, reply) => {
      await admin.endViewing(contextOf(request));
      return reply.code(204).send();
    },
  });

  app.route({
    ...listInterfaceFlags,
    handler: (request) => admin.listFlags(contextOf(request)),
  });

  app.route({
    ...updateInterfaceFlag,
    handler: (request) =>
      admin.switchFlag(contextOf(request), request.params.id, request.body.active),
  });

  app.route({
    ...createOperator,
    handler: async (request, reply) => {
      await operator.create(request.body, truncateAddress(request.ip) ?? '');
      return reply.code(201).send({ message: 'Your account is ready. You can sign in now.' });
    },
  });
}
