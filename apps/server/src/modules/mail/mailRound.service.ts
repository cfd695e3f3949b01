import type { Database } from '../../db/database.ts';
import type { JobResult } from '../../ports/jobs.ts';
import type { Delivery, Postman } from '../../ports/mail.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { compose } from './compose.rules.ts';
import { placeOf, readContent, worthUntil } from './letter.rules.ts';
import { deleteFinished, noteLetter, takeLetter, type WaitingLetter } from './outbox.store.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** A letter that will never be sent. Names no mailbox, so that it can be logged. */
export class LetterGivenUp extends Error {
  constructor({ id, kind, attempts }: WaitingLetter, status: number | null) {
    const answer = status === null ? '' : `, last answer ${status}`;
    super(`The letter ${id} (${kind}) was given up after ${attempts} attempts${answer}.`);
    this.name = 'LetterGivenUp';
  }
}

const tooLate: Delivery = {
  ok: false,
  isPermanent: true,
  status: null,
  reason: 'What it says had lapsed before it could be sent.',
};

const unreadable: Delivery = {
  ok: false,
  isPermanent: true,
  status: null,
  reason: 'It was sealed under a master key that is not there.',
};

/**
 * Makes the round that sends one letter. A letter is sent at least once: one whose sending a killed
 * server did not note is sent again, under the same message id.
 */
export function createMailRound({
  db,
  sealer,
  postman,
  publicUrl,
  onGivenUp,
  now = () => new Date(),
}: {
  db: Database;
  sealer: Sealer;
  postman: Postman;
  publicUrl: string;
  onGivenUp: (error: LetterGivenUp) => void;
  now?: () => Date;
}): (id: string) => Promise<JobResult> {
  const deliver = async (row: WaitingLetter): Promise<Delivery> => {
    const { id, kind, recipient, sealed, created_at } = row;
    if (now() > worthUntil(kind, created_at)) return tooLate;
    const text = sealer.open(sealed, placeOf(id));
    if (text === undefined) return unreadable;
    const { name, letter } = readContent(text);
    const to = { name, email: recipient };
    return postman.send(compose({ id, createdAt: created_at, to, letter }, publicUrl));
  };

  return async (id) => {
    // Letters of every account are sent by the same hand.
    const row = await db.withSystem((tx) => takeLetter(tx, id));
    if (row === undefined) return 'done';
    const delivery = await deliver(row);
    const moment = now();
    const isOver = delivery.ok || delivery.isPermanent;
    await db.withSystem(async (tx) => {
      await noteLetter(tx, id, {
        ...(isOver && { sealed: null }),
        ...(delivery.ok ? { sent_at: moment } : { last_failure: delivery.reason }),
        ...(isOver && !delivery.ok && { given_up_at: moment }),
      });
      await deleteFinished(tx, new Date(moment.getTime() - keptMs));
    });
    if (isOver && !delivery.ok) onGivenUp(new LetterGivenUp(row, delivery.status));
    return isOver ? 'done' : 'later';
  };
}
