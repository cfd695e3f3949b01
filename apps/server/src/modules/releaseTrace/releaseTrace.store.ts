import type { BuildStep } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { TracedBuild, TracedVersion } from './trace.types.ts';

const versionColumns = [
  ...(['version', 'created_at', 'is_offered', 'first_offered_at', 'first_updated_at'] as const),
] as const;

/** Returns when each step of a build printed its last line. */
async function readStepTimes(
  tx: AccountTransaction,
  accountId: string,
  buildId: string,
): Promise<TracedBuild['stepTimes']> {
  const rows = await tx
    .selectFrom('build_lines')
    .select(['step', (eb) => eb.fn.max('at').as('at')])
    .where('account_id', '=', accountId)
    .where('build_id', '=', buildId)
    .groupBy('step')
    .execute();
  return Object.fromEntries(rows.map(({ step, at }): [BuildStep, Date] => [step, at]));
}

/** Returns the newest build of a product; one with nothing to release only if there is no other. */
export async function findTracedBuild(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<(TracedBuild & { version_id: string | null }) | undefined> {
  const build = await tx
    .selectFrom('builds')
    .select(['id', 'status', 'step', 'trigger', 'ref', 'commit', 'version', 'version_id'])
    .select(['response_body', 'created_at', 'finished_at'])
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .orderBy(sql`status = 'skipped'`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!build) return undefined;
  return { ...build, stepTimes: await readStepTimes(tx, accountId, build.id) };
}

/** Returns a version of a product; undefined if it was deleted. */
export function findTracedVersion(
  tx: AccountTransaction,
  accountId: string,
  versionId: string,
): Promise<TracedVersion | undefined> {
  return tx
    .selectFrom('versions')
    .select(versionColumns)
    .where('account_id', '=', accountId)
    .where('id', '=', versionId)
    .executeTakeFirst();
}

/** Returns the newest version of a product by number. */
export function findNewestVersion(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<TracedVersion | undefined> {
  return tx
    .selectFrom('versions')
    .select(versionColumns)
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .orderBy('version_order', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns when a site last checked for updates of a product. */
export async function findLastCheck(
  tx: AccountTransaction,
  accountId: string,
  itemId: string,
): Promise<Date | null> {
  const newest = await tx
    .selectFrom('daily_update_checks')
    .select('last_at')
    .where('account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.last_at ?? null;
}
