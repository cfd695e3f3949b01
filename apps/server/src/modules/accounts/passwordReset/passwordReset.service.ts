import { randomUUID } from 'node:crypto';
import { passwordResetValidation, passwordValidation, resetPassword } from '@pressdock/api';
import { PASSWORD_RESET_SECONDS } from '@pressdock/api/limits';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { invalid, type Refusal } from '../../../errors.ts';
import { isCommonPassword } from '../../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../../identity/email.ts';
import { hashPassword } from '../../../identity/password.ts';
import { createToken, hashToken } from '../../../identity/token.ts';
import type { Emails } from '../../../ports/email.ts';
import type { JobResult, Jobs } from '../../../ports/jobs.ts';
import { logUnsignedRequest } from '../../audit/logUnsignedRequest.ts';
import { passwordChangedEmail, passwordResetEmail } from '../accounts.emails.ts';
import type { EmailVerification } from '../emailVerification/emailVerification.service.ts';
import { recipientOf } from '../people/user.mapping.ts';
import { findReachable, lockPerson, replacePassword } from '../people/users.store.ts';
import { revokeOtherSessions } from '../sessions/sessions.store.ts';
import * as store from './passwordReset.store.ts';
import { passwordResetQueue } from './passwordResetQueue.ts';

/** Resets forgotten passwords. */
export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

const lifetimeMs = PASSWORD_RESET_SECONDS * 1000;

function invalidNonce(): Refusal {
  const message = passwordResetValidation.codeInvalid;
  return invalid(message, { nonce: message });
}

function requireUncommon(password: string, email: string): void {
  if (!isCommonPassword(password, email)) return;
  const message = passwordValidation.tooCommon;
  throw invalid(message, { passwordA: message });
}

/** Uses a nonce and locks its person; undefined if it was used before. */
async function claimReset(
  tx: SystemTransaction,
  { personId, hash, moment }: { personId: string; hash: string; moment: Date },
) {
  const person = await lockPerson(tx, personId);
  if (!(await store.useReset(tx, hash, moment))) return undefined;
  await store.deleteResetsOf(tx, personId);
  return person;
}

function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

async function insertLink(
  tx: SystemTransaction,
  { userId, publicUrl, expiresAt }: { userId: string; publicUrl: string; expiresAt: Date },
): Promise<string> {
  const nonce = createToken();
  const nonceHash = hashToken(nonce);
  const reset = { nonce_hash: nonceHash, user_id: userId, expires_at: expiresAt, used_at: null };
  await store.insertReset(tx, reset);
  return `${publicUrl}/change-password/${nonce}`;
}

/** Creates the service. Nobody is signed in, so there is no account to scope the work by. */
export function createPasswordResetService({
  database,
  emails,
  jobs,
  verification,
  publicUrl,
  now = () => new Date(),
}: {
  database: Database;
  emails: Emails;
  jobs: Jobs;
  verification: Pick<EmailVerification, 'takeOver'>;
  publicUrl: string;
  now?: () => Date;
}) {
  const createLink = (tx: SystemTransaction, userId: string, lifetimeSeconds: number) =>
    insertLink(tx, { userId, publicUrl, expiresAt: addSeconds(now(), lifetimeSeconds) });

  return {
    /** Creates a link with which a person sets a new password once. */
    createLink,

    /** Stores a request. A job looks the address up, so that the response time reveals nothing. */
    request: (address: string): Promise<void> =>
      database.withSystem(async (tx) => {
        const id = randomUUID();
        await store.insertRequest(tx, { id, email: normalizeEmail(address), created_at: now() });
        await jobs.add(tx, passwordResetQueue, id);
      }),

    /** Sends the link of a request, if its address has an account and the link would still work. */
    sendLink: (id: string): Promise<JobResult> =>
      database.withSystem<JobResult>(async (tx) => {
        const request = await store.takeRequest(tx, id);
        const start = now();
        if (!request || start.getTime() - request.created_at.getTime() > lifetimeMs) return 'done';
        const user = await findReachable(tx, request.email, start);
        if (!user) return 'done';
        const content = { link: await createLink(tx, user.id, PASSWORD_RESET_SECONDS) };
        await emails.send(
          tx,
          recipientOf(user),
          { template: passwordResetEmail, content },
          user.id,
        );
        return 'done';
      }),

    /** Throws if a nonce cannot be used. */
    async check(nonce: string): Promise<void> {
      const found = await database.withSystem((tx) => store.findReset(tx, hashToken(nonce), now()));
      if (!found) throw invalidNonce();
    },

    /** Sets a new password, once per nonce, and revokes all sessions and other reset links. */
    async reset(nonce: string, password: string, network: string): Promise<void> {
      const hash = hashToken(nonce);
      const found = await database.withSystem((tx) => store.findReset(tx, hash, now()));
      if (!found) throw invalidNonce();
      const { id, email } = found;
      requireUncommon(password, email);
      // Claimed before the expensive hash, so that of many concurrent requests only one computes it.
      const locked = await database.withSystem((tx) =>
        claimReset(tx, { personId: id, hash, moment: now() }),
      );
      if (!locked) throw invalidNonce();
      const passwordHash = await hashPassword(password);
      await database.withSystem(async (tx) => {
        const user = await replacePassword(tx, locked, passwordHash);
        if (!user) throw invalidNonce();
        await revokeOtherSessions(tx, id, null, now());
        await store.deleteResetsOf(tx, id);
        await logUnsignedRequest(tx, user, resetPassword, network);
        const revokedKeys = await verification.takeOver(tx, user);
        const content = { keys: await store.countActiveKeys(tx, id, now()), revokedKeys };
        await emails.send(tx, recipientOf(user), { template: passwordChangedEmail, content }, id);
      });
    },
  };
}
