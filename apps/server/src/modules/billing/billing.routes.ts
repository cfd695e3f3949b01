import {
  billingMessages,
  changePlan,
  downloadInvoice,
  listInvoices,
  listPlans,
  payInvoice,
  previewPlan,
  readPlanUsage,
  removeCard,
  startStripeSession,
} from '@pressdock/api';
import { conflict, notFound } from '../../errors.ts';
import { type App, contextOf } from '../../http.ts';
import type { BillingServices, EnabledBilling } from './billing.services.ts';

/** Returns the services of billing. Throws on a server that charges for nothing. */
export function requireBilling({ enabled }: Pick<BillingServices, 'enabled'>): EnabledBilling {
  if (enabled === null) throw conflict(billingMessages.notEnabled);
  return enabled;
}

/** Mounts the routes of plans, the card and invoices. */
export function billingRoutes(app: App, services: BillingServices): void {
  const { enabled, readPlans } = services;

  app.route({ ...listPlans, handler: (request) => readPlans(contextOf(request).accountId) });

  app.route({
    ...readPlanUsage,
    handler: (request) => services.readUsage(contextOf(request).accountId),
  });

  app.route({
    ...previewPlan,
    handler: (request) =>
      requireBilling(services).previewPlan(contextOf(request).accountId, request.body),
  });

  app.route({
    ...changePlan,
    handler: async (request) => {
      const { accountId } = contextOf(request);
      const { prorationDate, due, ...choice } = request.body;
      await requireBilling(services).changePlan(accountId, choice, { prorationDate, due });
      return readPlans(accountId);
    },
  });

  app.route({
    ...startStripeSession,
    handler: (request) => requireBilling(services).cards.startSession(contextOf(request)),
  });

  app.route({
    ...removeCard,
    handler: async (request, reply) => {
      await requireBilling(services).cards.remove(contextOf(request));
      return reply.code(204).send();
    },
  });

  app.route({
    ...listInvoices,
    handler: async (request) =>
      enabled?.invoices.list(contextOf(request), request.query.after) ?? { data: [], next: null },
  });

  app.route({
    ...downloadInvoice,
    handler: async (request, reply) => {
      if (enabled === null) throw notFound();
      const { name, pdf } = await enabled.invoices.download(contextOf(request), request.params.id);
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-store')
        .type('application/pdf')
        .send(pdf);
    },
  });

  app.route({
    ...payInvoice,
    handler: async (request) => {
      if (enabled === null) throw notFound();
      return enabled.invoices.pay(contextOf(request), request.params.id);
    },
  });
}
