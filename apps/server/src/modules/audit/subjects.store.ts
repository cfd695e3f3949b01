import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../context.ts';
import type { SystemTransaction } from '../../db/database.ts';

/** The identifiers in a call's path, each one that can be an identifier. */
export type PathIds = Readonly<Record<string, string>>;

type Lookup = (accountId: string, ids: PathIds) => RawBuilder<{ subject: string | null }>;

/** What a kind of thing is called by its people. */
const lookups: Readonly<Record<string, Lookup>> = {
  product: (account, { id, versionId }) => sql`
    select name || coalesce((select ' ' || version from versions
      where versions.id = ${versionId ?? null} and item_id = items.id), '') as subject
    from items where id = ${id} and account_id = ${account}`,
  customer: (account, { id }) => sql`
    select email as subject from customers where id = ${id} and account_id = ${account}`,
  license: (account, { id }) => sql`
    select left(key, 8) || '…' as subject from licenses where id = ${id} and account_id = ${account}`,
  apiKey: (account, { id }) => sql`
    select name || ' (' || prefix || '…)' as subject from api_keys
    where id = ${id} and account_id = ${account}`,
  member: (account, { id }) => sql`
    select email as subject from users join team_members on user_id = id
    where id = ${id} and account_id = ${account}`,
  invitation: (account, { id }) => sql`
    select email as subject from invitations where id = ${id} and account_id = ${account}`,
};

/** What an operator's doings are about, whoever's it is. */
const operatorLookups: Readonly<Record<string, Lookup>> = {
  account: (_, { id }) => sql`select email as subject from users where id = ${id}`,
  interfaceFlag: (_, { id }) => sql`select name as subject from feature_flags where id = ${id}`,
};

const kindsByPath: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/v1\/(?:plugins|themes)\/:id/, 'product'],
  [/^\/api\/v2\/customers\/:id/, 'customer'],
  [/^\/api\/v2\/license\/:id/, 'license'],
  [/^\/api\/v1\/api-keys\/:id/, 'apiKey'],
  [/^\/api\/v1\/users\/children\/pending\/:id/, 'invitation'],
  [/^\/api\/v1\/users\/children\/:id/, 'member'],
  [/^\/api\/v1\/admin\/accounts\/:id/, 'account'],
  [/^\/api\/v1\/admin\/interface-flags\/:id/, 'interfaceFlag'],
];

/** The kind of thing a call is about, by its path; undefined where it is about none. */
export function subjectKind(url: string): string | undefined {
  return kindsByPath.find(([path]) => path.test(url))?.[1];
}

/** What a call is about, in words; undefined for what is not there or has no name. */
export async function findSubject(
  tx: SystemTransaction,
  { accountId, actor }: { accountId: string; actor: Actor },
  url: string,
  ids: PathIds,
): Promise<string | undefined> {
  const kind = subjectKind(url);
  if (kind === undefined) return undefined;
  const lookup = lookups[kind] ?? (actor === 'operator' ? operatorLookups[kind] : undefined);
  if (!lookup || ids.id === undefined) return undefined;
  const { rows } = await lookup(accountId, ids).execute(tx);
  return rows[0]?.subject ?? undefined;
}
