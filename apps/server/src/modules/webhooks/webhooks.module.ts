import { defineModule, exportedPart } from '../../module.ts';
import { counterOf } from '../../observability/metrics/counts.ts';
import { secretsModule } from '../../secrets/secrets.module.ts';
import { createManualDeliveries } from './log/manualDeliveries.ts';
import { deliveriesRetention } from './log/pruning.store.ts';
import { webhookLogRoutes } from './log/webhookLog.routes.ts';
import { createWebhookLog } from './log/webhookLog.service.ts';
import { sendingFigures } from './sending/sendingFigures.store.ts';
import { createWebhookSender } from './sending/webhookSender.ts';
import {
  type QueueBuildWebhooks,
  type QueueHealthWebhooks,
  queueBuildWebhooks,
  queueHealthWebhooks,
  queueLicenseWebhooks,
  queueReleaseWebhooks,
} from './webhooks.service.ts';
import { addEndpoints } from './webhooks.store.ts';
import { webhookSubjects } from './webhooks.subjects.store.ts';
import { webhooksTables } from './webhooks.tables.ts';

/** Webhooks: queued in a transaction, sent until they are delivered, with a log of every attempt. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  tables: webhooksTables,
  retention: [deliveriesRetention],
  largeTables: ['webhook_attempts', 'webhook_deliveries'],
  exportedData: [
    exportedPart('webhookEndpoints', 'webhook_endpoints', ['id', 'channel', 'url', 'created_at']),
    exportedPart('webhookDeliveries', 'webhook_deliveries', [
      ...(['id', 'item_id', 'endpoint_id', 'event', 'attempts', 'delivered_at'] as const),
      ...(['last_status', 'last_failure', 'created_at'] as const),
    ]),
    exportedPart(
      'webhookAttempts',
      'webhook_attempts',
      ['delivery_id', 'number', 'started_at', 'duration_ms', 'status', 'failure', 'response'],
      { key: ['delivery_id', 'number'] },
    ),
  ],
  subjectLookups: webhookSubjects,
  services({ config, database, external, logFailure, use }) {
    const sender = createWebhookSender({
      db: database,
      safeFetch: external.safeFetch,
      secrets: use(secretsModule),
      slackUrl: config.slackUrl,
      onFailure: logFailure,
    });
    sender.start();
    const queueAndSend: QueueBuildWebhooks = async (...build) => {
      await queueBuildWebhooks(...build);
      sender.wake();
    };
    const queueHealthAndSend: QueueHealthWebhooks = async (...release) => {
      await queueHealthWebhooks(...release);
      sender.wake();
    };
    return {
      sender,
      queueLicenseWebhooks,
      queueBuildWebhooks: queueAndSend,
      queueHealthWebhooks: queueHealthAndSend,
      log: createWebhookLog(database),
      manual: createManualDeliveries(database, sender.wake),
    };
  },
  subscriptions: ({ sender }) => ({
    webhookUrlsChanged: (tx, { accountId }) => addEndpoints(tx, accountId),
    async releasePublished(tx, { version }) {
      await queueReleaseWebhooks(tx, version);
      sender.wake();
    },
    async licenseCreated(tx, { license }) {
      await queueLicenseWebhooks(tx, license.account_id, 'license.created', {
        productId: license.item_id,
        licenses: [license],
      });
      sender.wake();
    },
    async licenseActivated(tx, { license, activation }) {
      await queueLicenseWebhooks(tx, license.account_id, 'license.activated', {
        productId: license.item_id,
        licenses: [license],
        activation,
      });
      sender.wake();
    },
  }),
  sweeps: [{ everyMinutes: 10, run: ({ log }) => log.prune() }],
  metrics: ({ sender }) => [
    counterOf(
      'pressdock_webhook_attempts_total',
      'Attempts to deliver webhooks, by result: delivered, failed, or abandoned after the last attempt.',
      sender.counts,
    ),
  ],
  storedMetrics: sendingFigures,
  routes: webhookLogRoutes,
  close: ({ sender }) => sender.close(),
});
