import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { EmailTemplate } from '../../ports/email.ts';
import type { JobResult } from '../../ports/jobs.ts';
import type { Delivery, Mailer } from '../../ports/mail.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { compose } from './compose.rules.ts';
import { beginAttempt, type QueuedEmail, saveResult } from './outbox.store.ts';
import { parseEmail, sealingContext } from './storedEmail.rules.ts';

/** An e-mail that will never be delivered. The message names no mailbox, so that it can be logged. */
export class EmailGivenUp extends Error {
  constructor({ id, kind, attempts }: QueuedEmail, status: number | null) {
    const response = status === null ? '' : `; the last response was ${status}`;
    super(`The e-mail ${id} (${kind}) was abandoned after ${attempts} attempts${response}.`);
    this.name = 'EmailGivenUp';
  }
}

const failPermanently = (reason: string): Delivery => ({
  ok: false,
  isPermanent: true,
  status: null,
  reason,
});

/**
 * Returns the job that delivers one e-mail at least once. If a server crashes before it stores the
 * result, the e-mail is sent again with the same message id.
 */
export function createDelivery({
  db,
  sealer,
  mailer,
  templates,
  config,
  onGivenUp,
  now = () => new Date(),
}: {
  db: Database;
  sealer: Sealer;
  mailer: Mailer;
  templates: readonly EmailTemplate[];
  config: Pick<Config, 'publicUrl' | 'supportUrl'>;
  onGivenUp: (error: EmailGivenUp) => void;
  now?: () => Date;
}): (id: string) => Promise<JobResult> {
  const byKind = new Map(templates.map((template) => [template.kind, template]));

  const deliver = async (row: QueuedEmail): Promise<Delivery> => {
    const { id, kind, recipient, sealed, created_at: createdAt } = row;
    const template = byKind.get(kind);
    if (!template) return failPermanently('This server has no template of this kind.');
    if (now().getTime() > createdAt.getTime() + template.lifetimeSeconds * 1000) {
      return failPermanently('The e-mail expired before it could be sent.');
    }
    const text = sealer.open(sealed, sealingContext(id));
    if (text === undefined) {
      return failPermanently('The e-mail was encrypted with a master key that is missing.');
    }
    const { name, content } = parseEmail(template, text);
    const to = { name, email: recipient };
    return mailer.send(compose({ id, createdAt, to, template, content }, config));
  };

  return async (id) => {
    // One job delivers the e-mails of all accounts.
    const row = await db.withSystem((tx) => beginAttempt(tx, id));
    if (row === undefined) return 'done';
    const delivery = await deliver(row);
    const moment = now();
    const isFinished = delivery.ok || delivery.isPermanent;
    await db.withSystem((tx) =>
      saveResult(tx, id, {
        ...(isFinished && { sealed: null }),
        ...(delivery.ok ? { sent_at: moment } : { last_failure: delivery.reason }),
        ...(isFinished && !delivery.ok && { given_up_at: moment }),
      }),
    );
    if (isFinished && !delivery.ok) onGivenUp(new EmailGivenUp(row, delivery.status));
    return isFinished ? 'done' : 'later';
  };
}
