import type { RepositorySource } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../../db/schema.ts';

/** A repository with its deploy key. */
export type RepositoryRow = Row<'repositories'> & { public_key: string | null };

const withKey = (tx: AccountTransaction, accountId: string) =>
  tx
    .selectFrom('repositories')
    .leftJoin('deploy_keys', 'deploy_keys.repository_id', 'repositories.id')
    .selectAll('repositories')
    .select('deploy_keys.public_key')
    .where('repositories.account_id', '=', accountId);

/** Returns an account's repositories, unordered; those of one source if it is given. */
export function listRepositories(
  tx: AccountTransaction,
  accountId: string,
  source?: RepositorySource,
): Promise<RepositoryRow[]> {
  return withKey(tx, accountId)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'git'))
    .execute();
}

/** Returns a repository; undefined if it does not exist. */
export function findRepository(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<RepositoryRow | undefined> {
  return withKey(tx, accountId).where('repositories.id', '=', id).executeTakeFirst();
}

/** Locks an account, so that its repositories are counted exactly. */
export async function lockAccount(tx: AccountTransaction, accountId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** Counts an account's repositories on other Git servers. */
export async function countGitServers(tx: AccountTransaction, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('repositories')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('source', '=', 'git')
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a repository on another Git server; undefined if the account has it already. */
export function insertRepository(
  tx: AccountTransaction,
  row: NewRow<'repositories'>,
): Promise<Row<'repositories'> | undefined> {
  return tx
    .insertInto('repositories')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'source', 'external_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Changes a repository. */
export async function updateRepository(
  tx: AccountTransaction,
  accountId: string,
  id: string,
  patch: RowPatch<'repositories'>,
): Promise<void> {
  await tx
    .updateTable('repositories')
    .set(patch)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Returns whether a product is deployed from a repository. */
export async function isDeployed(
  tx: AccountTransaction,
  accountId: string,
  repositoryId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('deployments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('repository_id', '=', repositoryId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a repository that no product is deployed from, with its deploy key. */
export async function deleteRepository(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<void> {
  await tx
    .deleteFrom('deploy_keys')
    .where('account_id', '=', accountId)
    .where('repository_id', '=', id)
    .execute();
  await tx
    .deleteFrom('repositories')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Rows per statement. */
const batchSize = 500;

/** Shows the new names of repositories on the builds and on the products that are deployed from them. */
async function renameRepositories(
  tx: AccountTransaction,
  { accountId, source }: { accountId: string; source: RepositorySource },
  renamed: readonly { from: string; to: string }[],
): Promise<void> {
  if (renamed.length === 0) return;
  const [from, to] = [renamed.map((one) => one.from), renamed.map((one) => one.to)];
  // In one statement, because two repositories may have exchanged their names.
  await sql`update builds set repository = renamed.new_name
    from unnest(${from}::text[], ${to}::text[]) as renamed (old_name, new_name)
    where builds.account_id = ${accountId} and builds.source = ${source}
      and builds.repository = renamed.old_name`.execute(tx);
  await sql`update items set repository = r.full_name, revision = items.revision + 1, updated_at = now()
    from deployments d join repositories r on r.id = d.repository_id
    where d.item_id = items.id and d.connected_at is not null and items.account_id = ${accountId}
      and r.source = ${source} and items.repository <> r.full_name`.execute(tx);
}

/** Stores the repositories that a code host listed, and deletes those that it no longer has. */
export async function replaceListed(
  tx: AccountTransaction,
  { accountId, source, now }: { accountId: string; source: RepositorySource; now: Date },
  rows: readonly Omit<NewRow<'repositories'>, 'account_id' | 'source' | 'listed_at'>[],
): Promise<void> {
  const known = await listRepositories(tx, accountId, source);
  const names = new Map(rows.map((row) => [row.external_id, row.full_name]));
  const renamed = known.flatMap(({ external_id, full_name: from }) => {
    const to = names.get(external_id);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
  for (let first = 0; first < rows.length; first += batchSize) {
    const batch = rows.slice(first, first + batchSize);
    await tx
      .insertInto('repositories')
      .values(batch.map((row) => ({ ...row, account_id: accountId, source, listed_at: now })))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'source', 'external_id']).doUpdateSet(({ ref }) => ({
          full_name: ref('excluded.full_name'),
          url: ref('excluded.url'),
          clone_url: ref('excluded.clone_url'),
          default_branch: ref('excluded.default_branch'),
          is_private: ref('excluded.is_private'),
          listed_at: now,
        })),
      )
      .execute();
  }
  await renameRepositories(tx, { accountId, source }, renamed);
  await deleteUnlisted(tx, { accountId, source, now });
}

/** Deletes the repositories of a source that were last listed before a time, except deployed ones. */
export async function deleteUnlisted(
  tx: AccountTransaction,
  { accountId, source, now }: { accountId: string; source: RepositorySource; now: Date },
): Promise<void> {
  await tx
    .deleteFrom('repositories')
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('listed_at', '<', now)
    .where(
      sql<boolean>`not exists (select from deployments where repository_id = repositories.id)
        and not exists (select from deploy_keys where repository_id = repositories.id)`,
    )
    .execute();
}
