import { randomUUID } from 'node:crypto';
import { passwordResetValidation, passwordValidation, resetPassword } from '@pressdock/api';
import { PASSWORD_RESET_SECONDS } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import { invalid, type Refusal } from '../../../errors.ts';
import { isCommonPassword } from '../../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../../identity/email.ts';
import { hashPassword } from '../../../identity/password.ts';
import { createToken, hashToken } from '../../../identity/token.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import type { Letters } from '../../../ports/letters.ts';
import { logUnsignedRequest } from '../../audit/logUnsignedRequest.ts';
import { revokeOtherSessions } from '../sessions.store.ts';
import { recipientOf } from '../user.mapping.ts';
import { findReachable, lockPerson, replacePassword } from '../users.store.ts';
import * as store from './passwordReset.store.ts';

/** The verbs about setting a new password without knowing the present one. */
export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

const lifeMs = PASSWORD_RESET_SECONDS * 1000;

function refusedNonce(): Refusal {
  const message = passwordResetValidation.codeInvalid;
  return invalid(message, { nonce: message });
}

/** Makes the verbs. Nobody is signed in whose account the work could be confined to. */
export function createPasswordResetService({
  database,
  letters,
  jobs,
  publicUrl,
  now = () => new Date(),
}: {
  database: Database;
  letters: Letters;
  jobs: Jobs;
  publicUrl: string;
  now?: () => Date;
}) {
  return {
    /** Has a letter written to whoever has the address. Whether anybody has is looked up behind the answer. */
    request: (typed: string): Promise<void> =>
      database.withSystem(async (tx) => {
        const id = randomUUID();
        await store.insertRequest(tx, { id, email: normalizeEmail(typed), created_at: now() });
        await jobs.add(tx, 'passwordResets', id);
      }),

    /** Writes the letter that was asked for, while its link is worth anything. */
    answer: (id: string): Promise<JobResult> =>
      database.withSystem<JobResult>(async (tx) => {
        const request = await store.takeRequest(tx, id);
        const start = now();
        if (!request || start.getTime() - request.created_at.getTime() > lifeMs) return 'done';
        const user = await findReachable(tx, request.email, start);
        if (!user) return 'done';
        const nonce = createToken();
        await store.insertReset(tx, {
          nonce_hash: hashToken(nonce),
          user_id: user.id,
          expires_at: new Date(start.getTime() + lifeMs),
          used_at: null,
        });
        const link = `${publicUrl}/change-password/${nonce}`;
        await letters.post(tx, recipientOf(user), { kind: 'passwordReset', link }, user.id);
        return 'done';
      }),

    /** Refuses a nonce that cannot be used. */
    async check(nonce: string): Promise<void> {
      const found = await database.withSystem((tx) => store.findReset(tx, hashToken(nonce), now()));
      if (!found) throw refusedNonce();
    },

    /** Sets a new password, once for each nonce, and ends all that the old one gave. */
    async reset(nonce: string, password: string, network: string): Promise<void> {
      const hash = hashToken(nonce);
      const found = await database.withSystem((tx) => store.findReset(tx, hash, now()));
      if (!found) throw refusedNonce();
      const { id, email } = found;
      if (isCommonPassword(password, email)) {
        const message = passwordValidation.tooCommon;
        throw invalid(message, { passwordA: message });
      }
      // Taken before the costly hash is made: of many at once, one makes it.
      const locked = await database.withSystem(async (tx) => {
        const person = await lockPerson(tx, id);
        if (!(await store.takeReset(tx, hash, now()))) return undefined;
        await store.withdrawResets(tx, id);
        return person;
      });
      if (!locked) throw refusedNonce();
      const passwordHash = await hashPassword(password);
      await database.withSystem(async (tx) => {
        const user = await replacePassword(tx, locked, passwordHash);
        if (!user) throw refusedNonce();
        await revokeOtherSessions(tx, id, null, now());
        await store.withdrawResets(tx, id);
        await logUnsignedRequest(tx, user, resetPassword, network);
        const keys = await store.countKeys(tx, id, now());
        await letters.post(tx, recipientOf(user), { kind: 'passwordChanged', keys }, id);
      });
    },
  };
}
