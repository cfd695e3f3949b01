import type { CodeHost } from '@pressdock/api';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';

type AuthorizationRow = Row<'code_host_authorizations'>;

/** Adds an authorization in place of those that the person began before at the same host. */
export async function insertAuthorization(
  tx: AccountTransaction,
  row: NewRow<'code_host_authorizations'>,
): Promise<void> {
  await tx
    .deleteFrom('code_host_authorizations')
    .where('account_id', '=', row.account_id)
    .where('person_id', '=', row.person_id)
    .where('provider', '=', row.provider)
    .where('authorized_at', 'is', null)
    .execute();
  await tx.insertInto('code_host_authorizations').values(row).execute();
}

/** Claims an authorization by the state in the redirect, which works once; undefined otherwise. */
export function claimByState(
  tx: SystemTransaction,
  provider: CodeHost,
  stateHash: string,
): Promise<AuthorizationRow | undefined> {
  const now = new Date();
  return tx
    .updateTable('code_host_authorizations')
    .set({ authorized_at: now })
    .where('provider', '=', provider)
    .where('state_hash', '=', stateHash)
    .where('authorized_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the tokens of an authorization. */
export async function storeTokens(
  tx: SystemTransaction,
  id: string,
  fields: { sealed: string; login: string },
): Promise<void> {
  await tx.updateTable('code_host_authorizations').set(fields).where('id', '=', id).execute();
}

/** Deletes an authorization that failed. */
export async function deleteAuthorization(tx: SystemTransaction, id: string): Promise<void> {
  await tx.deleteFrom('code_host_authorizations').where('id', '=', id).execute();
}

/** Takes an authorization that the same person began for the same account; undefined otherwise. */
export function takeAuthorized(
  tx: AccountTransaction,
  { accountId, personId, id }: { accountId: string; personId: string; id: string },
): Promise<AuthorizationRow | undefined> {
  return tx
    .deleteFrom('code_host_authorizations')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('login', 'is not', null)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the authorizations that were not completed in time, and returns them. */
export function takeExpired(tx: SystemTransaction, now: Date): Promise<AuthorizationRow[]> {
  return tx
    .deleteFrom('code_host_authorizations')
    .where('expires_at', '<=', now)
    .returningAll()
    .execute();
}
