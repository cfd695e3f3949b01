import { SITE_FACTS, type SiteFact } from '@pressdock/api/limits';
import type { Fleet } from '../fleet.ts';
import type { DayTotals, GroundTruth } from './groundTruth.ts';
import type { ReleaseOutcomes } from './releaseTruth.ts';

/** The truth of a fleet in numbers. */
export interface TruthSummary {
  days: ({ date: string } & DayTotals)[];
  /** How many sites reported each value on the last day, most sites first. */
  values: Record<SiteFact, { value: string; sites: number }[]>;
  releases: ({ version: string; releasedAt: string } & ReleaseOutcomes)[];
  /** The different sites of all days. */
  activeSites: number;
}

/** Returns the truth of a fleet in numbers. */
export function summarize(fleet: Fleet, truth: GroundTruth, now: Date): TruthSummary {
  const last = fleet.days.at(-1) ?? '';
  const values = Object.fromEntries(
    SITE_FACTS.map((fact) => [
      fact,
      [...truth.countValues(last, fact)]
        .map(([value, sites]) => ({ value, sites }))
        .sort((one, other) => other.sites - one.sites || (one.value < other.value ? -1 : 1)),
    ]),
  ) as TruthSummary['values'];
  return {
    days: fleet.days.map((date) => ({ date, ...truth.totalsOf(date) })),
    values,
    releases: fleet.releases.map(({ version, releasedAt }) => ({
      version,
      releasedAt: new Date(releasedAt).toISOString(),
      ...truth.releases.outcomesOf(version, now.getTime()),
    })),
    activeSites: truth.countActive(fleet.days[0] ?? '', '9999-12-31'),
  };
}

type Cell = string | number;

function writeTable(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]) {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.toLocaleString('en-US')));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [title, ...lines].join('\n');
}

const LISTED_VALUES = 8;

/** Writes a summary as tables for people. */
export function writeSummary({ days, values, releases, activeSites }: TruthSummary): string {
  const facts = SITE_FACTS.flatMap((fact) =>
    values[fact]
      .slice(0, LISTED_VALUES)
      .map(({ value, sites }): Cell[] => [
        `${fact}: ${value === '' ? '(not reported)' : value}`,
        sites,
      ]),
  );
  return [
    writeTable(
      'Days',
      ['day', 'sites', 'consenting', 'new', 'checks', 'downloads'],
      days.map((day) => [
        ...[day.date, day.sites, day.consentingSites, day.newSites, day.checks, day.downloads],
      ]),
    ),
    writeTable('Most frequent values of the last day', ['value', 'sites'], facts),
    writeTable(
      'Releases',
      [
        'version',
        'released',
        'offered',
        'downloaded',
        'installed',
        'failed',
        'rolled back',
        'silent',
      ],
      releases.map((one) => [
        ...[one.version, one.releasedAt.slice(0, 10), one.offered, one.downloaded, one.installed],
        ...[one.failed, one.rolledBack, one.silent],
      ]),
    ),
    `Different sites: ${activeSites.toLocaleString('en-US')}`,
  ].join('\n\n');
}
