import { defineModule, exportedPart } from '../../module.ts';
import { secretsModule } from '../../secrets/secrets.module.ts';
import { createWebhookSender } from './webhookSender.ts';
import { queueLicenseWebhooks, queueReleaseWebhooks } from './webhooks.service.ts';
import { webhooksTables } from './webhooks.tables.ts';

/** Webhooks: queued in a transaction, sent until they are delivered. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  tables: webhooksTables,
  largeTables: ['webhook_deliveries'],
  exportedData: [
    exportedPart('webhookDeliveries', 'webhook_deliveries', [
      ...(['id', 'item_id', 'url', 'attempts', 'delivered_at', 'last_status'] as const),
      ...(['last_failure', 'created_at'] as const),
    ]),
  ],
  services({ database, external, logFailure, use }) {
    const sender = createWebhookSender({
      db: database,
      safeFetch: external.safeFetch,
      secrets: use(secretsModule),
      onFailure: logFailure,
    });
    sender.start();
    return { sender, queueLicenseWebhooks };
  },
  subscriptions: () => ({
    releasePublished: (tx, { version }) => queueReleaseWebhooks(tx, version),
  }),
  close: ({ sender }) => sender.close(),
});
