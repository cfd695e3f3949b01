import type { SiteValuesResponse, VersionTableResponse } from '@pressdock/api';
import { SITE_LIMITS, type SiteFact } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import {
  countValues,
  createVersionTable,
  limitValues,
  type ValueCount,
} from '../../../snapshots/snapshotQueries.ts';
import { readTotals, type Scope } from '../days/analyticsDays.store.ts';
import type { SiteSelection } from './siteSelection.ts';
import type { SiteSnapshots } from './siteSnapshots.ts';
import * as store from './siteValues.store.ts';

const VERSION_TABLE_SIZE = 20;

/** Counts the sites of a day, for callers that may read them. */
export type SiteCounts = ReturnType<typeof createSiteCounts>;

type Day = Pick<SiteSelection, 'date' | 'filters'>;

/** Creates the functions. */
export function createSiteCounts(db: Database, snapshots: SiteSnapshots) {
  const readParts = async (scope: Scope, date: string) =>
    (await snapshots.read(scope, date)).flatMap(({ parts }) => parts);

  /** Counts are stored; those of filtered sites are computed from the sites of the day. */
  async function countStored(scope: Scope, { date, filters }: Day, fact: SiteFact) {
    if (filters.length === 0) {
      const counts = await db.withAccount(scope, (tx) => store.countByFact(tx, scope, date, fact));
      return { counts, isStored: counts.size > 0 };
    }
    const parts = await readParts(scope, date);
    return { counts: countValues(parts, fact, filters), isStored: parts.length > 0 };
  }

  /** Returns whether there were sites on a day without records. The total is stored for longer. */
  const hadSites = (scope: Scope, date: string) =>
    db.withAccount(scope, async (tx) => (await readTotals(tx, scope, date)).sites > 0);

  return {
    /** Returns the sites of a day by a fact, most sites first. */
    async count(scope: Scope, day: Day, fact: SiteFact): Promise<ValueCount[]> {
      return limitValues((await countStored(scope, day, fact)).counts, SITE_LIMITS.valuesPerDay);
    },

    /** Returns the sites of a day by a fact, and whether their records were deleted. */
    async readValues(scope: Scope, day: Day, fact: SiteFact): Promise<SiteValuesResponse> {
      const { counts, isStored } = await countStored(scope, day, fact);
      const data = limitValues(counts, SITE_LIMITS.valuesPerDay);
      const isDeleted = !isStored && (await hadSites(scope, day.date));
      return { data, sites: data.reduce((sum, { sites }) => sum + sites, 0), isDeleted };
    },

    /** Returns the sites of a day by WordPress version and installed version. */
    async createTable(scope: Scope, { date, filters }: Day): Promise<VersionTableResponse> {
      const parts = await readParts(scope, date);
      const { rows, columns, cells } = createVersionTable(parts, filters, VERSION_TABLE_SIZE);
      const isDeleted = parts.length === 0 && (await hadSites(scope, date));
      return { wordpress: rows, versions: columns, cells, isDeleted };
    },
  };
}
