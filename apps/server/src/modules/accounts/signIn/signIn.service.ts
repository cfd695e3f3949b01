import { randomUUID } from 'node:crypto';
import { securityValidation, signIn as signInRecord, signInValidation } from '@pressdock/api';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { Refusal, unauthenticated } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import { normalizeEmail } from '../../../identity/email.ts';
import { verifyPassword } from '../../../identity/password.ts';
import { createToken, hashToken } from '../../../identity/token.ts';
import type { Emails } from '../../../ports/email.ts';
import { formatDay } from '../../../text/dates.ts';
import { logUnsignedRequest } from '../../audit/logUnsignedRequest.ts';
import { newSignInEmail } from '../accounts.emails.ts';
import { reactivate } from '../deactivation/deactivation.store.ts';
import { findActingAccount } from '../people/actingAccount.store.ts';
import { recipientOf } from '../people/user.mapping.ts';
import * as users from '../people/users.store.ts';
import type { SecondFactorCheck } from '../secondFactor/secondFactorCheck.ts';
import { SESSION_MS } from '../sessions/session.rules.ts';
import * as sessions from '../sessions/sessions.store.ts';

/** The credentials of a sign-in. */
export interface SignInAttempt {
  email: string;
  password: string;
  code?: string | undefined;
  /** Whether to reactivate a deactivated account. */
  reactivate?: boolean | undefined;
}

/** Signs people in. */
export type SignIn = ReturnType<typeof createSignIn>;

function deactivatedUntil(end: Date): Refusal {
  const message = `${securityValidation.deactivated} You can reactivate it until ${formatDay(end)}.`;
  return new Refusal('deactivated', message);
}

/** Creates the service. */
export function createSignIn({
  database,
  emails,
  checkSecondFactor,
  events,
  now = () => new Date(),
}: {
  database: Database;
  emails: Emails;
  checkSecondFactor: SecondFactorCheck;
  events: Pick<Events, 'publishAsSystem'>;
  now?: () => Date;
}) {
  async function createSession(
    tx: SystemTransaction,
    userId: string,
    device: sessions.Device,
    start: Date,
  ): Promise<string> {
    const token = createToken();
    const session = {
      id: randomUUID(),
      token_hash: hashToken(token),
      user_id: userId,
      account_id: await findActingAccount(tx, userId),
      created_at: start,
      last_used_at: start,
      expires_at: new Date(start.getTime() + SESSION_MS),
      ...device,
    };
    await sessions.insertSession(tx, session, start);
    return token;
  }

  /**
   * Signs a person in and returns the session's token. An unknown address costs as much as a wrong
   * password, and the response reveals nothing about the account unless the password is right.
   * @param limitCode throws after too many codes
   */
  return async function signIn(
    { email, password, code, reactivate: wantsReactivation = false }: SignInAttempt,
    device: sessions.Device,
    limitCode: () => Promise<void>,
  ): Promise<string> {
    const address = normalizeEmail(email);
    const start = now();
    // Nobody is signed in yet, so there is no account to scope the transaction by.
    const known = address.includes('\0')
      ? undefined
      : await database.withSystem((tx) => users.findCredentials(tx, address, start));
    const isRight = await verifyPassword(known?.password_hash, password);
    if (!known || !isRight) throw unauthenticated(signInValidation.failed);
    if (known.suspended_at) throw new Refusal('suspended', securityValidation.suspended);
    // Checked before the code, which could not be used again for the reactivation.
    if (known.leaves_at && !wantsReactivation) throw deactivatedUntil(known.leaves_at);
    await checkSecondFactor(known.id, code, limitCode);

    return database.withSystem(async (tx) => {
      const user = await users.lockVerifiedUser(tx, known);
      if (!user || user.suspended_at) throw unauthenticated(signInValidation.failed);
      if (user.deactivated_at) {
        const isReactivated = wantsReactivation && (await reactivate(tx, user.id, start));
        if (!isReactivated) throw unauthenticated(signInValidation.failed);
        await events.publishAsSystem(tx, 'accountReactivated', { accountId: user.id });
        await logUnsignedRequest(tx, user, signInRecord, device.network);
      }
      const token = await createSession(tx, user.id, device, start);
      if (await sessions.saveDevice(tx, user.id, device, start)) {
        const content = { ...device, at: start };
        await emails.send(tx, recipientOf(user), { template: newSignInEmail, content }, user.id);
      }
      return token;
    });
  };
}
