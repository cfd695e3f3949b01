import { randomUUID } from 'node:crypto';
import type { Jobs } from '../../ports/jobs.ts';
import type { Letters } from '../../ports/letters.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { placeOf, writeContent } from './letter.rules.ts';
import { insertLetter } from './outbox.store.ts';
import { checkMailbox } from './recipient.rules.ts';

/** Makes the outbox that letters are posted to. */
export function createOutbox(sealer: Sealer, jobs: Jobs): Letters {
  return {
    async post(tx, to, letter, accountId) {
      checkMailbox(to.email);
      const id = randomUUID();
      await insertLetter(tx, {
        id,
        account_id: accountId,
        kind: letter.kind,
        recipient: to.email,
        sealed: sealer.seal(writeContent({ name: to.name, letter }), placeOf(id)),
      });
      await jobs.add(tx, 'letters', id);
    },
  };
}
