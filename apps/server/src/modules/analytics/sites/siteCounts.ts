import type { VersionTableResponse } from '@pressdock/api';
import { SITE_LIMITS, type SiteFact } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import {
  countValues,
  createVersionTable,
  limitValues,
  type ValueCount,
} from '../../../snapshots/snapshotQueries.ts';
import type { Scope } from '../days/analyticsDays.store.ts';
import type { SiteSelection } from './siteSelection.ts';
import type { SiteSnapshots } from './siteSnapshots.ts';
import * as store from './siteValues.store.ts';

const VERSION_TABLE_SIZE = 20;

/** Counts the sites of a day, for callers that may read them. */
export type SiteCounts = ReturnType<typeof createSiteCounts>;

/** Creates the functions. */
export function createSiteCounts(db: Database, snapshots: SiteSnapshots) {
  /** Counts are stored; those of filtered sites are computed from the sites of the day. */
  async function count(
    scope: Scope,
    { date, filters }: Pick<SiteSelection, 'date' | 'filters'>,
    fact: SiteFact,
  ): Promise<ValueCount[]> {
    const counts =
      filters.length === 0
        ? await db.withAccount(scope, (tx) => store.countByFact(tx, scope, date, fact))
        : countValues(
            (await snapshots.read(scope, date)).flatMap(({ parts }) => parts),
            fact,
            filters,
          );
    return limitValues(counts, SITE_LIMITS.valuesPerDay);
  }

  async function createTable(
    scope: Scope,
    { date, filters }: Pick<SiteSelection, 'date' | 'filters'>,
  ): Promise<VersionTableResponse> {
    const parts = (await snapshots.read(scope, date)).flatMap((product) => product.parts);
    const { rows, columns, cells } = createVersionTable(parts, filters, VERSION_TABLE_SIZE);
    return { wordpress: rows, versions: columns, cells };
  }

  return { count, createTable };
}
