import { defineModule, exportedPart, sealedColumn } from '../../module.ts';
import { Counts, counterOf } from '../../observability/metrics/counts.ts';
import type { Mailer } from '../../ports/mail.ts';
import { createDelivery } from './delivery.service.ts';
import { demoMailRoutes } from './demoMail.routes.ts';
import { emailQueue } from './emailQueue.ts';
import { mailTables } from './mail.tables.ts';
import { createOutbox } from './outbox.service.ts';
import { deleteFinished, outboxRetention } from './outbox.store.ts';
import { outboxFigures } from './outboxFigures.store.ts';
import { sealingContext } from './storedEmail.rules.ts';

/** Returns the mailer with its results counted. */
function countDeliveries(mailer: Mailer, counts: Counts<'sent' | 'failed' | 'abandoned'>): Mailer {
  return {
    list: mailer.list,
    async send(mail) {
      const delivery = await mailer.send(mail);
      counts.add(delivery.ok ? 'sent' : 'failed');
      return delivery;
    },
  };
}

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
  services({ config, database, external, jobs, declared, logFailure }) {
    const counts = new Counts(['sent', 'failed', 'abandoned']);
    return {
      counts,
      emails: createOutbox(external.sealer, jobs),
      // E-mails of all accounts.
      sweep: () => database.withSystem(deleteFinished),
      deliver: createDelivery({
        db: database,
        sealer: external.sealer,
        mailer: countDeliveries(external.mailer, counts),
        templates: declared.emails,
        config,
        onGivenUp(error) {
          counts.add('abandoned');
          logFailure(error);
        },
      }),
      mailer: external.mailer,
      isDemo: config.isDemo,
    };
  },
  sweeps: [{ everyMinutes: 60, run: ({ sweep }) => sweep() }],
  jobs: [{ queue: emailQueue, work: ({ deliver }, id) => deliver(id) }],
  metrics: ({ counts }) => [
    counterOf(
      'pressdock_emails_total',
      'Attempts to send e-mails, by result: sent, failed (and retried unless it was rejected), or abandoned.',
      counts,
    ),
  ],
  storedMetrics: outboxFigures,
  routes: (app, { mailer, isDemo }) => demoMailRoutes(app, mailer, { isDemo }),
});
