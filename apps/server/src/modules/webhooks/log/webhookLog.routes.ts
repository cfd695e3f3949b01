import {
  listWebhookDeliveries,
  listWebhooks,
  readWebhook,
  readWebhookDelivery,
  resendWebhookDelivery,
  testWebhook,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ManualDeliveries } from './manualDeliveries.ts';
import type { WebhookLog } from './webhookLog.service.ts';

/** Mounts the routes of the webhook log. */
export function webhookLogRoutes(
  app: App,
  { log, manual }: { log: WebhookLog; manual: ManualDeliveries },
): void {
  app.route({ ...listWebhooks, handler: (request) => log.list(contextOf(request)) });

  app.route({
    ...readWebhook,
    handler: (request) => log.read(contextOf(request), request.params.id),
  });

  app.route({
    ...listWebhookDeliveries,
    handler: (request) =>
      log.listDeliveries(contextOf(request), request.params.id, request.query.after),
  });

  app.route({
    ...readWebhookDelivery,
    handler: (request) => {
      const { id, deliveryId } = request.params;
      return log.readDelivery(contextOf(request), id, deliveryId);
    },
  });

  app.route({
    ...testWebhook,
    handler: async (request, reply) =>
      reply.code(201).send(await manual.test(contextOf(request), request.params.id)),
  });

  app.route({
    ...resendWebhookDelivery,
    handler: (request) => {
      const { id, deliveryId } = request.params;
      return manual.resend(contextOf(request), id, deliveryId);
    },
  });
}
