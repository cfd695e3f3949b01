import {
  createOperator,
  endViewing,
  listAccounts,
  readAccount,
  readServerSettings,
  updateAccount,
  updateServerSettings,
  viewAccount,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import { truncateAddress } from '../../identity/clientNetwork.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { accountActionsRoutes } from './accountActions.routes.ts';
import type { AccountActions } from './accountActions.service.ts';
import type { AdminAccounts } from './adminAccounts.service.ts';
import type { OperatorService } from './operator.service.ts';
import type { ServerSettingsService } from './serverSettings.service.ts';
import type { ViewingService } from './viewing.service.ts';

/** The services behind the operator's routes. */
export interface AdminServices {
  accounts: AdminAccounts;
  actions: AccountActions;
  settings: ServerSettingsService;
  viewing: ViewingService;
  operator: OperatorService;
  audit: AuditService;
}

/** Mounts the operator's routes, and the one that creates the first operator. */
export function adminRoutes(app: App, services: AdminServices): void {
  const { accounts, viewing, operator, settings, audit } = services;
  accountActionsRoutes(app, services);

  app.route({
    ...listAccounts,
    handler: (request) => accounts.list(contextOf(request), request.query),
  });

  app.route({
    ...readAccount,
    handler: (request) => accounts.read(contextOf(request), request.params.id),
  });

  app.route({
    ...updateAccount,
    handler: (request) => {
      const { params, body } = request;
      const notify = audit.createNotifier(request.audited);
      return accounts.update(contextOf(request), params.id, body, notify);
    },
  });

  app.route({
    ...viewAccount,
    handler: (request) =>
      viewing.start(contextOf(request), request.params.id, audit.createNotifier(request.audited)),
  });

  app.route({
    ...endViewing,
    handler: async (request, reply) => {
      await viewing.end(contextOf(request));
      return reply.code(204).send();
    },
  });

  app.route({ ...readServerSettings, handler: (request) => settings.read(contextOf(request)) });

  app.route({
    ...updateServerSettings,
    handler: (request) => settings.update(contextOf(request), request.body),
  });

  app.route({
    ...createOperator,
    handler: async (request, reply) => {
      await operator.create(request.body, truncateAddress(request.ip) ?? '');
      return reply.code(201).send({ message: 'Your account is ready. You can sign in now.' });
    },
  });
}
