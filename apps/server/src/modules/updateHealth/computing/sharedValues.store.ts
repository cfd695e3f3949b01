import { type SiteFact, UPDATE_HEALTH } from '@pressdock/api/limits';
import { type RawBuilder, sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import type { ValueCount } from '../updateHealth.rules.ts';
import { previousVersion } from '../updateHealth.store.ts';
import { type DueRelease, isDownloaded, ofRelease } from './computing.store.ts';

/** The facts by which sites are compared. Of a version number, the first two parts count. */
const columns: Record<SiteFact, RawBuilder<string | null>> = {
  version: previousVersion,
  wordpress: sql`substring(s.wordpress_version from '^[0-9]+\\.[0-9]+')`,
  php: sql`substring(s.php_version from '^[0-9]+\\.[0-9]+')`,
  mysql: sql`substring(s.mysql_version from '^[0-9]+\\.[0-9]+')
    || case when s.mysql_version ilike '%mariadb%' then '-MariaDB' else '' end`,
  language: sql`s.language`,
  country: sql`s.country`,
  hosting: sql`s.hosting`,
  theme: sql`s.theme`,
};

const facts = Object.entries(columns).map(([fact, column]) => sql`(${sql.lit(fact)}, ${column})`);

/** Allows or avoids nested loops in the plans of the transaction. */
const setNestedLoops = (tx: AccountTransaction, value: 'on' | 'off') =>
  sql`select set_config('enable_nestloop', ${value}, true)`.execute(tx);

/**
 * Counts the values that most sites of an outcome have, among these sites and among all that downloaded
 * the release.
 */
export async function countSharedValues(
  tx: AccountTransaction,
  release: DueRelease,
  totals: Pick<Row<'release_health'>, 'failed' | 'rolled_back' | 'silent'>,
): Promise<ValueCount[]> {
  const { failed, rolled_back: rolledBack, silent } = totals;
  const { leastBad, sharedShare } = UPDATE_HEALTH;
  if (Math.max(failed, rolledBack, silent) < leastBad) return [];
  const { rows: found } = await sql<Omit<ValueCount, 'all'>>`
    select o.outcome, f.fact, f.value, count(*)::int as sites
    from release_outcomes o
      join site_releases r on r.item_id = o.item_id and r.version = o.version
        and r.site_key = o.site_key
      join sites s on s.item_id = o.item_id and s.site_key = o.site_key
      cross join lateral (values ${sql.join(facts)}) as f (fact, value)
    where o.account_id = ${release.accountId} and o.version_id = ${release.versionId}
      and f.value is not null
    group by o.outcome, f.fact, f.value
    having count(*) >= greatest(${leastBad}::int, ${sharedShare}::float * case o.outcome
      when 'failed' then ${failed}::int when 'silent' then ${silent}::int
      else ${rolledBack}::int end)`.execute(tx);
  if (found.length === 0) return [];
  const counts = found.map(
    ({ fact, value }) => sql`count(*) filter (where ${columns[fact]} = ${value})`,
  );
  // Without statistics of a new table, the database would look up each site by itself.
  await setNestedLoops(tx, 'off');
  const { rows } = await sql<{ all: string[] }>`
    select array[${sql.join(counts)}]::int[] as "all"
    from site_releases r join sites s on s.item_id = r.item_id and s.site_key = r.site_key,
      lateral (select 'failed' as outcome) as o
    where ${ofRelease(release)} and ${isDownloaded}`.execute(tx);
  await setNestedLoops(tx, 'on');
  return found.map((count, index) => ({ ...count, all: Number(rows[0]?.all[index] ?? 0) }));
}
