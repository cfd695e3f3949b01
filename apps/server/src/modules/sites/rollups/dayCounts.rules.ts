import { OTHER_VALUES, SITE_FACTS, SITE_LIMITS, type SiteFact } from '@pressdock/api/limits';
import type { SiteRow } from '../../../snapshots/snapshot.ts';
import { limitValues, type ValueCount } from '../../../snapshots/snapshotQueries.ts';

/** The number of sites with a version of a theme. */
export interface ThemeCount {
  name: string;
  version: string;
  sites: number;
}

/** The counts of a product's sites on one day. */
export interface DayCounts {
  sites: number;
  newSites: number;
  consentingSites: number;
  /** The most frequent values of each fact; blank for sites that did not report it. */
  values: Record<SiteFact, ValueCount[]>;
  themes: ThemeCount[];
  /** The sites by the days since they were seen before. */
  returns: { gap: number; sites: number }[];
}

function addOne<Value>(counts: Map<Value, number>, value: Value): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Counts the sites of a day, page by page. */
export class DayCounter {
  #sites = 0;
  #newSites = 0;
  #consentingSites = 0;
  readonly #values = new Map(SITE_FACTS.map((fact) => [fact, new Map<string, number>()]));
  readonly #returns = new Map<number, number>();
  readonly #themes = new Map<string, number>();

  add(page: {
    rows: readonly SiteRow[];
    newSites: number;
    consentingSites: number;
    themes: readonly { name: string; version: string }[];
    gaps: readonly number[];
  }): void {
    for (const gap of page.gaps) addOne(this.#returns, gap);
    this.#sites += page.rows.length;
    this.#newSites += page.newSites;
    this.#consentingSites += page.consentingSites;
    for (const row of page.rows) {
      for (const [fact, counts] of this.#values) addOne(counts, row[fact]);
    }
    for (const { name, version } of page.themes) {
      // A site may send any name, also the one that others are counted under.
      addOne(this.#themes, name === OTHER_VALUES ? OTHER_VALUES : JSON.stringify([name, version]));
    }
  }

  /** Returns the counts. Values beyond the limit of a product and day are counted together. */
  finish(): DayCounts {
    const values = Object.fromEntries(
      [...this.#values].map(([fact, counts]) => [
        fact,
        limitValues(counts, SITE_LIMITS.valuesPerDay),
      ]),
    ) as DayCounts['values'];
    const themes = limitValues(this.#themes, SITE_LIMITS.valuesPerDay).map(({ value, sites }) => {
      const [name, version] = value === OTHER_VALUES ? [OTHER_VALUES, ''] : JSON.parse(value);
      return { name, version, sites };
    });
    return {
      sites: this.#sites,
      newSites: this.#newSites,
      consentingSites: this.#consentingSites,
      values,
      themes,
      returns: [...this.#returns].map(([gap, sites]) => ({ gap, sites })),
    };
  }
}
