import { defineModule, exportedPart } from '../../module.ts';
import { mailModule } from '../mail/mail.module.ts';
import { webhooksModule } from '../webhooks/webhooks.module.ts';
import { createHealthUpdates } from './computing/healthUpdates.service.ts';
import { createReleaseAlerts } from './releaseAlerts.service.ts';
import { releaseUnhealthyEmail } from './updateHealth.emails.ts';
import { updateHealthRoutes } from './updateHealth.routes.ts';
import { createUpdateHealthService } from './updateHealth.service.ts';
import { updateHealthTables } from './updateHealth.tables.ts';

/** How the updates to each release go, and alerts about releases that do worse than the previous one. */
export const updateHealthModule = defineModule({
  name: 'updateHealth',
  tables: updateHealthTables,
  largeTables: ['release_outcomes'],
  exportedData: [
    exportedPart(
      'releaseHealth',
      'release_health',
      [
        ...(['version_id', 'item_id', 'offered', 'downloaded', 'installed', 'failed'] as const),
        ...(['rolled_back', 'silent', 'compared_version_id', 'confidence', 'is_worse'] as const),
        ...(['computed_at', 'alerted_at'] as const),
      ],
      { key: ['version_id'] },
    ),
  ],
  emails: [releaseUnhealthyEmail],
  services({ config, database: db, logFailure: onFailure, use }) {
    const { emails } = use(mailModule);
    const { queueHealthWebhooks } = use(webhooksModule);
    const notify = createReleaseAlerts(emails, queueHealthWebhooks, config.publicUrl);
    return {
      health: createUpdateHealthService(db),
      updateDue: createHealthUpdates({ db, notify, onFailure }),
    };
  },
  sweeps: [{ everyMinutes: 5, run: ({ updateDue }) => updateDue() }],
  routes: (app, { health }) => updateHealthRoutes(app, health),
});
