import type { Emails } from '../../ports/email.ts';
import type { QueueHealthWebhooks } from '../webhooks/webhooks.service.ts';
import type { NotifyUnhealthy } from './computing/healthUpdates.service.ts';
import { releaseHealthPath } from './releaseAlert.rules.ts';
import { findAlertReader } from './releaseAlerts.store.ts';
import { releaseUnhealthyEmail } from './updateHealth.emails.ts';

/** Creates the function that sends an alert by e-mail, webhook and to Slack. */
export function createReleaseAlerts(
  emails: Emails,
  queueHealthWebhooks: QueueHealthWebhooks,
  publicUrl: string,
): NotifyUnhealthy {
  return async (tx, accountId, figures) => {
    const reader = await findAlertReader(tx, accountId, figures.productId);
    if (!reader) return;
    const { email, first_name: name, product } = reader;
    const alert = { ...figures, product };
    if (reader.receive_email_notifications) {
      const sent = { template: releaseUnhealthyEmail, content: alert };
      await emails.send(tx, { email, name }, sent, accountId);
    }
    const url = `${publicUrl}${releaseHealthPath(alert)}`;
    await queueHealthWebhooks(tx, accountId, { ...alert, url });
  };
}
