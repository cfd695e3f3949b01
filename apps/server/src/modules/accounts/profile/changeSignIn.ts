import { passwordValidation, profileValidation } from '@pressdock/api';
import { type RequestContext, sessionOf } from '../../../context.ts';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { invalid, notFound, type Refusal } from '../../../errors.ts';
import { isCommonPassword } from '../../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../../identity/email.ts';
import { hashPassword } from '../../../identity/password.ts';
import type { Emails } from '../../../ports/email.ts';
import { addressChangedEmail, passwordChangedEmail } from '../accounts.emails.ts';
import type { EmailVerification } from '../emailVerification/emailVerification.service.ts';
import { verifyCurrentPassword } from '../passwordConfirmation/passwordConfirmation.service.ts';
import { deleteResetsOf } from '../passwordReset/passwordReset.store.ts';
import { recipientOf } from '../people/user.mapping.ts';
import { changeCredentials, findUser } from '../people/users.store.ts';
import { revokeOtherSessions } from '../sessions/sessions.store.ts';

/** Functions that throw after too many attempts to verify the password or to change the address. */
export interface AttemptLimits {
  proof: () => Promise<void>;
  newAddress: () => Promise<void>;
}

/** New credentials of the signed-in person. */
export interface SignInChange {
  email?: string | undefined;
  password1?: string | undefined;
  currentPassword?: string | undefined;
}

function invalidField(field: string, message: string): Refusal {
  return invalid(message, { [field]: message });
}

function isAddressTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'users_email_key';
}

async function notify(
  tx: SystemTransaction,
  emails: Emails,
  { before, after }: { before: Row<'users'>; after: Row<'users'> },
  { isNewAddress, isNewPassword }: { isNewAddress: boolean; isNewPassword: boolean },
): Promise<void> {
  const { id } = after;
  if (isNewAddress) {
    const email = { template: addressChangedEmail, content: { newEmail: after.email } };
    await emails.send(tx, recipientOf(before), email, id);
  }
  if (isNewPassword) {
    const email = { template: passwordChangedEmail, content: { keys: 0 } };
    await emails.send(tx, recipientOf(after), email, id);
  }
}

/** The dependencies of a change. */
export interface SignInDependencies {
  database: Database;
  emails: Emails;
  verification: Pick<EmailVerification, 'sendLink'>;
}

/**
 * Changes the e-mail address or the password after verifying the current password, and revokes the
 * person's other sessions and reset links. A new address has to be verified. The error for an address
 * that is taken does not say so.
 */
export async function changeSignIn(
  { database, emails, verification }: SignInDependencies,
  ctx: RequestContext,
  { email: newAddress, password1, currentPassword }: SignInChange,
  limits: AttemptLimits,
): Promise<void> {
  if (newAddress === undefined && password1 === undefined) return;
  const current = await database.withAccount({ accountId: ctx.userId }, (tx) =>
    findUser(tx, ctx.userId),
  );
  if (!current) throw notFound();
  const email = newAddress === undefined ? current.email : normalizeEmail(newAddress);
  const isNewAddress = email !== current.email;
  const isNewPassword = password1 !== undefined;
  if (!isNewAddress && !isNewPassword) return;

  const verified = await verifyCurrentPassword(database, ctx, currentPassword, limits.proof);
  if (isNewPassword && isCommonPassword(password1, email)) {
    throw invalidField('password1', passwordValidation.tooCommon);
  }
  if (isNewAddress) await limits.newAddress();
  const credentials = {
    email: isNewAddress ? email : undefined,
    passwordHash: isNewPassword ? await hashPassword(password1) : undefined,
  };
  // Account transactions can access neither sessions nor credentials.
  const change = database.withSystem(async (tx) => {
    const { id, password_hash: verifiedHash } = verified;
    const after = await changeCredentials(tx, { id, verifiedHash, ...credentials });
    if (!after) return false;
    await revokeOtherSessions(tx, ctx.userId, sessionOf(ctx), new Date());
    await deleteResetsOf(tx, ctx.userId);
    if (isNewAddress) await verification.sendLink(tx, after);
    await notify(tx, emails, { before: verified, after }, { isNewAddress, isNewPassword });
    return true;
  });
  const isChanged = await change.catch((error: unknown) => {
    if (isAddressTaken(error)) throw invalidField('email', profileValidation.emailUnavailable);
    throw error;
  });
  if (!isChanged) throw invalidField('currentPassword', profileValidation.currentPasswordWrong);
}
