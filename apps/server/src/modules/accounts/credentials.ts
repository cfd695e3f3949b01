import { passwordValidation, profileValidation } from '@pressdock/api';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { invalid, notFound, type Refusal } from '../../errors.ts';
import { isCommonPassword } from '../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../identity/email.ts';
import { hashPassword, verifyPassword } from '../../identity/password.ts';
import type { Letters } from '../../ports/letters.ts';
import { withdrawResets } from './passwordReset/passwordReset.store.ts';
import { revokeOtherSessions } from './sessions.store.ts';
import { recipientOf } from './user.mapping.ts';
import { changeCredentials, findUser } from './users.store.ts';

/** Refuse an attempt when there were too many: to prove a password, to take another address. */
export interface AttemptLimits {
  proof: () => Promise<void>;
  newAddress: () => Promise<void>;
}

/** What somebody wants to sign in with from now on. */
export interface WantedSignIn {
  email?: string | undefined;
  password1?: string | undefined;
  currentPassword?: string | undefined;
}

function refused(field: string, message: string): Refusal {
  return invalid(message, { [field]: message });
}

function isAddressTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'users_email_key';
}

/** Lets only somebody through who knows the password of the person signed in; answers that person. */
export async function provePassword(
  database: Database,
  ctx: RequestContext,
  typed: string | undefined,
  limit: () => Promise<void>,
): Promise<Row<'users'>> {
  if (!typed) throw refused('currentPassword', profileValidation.currentPasswordRequired);
  await limit();
  const user = await database.withAccount({ accountId: ctx.userId }, (tx) =>
    findUser(tx, ctx.userId),
  );
  if (!user) throw notFound();
  if (!(await verifyPassword(user.password_hash, typed))) {
    throw refused('currentPassword', profileValidation.currentPasswordWrong);
  }
  return user;
}

/** The address of before is told of the one of now, and that of now of a password. */
async function tell(
  tx: SystemTransaction,
  letters: Letters,
  { before, after }: { before: Row<'users'>; after: Row<'users'> },
  { isNewAddress, isNewPassword }: { isNewAddress: boolean; isNewPassword: boolean },
): Promise<void> {
  const { id, email } = after;
  if (isNewAddress) {
    await letters.post(tx, recipientOf(before), { kind: 'addressChanged', newEmail: email }, id);
  }
  if (isNewPassword) {
    await letters.post(tx, recipientOf(after), { kind: 'passwordChanged', keys: 0 }, id);
  }
}

/**
 * Changes address and password where others were sent, for whoever knows the current password, and
 * ends the person's other sessions and the links of letters sent before. An address that somebody has is refused without saying so.
 */
export async function changeSignIn(
  { database, letters }: { database: Database; letters: Letters },
  ctx: RequestContext,
  { email: typedEmail, password1, currentPassword }: WantedSignIn,
  limits: AttemptLimits,
): Promise<void> {
  if (typedEmail === undefined && password1 === undefined) return;
  const present = await database.withAccount({ accountId: ctx.userId }, (tx) =>
    findUser(tx, ctx.userId),
  );
  if (!present) throw notFound();
  const email = typedEmail === undefined ? present.email : normalizeEmail(typedEmail);
  const isNewAddress = email !== present.email;
  const isNewPassword = password1 !== undefined;
  if (!isNewAddress && !isNewPassword) return;

  const proven = await provePassword(database, ctx, currentPassword, limits.proof);
  if (isNewPassword && isCommonPassword(password1, email)) {
    throw refused('password1', passwordValidation.tooCommon);
  }
  if (isNewAddress) await limits.newAddress();
  const wanted = {
    email: isNewAddress ? email : undefined,
    passwordHash: isNewPassword ? await hashPassword(password1) : undefined,
  };
  // Sessions belong to no account's own rows, and an account may not change what it signs in with.
  const change = database.withSystem(async (tx) => {
    const { id, password_hash: provenHash } = proven;
    const after = await changeCredentials(tx, { id, provenHash, ...wanted });
    if (!after) return false;
    await revokeOtherSessions(tx, ctx.userId, sessionOf(ctx), new Date());
    await withdrawResets(tx, ctx.userId);
    await tell(tx, letters, { before: proven, after }, { isNewAddress, isNewPassword });
    return true;
  });
  const isChanged = await change.catch((error: unknown) => {
    if (isAddressTaken(error)) throw refused('email', profileValidation.emailUnavailable);
    throw error;
  });
  if (!isChanged) throw refused('currentPassword', profileValidation.currentPasswordWrong);
}
