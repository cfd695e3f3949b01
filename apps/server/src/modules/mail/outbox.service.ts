import { randomUUID } from 'node:crypto';
import type { Letter, Letters } from '../../ports/letters.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { insertLetter } from './outbox.store.ts';
import { checkMailbox } from './recipient.rules.ts';

/** What is sealed of a letter: whom it greets, and what it says. */
export interface LetterContent {
  name: string;
  letter: Letter;
}

/** Makes the outbox that letters are posted to. */
export function createOutbox(sealer: Sealer): Letters {
  return {
    async post(tx, to, letter, accountId) {
      checkMailbox(to.email);
      const id = randomUUID();
      const content: LetterContent = { name: to.name, letter };
      await insertLetter(tx, {
        id,
        account_id: accountId,
        kind: letter.kind,
        recipient: to.email,
        sealed: sealer.seal(JSON.stringify(content), `outbox/${id}`),
      });
    },
  };
}
