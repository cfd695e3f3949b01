import type { SiteFact } from '@pressdock/api/limits';
import { dayAt, type Fleet } from '../fleet.ts';
import type { CheckVisit, Visit } from '../site.ts';
import { matches, type TruthFilter } from './filters.ts';
import { ReleaseTruth } from './releaseTruth.ts';
import { type ReportedFacts, reportedFacts, reportedNetwork, siteKeyOf } from './reportedFacts.ts';

interface TruthDay {
  checks: number;
  newSites: number;
  /** The last check of each site that sends its address. */
  sites: Map<string, CheckVisit>;
  downloads: Map<string, number>;
}

/** The totals of a day. */
export interface DayTotals {
  sites: number;
  consentingSites: number;
  newSites: number;
  checks: number;
  downloads: number;
}

/** A site whose owner consents, as it is listed. */
export interface TruthDomain {
  domain: string;
  network: string;
  facts: ReportedFacts;
}

/**
 * The facts about a fleet, computed from its visits alone: independently of the server, so that the
 * server's answers can be compared with it.
 */
export class GroundTruth {
  readonly releases = new ReleaseTruth();
  readonly #days = new Map<string, TruthDay>();
  readonly #firstDay = new Map<string, string>();

  /** Adds a visit. Visits have to be added in the order of time. */
  add(visit: Visit): void {
    const date = dayAt(visit.at);
    const day = this.#days.get(date) ?? {
      checks: 0,
      newSites: 0,
      sites: new Map(),
      downloads: new Map(),
    };
    this.#days.set(date, day);
    const key = siteKeyOf(visit.site);
    if (visit.kind === 'download') {
      day.downloads.set(visit.version, (day.downloads.get(visit.version) ?? 0) + 1);
      if (key !== undefined) this.releases.addDownload(key, visit);
      return;
    }
    day.checks += 1;
    if (key === undefined) return;
    day.sites.set(key, visit);
    this.releases.addCheck(key, visit);
    if (this.#firstDay.has(key)) return;
    this.#firstDay.set(key, date);
    day.newSites += 1;
  }

  /** The days with checks, newest first. */
  get dates(): string[] {
    return [...this.#days]
      .filter(([, { checks }]) => checks > 0)
      .map(([date]) => date)
      .sort()
      .reverse();
  }

  /** Returns the totals of a day. */
  totalsOf(date: string): DayTotals {
    const day = this.#days.get(date);
    const visits = [...(day?.sites.values() ?? [])];
    return {
      sites: visits.length,
      consentingSites: visits.filter(({ site }) => site.isConsenting).length,
      newSites: day?.newSites ?? 0,
      checks: day?.checks ?? 0,
      downloads: [...(day?.downloads.values() ?? [])].reduce((sum, count) => sum + count, 0),
    };
  }

  /** Returns the downloads of a version on a day. */
  downloadsOf(date: string, version: string): number {
    return this.#days.get(date)?.downloads.get(version) ?? 0;
  }

  /** Returns what the sites of a day reported last that match all filters. */
  listReports(date: string, filters: readonly TruthFilter[] = []): ReportedFacts[] {
    return this.#listChecks(date, filters).map(({ facts }) => facts);
  }

  /** Counts the sites of a day by a fact. */
  countValues(
    date: string,
    fact: SiteFact,
    filters: readonly TruthFilter[] = [],
  ): Map<string, number> {
    const counts = new Map<string, number>();
    for (const facts of this.listReports(date, filters)) {
      counts.set(facts[fact], (counts.get(facts[fact]) ?? 0) + 1);
    }
    return counts;
  }

  /** Lists the sites of a day whose owners consent, by domain. */
  listDomains(date: string, filters: readonly TruthFilter[] = []): TruthDomain[] {
    return this.#listChecks(date, filters)
      .filter(({ visit }) => visit.site.isConsenting)
      .map(({ visit, facts }) => ({
        domain: visit.site.host ?? '',
        network: reportedNetwork(visit.site),
        facts,
      }))
      .sort((one, other) => (one.domain < other.domain ? -1 : +(one.domain > other.domain)));
  }

  /** Counts the different sites of a period; `end` is the day after the last one. */
  countActive(start: string, end: string): number {
    const keys = [...this.#days]
      .filter(([date]) => date >= start && date < end)
      .flatMap(([, { sites }]) => [...sites.keys()]);
    return new Set(keys).size;
  }

  /** Counts the other plugins or themes of a day's sites by name: their versions and sites. */
  countExtensions(
    date: string,
    kind: 'plugins' | 'theme',
  ): Map<string, { versions: Set<string>; sites: number }> {
    const counts = new Map<string, { versions: Set<string>; sites: number }>();
    for (const { visit } of this.#listChecks(date, [])) {
      const { site } = visit;
      if (!site.isConsenting || (kind === 'plugins' && site.client !== 'post')) continue;
      for (const { name, version } of kind === 'theme' ? [site.theme] : site.plugins) {
        const count = counts.get(name) ?? { versions: new Set(), sites: 0 };
        count.versions.add(version);
        count.sites += 1;
        counts.set(name, count);
      }
    }
    return counts;
  }

  #listChecks(date: string, filters: readonly TruthFilter[]) {
    return [...(this.#days.get(date)?.sites.values() ?? [])]
      .map((visit) => ({ visit, facts: reportedFacts(visit.site) }))
      .filter(({ facts }) => filters.every((filter) => matches(facts, filter)));
  }
}

/** Computes the truth of a whole fleet. @param onDay called after each day with the number of days */
export function computeTruth(fleet: Fleet, onDay: (done: number) => void = () => {}): GroundTruth {
  const truth = new GroundTruth();
  let done = 0;
  for (const { visits } of fleet.simulate()) {
    for (const visit of visits) truth.add(visit);
    done += 1;
    onDay(done);
  }
  return truth;
}
