import { profileValidation, securityValidation } from '@pressdock/api';
import { PASSWORD_CONFIRMATION_SECONDS } from '@pressdock/api/limits';
import { type RequestContext, sessionOf } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { invalid, notFound, Refusal } from '../../../errors.ts';
import { verifyPassword } from '../../../identity/password.ts';
import { findUser } from '../people/users.store.ts';
import { findConfirmation, saveConfirmation } from '../sessions/sessions.store.ts';

/** Asks for the password again before sensitive actions. */
export type PasswordConfirmation = ReturnType<typeof createPasswordConfirmation>;

function invalidPassword(message: string): Refusal {
  return invalid(message, { currentPassword: message });
}

/**
 * Verifies the current password of the signed-in person and returns them.
 * @param limit throws after too many attempts
 */
export async function verifyCurrentPassword(
  database: Database,
  ctx: RequestContext,
  password: string | undefined,
  limit: () => Promise<void>,
): Promise<Row<'users'>> {
  if (!password) throw invalidPassword(profileValidation.currentPasswordRequired);
  await limit();
  const user = await database.withAccount({ accountId: ctx.userId }, (tx) =>
    findUser(tx, ctx.userId),
  );
  if (!user) throw notFound();
  if (!(await verifyPassword(user.password_hash, password))) {
    throw invalidPassword(profileValidation.currentPasswordWrong);
  }
  return user;
}

/** Creates the service. A confirmation belongs to one session and expires after a few minutes. */
export function createPasswordConfirmation(database: Database, now: () => Date = () => new Date()) {
  return {
    /** Confirms the password for this session. @param limit throws after too many attempts */
    async confirm(
      ctx: RequestContext,
      password: string,
      limit: () => Promise<void>,
    ): Promise<void> {
      await verifyCurrentPassword(database, ctx, password, limit);
      // Account transactions cannot access sessions, which belong to a person.
      await database.withSystem((tx) => saveConfirmation(tx, sessionOf(ctx), now()));
    },

    /** Throws unless the password was confirmed recently in this session. */
    async require(ctx: RequestContext): Promise<void> {
      const confirmedAt = await database.withSystem((tx) => findConfirmation(tx, sessionOf(ctx)));
      const age = now().getTime() - (confirmedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
      if (age >= PASSWORD_CONFIRMATION_SECONDS * 1000) {
        throw new Refusal('proof_required', securityValidation.passwordConfirmationRequired);
      }
    },
  };
}
