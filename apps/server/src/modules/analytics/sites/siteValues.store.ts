import type { SiteFact } from '@pressdock/api/limits';
import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import { inScope, type Scope } from '../days/analyticsDays.store.ts';

/** Returns the sites of a day by a fact. */
export async function countByFact(
  tx: AccountTransaction,
  scope: Scope,
  day: string,
  fact: SiteFact,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; sites: number }>`
    select value, sum(sites)::bigint as sites from daily_site_counts
    where ${inScope(scope)} and day = ${day} and fact = ${fact} group by value`.execute(tx);
  return new Map(rows.map(({ value, sites }) => [value, sites]));
}

/** A theme or a plugin of sites. */
export interface NameCount {
  name: string;
  versions: number;
  sites: number;
}

/** Returns the themes or the other plugins of sites, most sites first. */
export async function listNames(
  tx: AccountTransaction,
  scope: Scope,
  day: string,
  table: 'daily_theme_counts' | 'daily_plugin_counts',
): Promise<NameCount[]> {
  const { rows } = await sql<NameCount>`
    select name, count(distinct version)::integer as versions, sum(sites)::bigint as sites
    from ${sql.table(table)} where ${inScope(scope)} and day = ${day}
    group by name order by sum(sites) desc, name`.execute(tx);
  return rows;
}
