import { randomUUID } from 'node:crypto';
import type { Emails } from '../../ports/email.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { emailQueue } from './emailQueue.ts';
import { countWaiting, insertEmail } from './outbox.store.ts';
import { checkMailbox } from './recipient.rules.ts';
import { sealingContext, serializeEmail } from './storedEmail.rules.ts';

/** Creates the outbox that queues e-mails. */
export function createOutbox(sealer: Sealer, jobs: Jobs): Emails {
  return {
    async send(tx, to, { template, content }, accountId) {
      checkMailbox(to.email);
      const id = randomUUID();
      // The accounts take turns: the first e-mail of one precedes the second of another.
      const priority = -(await countWaiting(tx, accountId));
      const text = serializeEmail(template, { name: to.name, content });
      await insertEmail(tx, {
        id,
        account_id: accountId,
        kind: template.kind,
        recipient: to.email,
        sealed: sealer.seal(text, sealingContext(id)),
      });
      await jobs.add(tx, emailQueue, id, { priority });
    },
  };
}
