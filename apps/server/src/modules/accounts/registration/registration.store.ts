import type { RegistrationMode } from '@pressdock/api/limits';
import type { SystemTransaction } from '../../../db/database.ts';

/** Returns what an operator selected and whether there is an active operator. */
export async function readSelection(
  tx: SystemTransaction,
): Promise<{ selected: RegistrationMode | undefined; hasOperator: boolean }> {
  const settings = await tx.selectFrom('server_settings').select('registration').executeTakeFirst();
  const operator = await tx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return { selected: settings?.registration, hasOperator: operator !== undefined };
}

/** Stores who can create an account. */
export async function saveSelection(
  tx: SystemTransaction,
  selected: RegistrationMode,
): Promise<void> {
  const row = { registration: selected, updated_at: new Date() };
  await tx
    .insertInto('server_settings')
    .values({ is_only: true, ...row })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute();
}

/** Returns whether an invitation to a team was sent to an address and can still be accepted. */
export async function isInvited(
  tx: SystemTransaction,
  { email, secretHash }: { email: string; secretHash: string },
  now: Date,
): Promise<boolean> {
  const invitation = await tx
    .selectFrom('invitations')
    .innerJoin('users as owner', 'owner.id', 'invitations.account_id')
    .select('invitations.id')
    .where('invitations.secret_hash', '=', secretHash)
    .where('invitations.email', '=', email)
    .where('invitations.expires_at', '>', now)
    .where('owner.deactivated_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .executeTakeFirst();
  return invitation !== undefined;
}
