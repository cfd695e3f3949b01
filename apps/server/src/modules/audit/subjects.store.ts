import type { AuditSubject } from '@pressdock/api';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../context.ts';
import type { SystemTransaction } from '../../db/database.ts';

/** The path parameters of a call that are valid ids. */
export type PathIds = Readonly<Record<string, string>>;

interface SubjectLookup {
  /** Selects the name of the subject that the path identifies. */
  select: (accountId: string, ids: PathIds) => RawBuilder<{ subject: string | null }>;
  /** Whether only the operator may learn the name. */
  isForOperator?: true;
}

/** Finds the name of each kind of subject that the contract's audit entries declare. */
const lookups: Readonly<Record<AuditSubject, SubjectLookup>> = {
  product: {
    select: (account, { id, versionId }) => sql`
      select name || coalesce((select ' ' || version from versions
        where versions.id = ${versionId ?? null} and item_id = items.id), '') as subject
      from items where id = ${id} and account_id = ${account}`,
  },
  customer: {
    select: (account, { id }) => sql`
      select email as subject from customers where id = ${id} and account_id = ${account}`,
  },
  license: {
    select: (account, { id }) => sql`
      select left(key, 8) || '…' as subject from licenses
      where id = ${id} and account_id = ${account}`,
  },
  apiKey: {
    select: (account, { id }) => sql`
      select name || ' (' || prefix || '…)' as subject from api_keys
      where id = ${id} and account_id = ${account}`,
  },
  member: {
    select: (account, { id }) => sql`
      select email as subject from users join team_members on user_id = id
      where id = ${id} and account_id = ${account}`,
  },
  invitation: {
    select: (account, { id }) => sql`
      select email as subject from invitations where id = ${id} and account_id = ${account}`,
  },
  account: {
    select: (_, { id }) => sql`select email as subject from users where id = ${id}`,
    isForOperator: true,
  },
  interfaceFlag: {
    select: (_, { id }) => sql`select name as subject from feature_flags where id = ${id}`,
    isForOperator: true,
  },
};

/** Returns the name of a call's subject; undefined if it does not exist or has no name. */
export async function findSubject(
  tx: SystemTransaction,
  { accountId, actor }: { accountId: string; actor: Actor },
  kind: AuditSubject | undefined,
  ids: PathIds,
): Promise<string | undefined> {
  if (kind === undefined || ids.id === undefined) return undefined;
  const { select, isForOperator = false } = lookups[kind];
  if (isForOperator && actor !== 'operator') return undefined;
  const { rows } = await select(accountId, ids).execute(tx);
  return rows[0]?.subject ?? undefined;
}
