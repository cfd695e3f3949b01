import type { BuildStatus, BuildStep, ProductKind } from '@pressdock/api';
import { BUILD_LIMITS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';

/** A build as stored. */
export type BuildRow = Row<'builds'>;

type AnyTransaction = AccountTransaction | SystemTransaction;

/** A build to queue. */
export type NewBuild = Pick<
  NewRow<'builds'>,
  'id' | 'account_id' | 'item_id' | 'source' | 'repository' | 'trigger' | 'ref' | 'pushed_commit'
> & { commit?: string | null; replay_of?: string | null };

/** The ref to build, and the repository that the product is connected with. */
export type BuildTarget = Pick<NewBuild, 'item_id' | 'source' | 'repository' | 'trigger' | 'ref'>;

/** Returns the id of a build that waits for the same ref of the same repository. */
export async function findWaiting(
  tx: SystemTransaction,
  { item_id, source, repository, trigger, ref }: BuildTarget,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('builds')
    .select('id')
    .where('item_id', '=', item_id)
    .where('status', '=', 'waiting')
    .where('source', '=', source)
    .where('repository', '=', repository)
    .where('trigger', '=', trigger)
    .where('ref', '=', ref)
    .forUpdate()
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Stores the commit that a newer webhook named. */
export async function setPushedCommit(
  tx: SystemTransaction,
  id: string,
  commit: string | null,
): Promise<void> {
  await tx.updateTable('builds').set({ pushed_commit: commit }).where('id', '=', id).execute();
}

/** Queues a build. Returns false if too many builds of the product are waiting. */
export async function insertWaiting(tx: AnyTransaction, build: NewBuild): Promise<boolean> {
  const { count } = await tx
    .selectFrom('builds')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('item_id', '=', build.item_id)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (Number(count) >= BUILD_LIMITS.waiting) return false;
  await tx
    .insertInto('builds')
    .values({ commit: null, replay_of: null, ...blank, ...build })
    .execute();
  return true;
}

const blank = {
  message: null,
  author: null,
  response_code: null,
  response_body: null,
  version: null,
  version_id: null,
  leased_until: null,
  started_at: null,
  finished_at: null,
};

/** The product of a build. */
export interface BuildProduct {
  kind: ProductKind;
  slug: string;
  name: string;
}

/** Returns a product of the account, locked so that its builds are queued one at a time. */
export function lockProduct(tx: AnyTransaction, accountId: string, itemId: string) {
  return (tx as AccountTransaction)
    .selectFrom('items')
    .select(['id', 'kind'])
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the product of a build; undefined if it was deleted. */
export function findProduct(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<BuildProduct | undefined> {
  return tx
    .selectFrom('items')
    .select(['kind', 'slug', 'name'])
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .executeTakeFirst();
}

/** The newest version of a product, as sites compare them. */
export async function findLatestVersion(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<{ version: string; version_order: string } | undefined> {
  return tx
    .selectFrom('versions')
    .select(['version', 'version_order'])
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .orderBy('version_order', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns whether a commit of the product was released or skipped by an earlier build. */
export async function wasBuilt(tx: AccountTransaction, build: BuildRow, commit: string) {
  const row = await tx
    .selectFrom('builds')
    .select('id')
    .where('account_id', '=', build.account_id)
    .where('item_id', '=', build.item_id)
    .where('id', '<>', build.id)
    .where('commit', '=', commit)
    .where('repository', '=', build.repository)
    .where('status', 'in', ['released', 'skipped'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the commit of the newest release from the same repository. */
export async function findReleasedCommit(
  tx: AccountTransaction,
  { account_id, item_id, repository }: BuildRow,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('builds')
    .select('commit')
    .where('account_id', '=', account_id)
    .where('item_id', '=', item_id)
    .where('repository', '=', repository)
    .where('status', '=', 'released')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.commit ?? undefined;
}

/** Limits of how many builds run. */
export interface ClaimLimits {
  perAccount: number;
  leaseSeconds: number;
}

/**
 * Claims the next build: of the account with the fewest running builds, then the oldest. Builds of one
 * product run one after the other. A build whose lease ended comes first; its server was killed.
 */
export async function claimNext(
  tx: SystemTransaction,
  { perAccount, leaseSeconds }: ClaimLimits,
): Promise<BuildRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    with running as (select account_id, count(*) as count from builds
      where status = 'running' and leased_until >= now() group by account_id)
    select b.id from builds b left join running on running.account_id = b.account_id
    where b.status in ('waiting', 'running') and (b.leased_until is null or b.leased_until < now())
      and coalesce(running.count, 0) < ${perAccount}
      and not exists (select from builds o where o.item_id = b.item_id and o.id <> b.id
        and (o.status = 'running' or (o.status = 'waiting' and b.status = 'waiting'
          and (o.created_at, o.id) < (b.created_at, b.id))))
    order by coalesce(running.count, 0), b.created_at, b.id
    limit 1 for update of b skip locked`.execute(tx);
  const [next] = rows;
  if (!next) return undefined;
  return tx
    .updateTable('builds')
    .set({
      status: 'running',
      step: 'queue',
      attempts: sql<number>`attempts + 1`,
      leased_until: leaseEnd(leaseSeconds),
      started_at: sql<Date>`coalesce(started_at, now())`,
    })
    .where('id', '=', next.id)
    .returningAll()
    .executeTakeFirst();
}

const leaseEnd = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Ends the leases of all builds, because no other server uses the database. */
export async function endLeases(tx: SystemTransaction): Promise<void> {
  await tx
    .updateTable('builds')
    .set({ leased_until: sql<Date>`now() - interval '1 second'` })
    .where('status', '=', 'running')
    .execute();
}

/** The attempt of a server at a build. Another server may have begun another one. */
export type Attempt = Pick<BuildRow, 'id' | 'account_id' | 'attempts'>;

function updateAttempt(tx: AccountTransaction, { id, account_id, attempts }: Attempt) {
  return tx
    .updateTable('builds')
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .where('status', '=', 'running')
    .where('attempts', '=', attempts);
}

/** Renews the lease. Returns false if this attempt is over. */
export async function renewLease(
  tx: AccountTransaction,
  attempt: Attempt,
  seconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await updateAttempt(tx, attempt)
    .set({ leased_until: leaseEnd(seconds) })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts a build back into the queue, because this server stops. The attempt does not count. */
export async function requeue(tx: AccountTransaction, attempt: Attempt): Promise<void> {
  await updateAttempt(tx, attempt)
    .set({ status: 'waiting', step: 'queue', attempts: attempt.attempts - 1, leased_until: null })
    .execute();
}

/** Returns the step of a build. */
export function findBuildStep(tx: AccountTransaction, accountId: string, id: string) {
  return tx
    .selectFrom('builds')
    .select('step')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Changes of a running build. */
export interface BuildProgress {
  step?: BuildStep;
  commit?: string;
  message?: string;
  author?: string;
  version?: string;
}

/** Stores how far a build is. */
export async function saveProgress(
  tx: AccountTransaction,
  attempt: Attempt,
  progress: BuildProgress,
): Promise<void> {
  await updateAttempt(tx, attempt).set(progress).execute();
}

/** The result of a build. */
export interface BuildEnd {
  status: Extract<BuildStatus, 'released' | 'skipped' | 'failed'>;
  responseCode: number;
  responseBody: string;
  versionId?: string;
}

/** Ends a build. Returns undefined if this attempt is over, or if the build was deleted. */
export function finishBuild(
  tx: AccountTransaction,
  attempt: Attempt,
  { status, responseCode, responseBody, versionId }: BuildEnd,
): Promise<BuildRow | undefined> {
  return updateAttempt(tx, attempt)
    .set({
      status,
      response_code: responseCode,
      response_body: responseBody,
      version_id: versionId ?? null,
      leased_until: null,
      finished_at: sql<Date>`now()`,
    })
    .returningAll()
    .executeTakeFirst();
}
