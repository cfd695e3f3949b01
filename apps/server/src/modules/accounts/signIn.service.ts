import { randomUUID } from 'node:crypto';
import { securityValidation, signIn as signInRecord, signInValidation } from '@pressdock/api';
import type { Database, SystemTransaction } from '../../db/database.ts';
import { Refusal, unauthenticated } from '../../errors.ts';
import { normalizeEmail } from '../../identity/email.ts';
import { verifyPassword } from '../../identity/password.ts';
import { createToken, hashToken } from '../../identity/token.ts';
import type { Letters } from '../../ports/letters.ts';
import { logUnsignedRequest } from '../audit/logUnsignedRequest.ts';
import { accountActedFor } from './actedFor.store.ts';
import { comeBack } from './leaving/leaving.store.ts';
import type { SecondFactorService } from './secondFactor/secondFactor.service.ts';
import { SESSION_MS } from './session.rules.ts';
import * as sessions from './sessions.store.ts';
import { recipientOf } from './user.mapping.ts';
import * as users from './users.store.ts';

/** What somebody signs in with. */
export interface SignInAttempt {
  email: string;
  password: string;
  code?: string | undefined;
  /** Whether a deactivated account shall come back. */
  reactivate?: boolean | undefined;
}

/** The verb of signing in. */
export type SignInService = ReturnType<typeof createSignInService>;

const dateWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function deactivated(until: Date): Refusal {
  const message = `${securityValidation.deactivated} You can have it back until ${dateWords.format(until)}.`;
  return new Refusal('deactivated', message);
}

/** Makes the verb of signing in. */
export function createSignInService({
  database,
  letters,
  secondFactor,
  now = () => new Date(),
}: {
  database: Database;
  letters: Letters;
  secondFactor: SecondFactorService;
  now?: () => Date;
}) {
  async function tellOfNewPlace(
    tx: SystemTransaction,
    user: Parameters<typeof recipientOf>[0] & { id: string },
    place: sessions.SignInPlace,
    at: Date,
  ): Promise<void> {
    if (!(await sessions.isNewPlace(tx, user.id, place, at))) return;
    await letters.post(tx, recipientOf(user), { kind: 'newSignIn', ...place, at }, user.id);
  }

  /**
   * Signs a person in and answers the session's token. An unknown address costs what a wrong password
   * costs, and nothing beyond the two is told to whoever does not know the password.
   * @param limitCode refuses a code when there were too many
   */
  return async function signIn(
    { email, password, code, reactivate = false }: SignInAttempt,
    place: sessions.SignInPlace,
    limitCode: () => Promise<void>,
  ): Promise<string> {
    const address = normalizeEmail(email);
    const start = now();
    // Nobody is signed in yet whose account the work could be confined to.
    const known = address.includes('\0')
      ? undefined
      : await database.withSystem((tx) => users.findCredentials(tx, address, start));
    const isRight = await verifyPassword(known?.password_hash, password);
    if (!known || !isRight) throw unauthenticated(signInValidation.failed);
    // Before the code is asked for: one that was taken could not be sent again to come back with.
    if (known.leaves_at && !reactivate) throw deactivated(known.leaves_at);
    await secondFactor.require(known.id, code, limitCode);

    const token = createToken();
    await database.withSystem(async (tx) => {
      const user = await users.lockProven(tx, known);
      if (!user) throw unauthenticated(signInValidation.failed);
      if (user.deactivated_at) {
        const isBack = reactivate && (await comeBack(tx, user.id, start));
        if (!isBack) throw unauthenticated(signInValidation.failed);
        await logUnsignedRequest(tx, user, signInRecord, place.network);
      }
      await sessions.insertSession(
        tx,
        {
          id: randomUUID(),
          token_hash: hashToken(token),
          user_id: user.id,
          account_id: await accountActedFor(tx, user.id),
          created_at: start,
          last_used_at: start,
          expires_at: new Date(start.getTime() + SESSION_MS),
          ...place,
        },
        start,
      );
      await tellOfNewPlace(tx, user, place, start);
    });
    return token;
  };
}
