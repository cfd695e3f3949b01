import { defineModule, exportedPart, sealedColumn } from '../../module.ts';
import { createDelivery } from './delivery.service.ts';
import { demoMailRoutes } from './demoMail.routes.ts';
import { emailQueue } from './emailQueue.ts';
import { mailTables } from './mail.tables.ts';
import { createOutbox } from './outbox.service.ts';
import { outboxRetention } from './outbox.store.ts';
import { sealingContext } from './storedEmail.rules.ts';

/** E-mails: queued in a transaction, delivered by a job. */
export const mailModule = defineModule({
  name: 'mail',
  tables: mailTables,
  largeTables: ['outbox'],
  exportedData: [
    exportedPart(
      'letters',
      'outbox',
      ['id', 'kind', 'recipient', 'sent_at', 'given_up_at', 'created_at'],
      { isSystemOnly: true },
    ),
  ],
  retention: [outboxRetention],
  sealedColumns: [sealedColumn('outbox', 'sealed', sealingContext)],
  services: ({ config, database, external, jobs, declared, logFailure }) => ({
    emails: createOutbox(external.sealer, jobs),
    deliver: createDelivery({
      db: database,
      sealer: external.sealer,
      mailer: external.mailer,
      templates: declared.emails,
      publicUrl: config.publicUrl,
      onGivenUp: logFailure,
    }),
    mailer: external.mailer,
    isDemo: config.isDemo,
  }),
  jobs: [{ queue: emailQueue, work: ({ deliver }, id) => deliver(id) }],
  routes: (app, { mailer, isDemo }) => demoMailRoutes(app, mailer, { isDemo }),
});
