import {
  changeAccountPlan,
  endGrant,
  grantPlan,
  listBillingAccounts,
  readBillingStatus,
  reconcileBilling,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import { parseId } from '../../../identity/ids.ts';
import { requireOperator } from '../../admin/requireOperator.ts';
import { requireBilling } from '../billing.routes.ts';
import type { BillingServices } from '../billing.services.ts';
import { readDisabledStatus } from './billingOverview.service.ts';

/** Mounts the operator's routes of billing. */
export function operatorRoutes(app: App, services: BillingServices): void {
  const { enabled, audit } = services;

  app.route({
    ...readBillingStatus,
    handler: async (request) => {
      const ctx = contextOf(request);
      return enabled === null ? readDisabledStatus(ctx) : enabled.overview.readStatus(ctx);
    },
  });

  app.route({
    ...listBillingAccounts,
    handler: async (request) => {
      const ctx = contextOf(request);
      requireOperator(ctx);
      return enabled?.overview.list(ctx, request.query) ?? { results: [], next: null };
    },
  });

  app.route({
    ...grantPlan,
    handler: (request) => {
      parseId(request.params.id);
      const notify = audit.createNotifier(request.audited, request.body.reason);
      const { operator } = requireBilling(services);
      return operator.grant(contextOf(request), request.params.id, request.body, notify);
    },
  });

  app.route({
    ...endGrant,
    handler: (request) => {
      parseId(request.params.id);
      const notify = audit.createNotifier(request.audited, request.body.reason);
      return requireBilling(services).operator.endGrant(
        contextOf(request),
        request.params.id,
        notify,
      );
    },
  });

  app.route({
    ...changeAccountPlan,
    handler: (request) => {
      const id = parseId(request.params.id);
      const notify = audit.createNotifier(request.audited, request.body.reason);
      const { plan, analyticsPlan } = request.body;
      return requireBilling(services).operator.changePlan(
        contextOf(request),
        id,
        { plan, analyticsPlan },
        notify,
      );
    },
  });

  app.route({
    ...reconcileBilling,
    handler: async (request, reply) => {
      requireOperator(contextOf(request));
      const status = await requireBilling(services).operator.reconcile(contextOf(request));
      return reply.code(202).send(status);
    },
  });
}
