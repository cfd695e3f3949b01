import type { BuildStatus, ProductKind } from '@pressdock/api';
import { BUILD_LOG } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { ListCursor } from '../../../db/listCursor.rules.ts';
import { type CursorColumns, isAfterCursor, selectCursor } from '../../../db/listCursor.ts';
import { retentionRule } from '../../../db/retention/retentionRule.ts';
import type { BuildRow, BuildTarget } from '../builds.store.ts';

/** A build with its product. */
export type ListedBuild = BuildRow & { name: string; kind: ProductKind };

/** Which builds to list. */
export interface BuildFilter {
  itemId?: string | undefined;
  status?: BuildStatus | undefined;
}

const cursorColumns: CursorColumns = { time: sql`builds.created_at`, id: sql`builds.id` };

function selectBuilds(tx: AccountTransaction, accountId: string) {
  return tx
    .selectFrom('builds')
    .innerJoin('items', 'items.id', 'builds.item_id')
    .selectAll('builds')
    .select(['items.name', 'items.kind'])
    .select(selectCursor(cursorColumns).as('cursor'))
    .where('builds.account_id', '=', accountId);
}

/** Returns a page of builds, newest first, and one more if there is a next page. */
export function listBuilds(
  tx: AccountTransaction,
  accountId: string,
  { itemId, status }: BuildFilter,
  after: ListCursor | undefined,
): Promise<(ListedBuild & { cursor: ListCursor })[]> {
  return selectBuilds(tx, accountId)
    .$if(itemId !== undefined, (query) => query.where('builds.item_id', '=', itemId ?? ''))
    .$if(status !== undefined, (query) => query.where('builds.status', '=', status ?? 'failed'))
    .where(isAfterCursor(cursorColumns, after))
    .orderBy('builds.created_at', 'desc')
    .orderBy('builds.id', 'desc')
    .limit(BUILD_LOG.page + 1)
    .execute();
}

/** Returns a build with its product; undefined if it does not exist. */
export function findBuild(
  tx: AccountTransaction,
  accountId: string,
  id: string,
): Promise<ListedBuild | undefined> {
  return selectBuilds(tx, accountId).where('builds.id', '=', id).executeTakeFirst();
}

/** Returns whether the account has a product of a kind. */
export async function hasProduct(
  tx: AccountTransaction,
  accountId: string,
  { kind, itemId }: { kind: ProductKind; itemId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How long a second request to build the same is regarded as a repeated click. An SQL interval. */
const REPEATED = sql<string>`interval '2 seconds'`;

/** Returns the build that an earlier click on the same button queued. */
export async function findRequested(
  tx: AccountTransaction,
  accountId: string,
  target: BuildTarget & { replay_of: string | null },
): Promise<string | undefined> {
  const { item_id, source, repository, trigger, ref, replay_of: replayOf } = target;
  const row = await tx
    .selectFrom('builds')
    .select('id')
    .where('account_id', '=', accountId)
    .where('item_id', '=', item_id)
    .where('source', '=', source)
    .where('repository', '=', repository)
    .where('trigger', '=', trigger)
    .where('ref', '=', ref)
    .$if(replayOf !== null, (query) => query.where('replay_of', '=', replayOf))
    .where(
      sql<boolean>`(status = 'waiting' or (status = 'running' and ${replayOf}::uuid is not null)
        or created_at > now() - ${REPEATED})`,
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

const dayMs = 24 * 60 * 60 * 1000;

/** How long builds are stored, with their logs. */
export const buildsRetention = retentionRule(
  'builds',
  `Ended builds are deleted ${BUILD_LOG.days} days after created_at, and those in excess of ${BUILD_LOG.perProduct} per product.`,
  sql`finished_at is not null and (created_at < now() - make_interval(days => ${sql.lit(BUILD_LOG.days)})
    or id in (select id from (select id, row_number() over (
        partition by item_id order by created_at desc, id desc) as place from builds) as ranked
      where place > ${sql.lit(BUILD_LOG.perProduct)}))`,
);

/** Deletes ended builds that are too old or too many, with their logs. */
export async function deleteOldBuilds(tx: SystemTransaction, now: Date): Promise<void> {
  await tx
    .deleteFrom('builds')
    .where('finished_at', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - BUILD_LOG.days * dayMs))
    .execute();
  await sql`with surplus as (select id from (select id, finished_at, row_number() over (
        partition by item_id order by created_at desc, id desc) as place from builds) as ranked
      where place > ${BUILD_LOG.perProduct} and finished_at is not null)
    delete from builds b using surplus where b.id = surplus.id`.execute(tx);
}
