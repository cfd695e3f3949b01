import { OTHER_VALUES, type SiteFact } from '@pressdock/api/limits';
import {
  compareNumbers,
  parseNumbers,
  prepareFilter,
  type SiteFilter,
} from './siteFilter.rules.ts';
import { type Column, type Snapshot, valueAt } from './snapshot.ts';

/** A value and the number of sites that reported it. */
export interface ValueCount {
  value: string;
  sites: number;
}

/** Returns whether a site is selected, by its position in a snapshot. */
type IsSelected = (site: number) => boolean;

/** Decides by the codes of the columns, so that each value is compared once. */
export function prepareSelection(
  { columns }: Snapshot,
  filters: readonly SiteFilter[],
): IsSelected {
  const allowed = filters.map((filter) => {
    const { values, codes } = columns[filter.fact];
    const isMatch = prepareFilter(filter);
    return { codes, isAllowed: Uint8Array.from(values, (value) => Number(isMatch(value))) };
  });
  return (site) => allowed.every(({ codes, isAllowed }) => isAllowed[codes[site] ?? -1] === 1);
}

/** Returns the most frequent values, most sites first, and counts the others as `(other)`. */
export function limitValues(counts: ReadonlyMap<string, number>, limit: number): ValueCount[] {
  const ordered = [...counts]
    .filter(([value]) => value !== OTHER_VALUES)
    .map(([value, sites]) => ({ value, sites }))
    .sort((one, other) => other.sites - one.sites || (one.value < other.value ? -1 : 1));
  const rest = ordered.slice(limit).reduce((sum, { sites }) => sum + sites, 0);
  const others = rest + (counts.get(OTHER_VALUES) ?? 0);
  const first = ordered.slice(0, limit);
  return others === 0 ? first : [...first, { value: OTHER_VALUES, sites: others }];
}

/** Counts the sites that match all filters by their value of a column. */
export function countValues(
  snapshots: readonly Snapshot[],
  fact: SiteFact,
  filters: readonly SiteFilter[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const snapshot of snapshots) {
    const { values, codes } = snapshot.columns[fact];
    const isSelected = prepareSelection(snapshot, filters);
    const ofPart = new Uint32Array(values.length);
    for (let site = 0; site < snapshot.sites; site += 1) {
      const code = codes[site] ?? -1;
      if (isSelected(site)) ofPart[code] = (ofPart[code] ?? 0) + 1;
    }
    for (const [code, sites] of ofPart.entries()) {
      const value = values[code] ?? '';
      if (sites > 0) counts.set(value, (counts.get(value) ?? 0) + sites);
    }
  }
  return counts;
}

/** A table of counts: `cells` has one list per row with one number per column. */
export interface CountTable {
  rows: string[];
  columns: string[];
  cells: number[][];
}

/** Versions, newest first; `(other)` and other texts are last. */
function compareVersionsDown(one: string, other: string): number {
  const [a, b] = [parseNumbers(one), parseNumbers(other)];
  if (!(a && b)) return Number(b !== undefined) - Number(a !== undefined) || (one < other ? -1 : 1);
  return compareNumbers(b, a) || (one < other ? -1 : 1);
}

/** Returns the value each version is counted under: itself if it is frequent, else `(other)`. */
function groupVersions(counts: ReadonlyMap<string, number>, limit: number): Map<string, string> {
  const frequent = new Set(limitValues(counts, limit).map(({ value }) => value));
  return new Map(
    [...counts.keys()].map((value) => [value, frequent.has(value) ? value : OTHER_VALUES]),
  );
}

function toMinor(version: string): string {
  return parseNumbers(version)?.slice(0, 2).join('.') ?? '';
}

/** Adds the sites of a snapshot to the counts by row and column. */
function addPairs(
  pairs: Map<string, Map<string, number>>,
  [rows, columns]: readonly [Column, Column],
  sites: number,
  isSelected: IsSelected,
): void {
  const width = columns.values.length;
  const ofPart = new Map<number, number>();
  for (let site = 0; site < sites; site += 1) {
    const cell = (rows.codes[site] ?? 0) * width + (columns.codes[site] ?? 0);
    if (isSelected(site)) ofPart.set(cell, (ofPart.get(cell) ?? 0) + 1);
  }
  for (const [cell, count] of ofPart) {
    const row = toMinor(rows.values[Math.floor(cell / width)] ?? '');
    const column = columns.values[cell % width] ?? '';
    const ofRow = pairs.get(row) ?? new Map<string, number>();
    ofRow.set(column, (ofRow.get(column) ?? 0) + count);
    pairs.set(row, ofRow);
  }
}

/**
 * Counts the sites that match all filters by WordPress version (MAJOR.MINOR) and installed version, newest
 * first. Beyond `limit` rows or columns, the least frequent are counted as `(other)`.
 */
export function createVersionTable(
  snapshots: readonly Snapshot[],
  filters: readonly SiteFilter[],
  limit: number,
): CountTable {
  const pairs = new Map<string, Map<string, number>>();
  for (const snapshot of snapshots) {
    const { wordpress, version } = snapshot.columns;
    const isSelected = prepareSelection(snapshot, filters);
    addPairs(pairs, [wordpress, version], snapshot.sites, isSelected);
  }
  const rowTotals = new Map<string, number>();
  const columnTotals = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, sites: number) =>
    counts.set(key, (counts.get(key) ?? 0) + sites);
  for (const [row, ofRow] of pairs) {
    for (const [column, sites] of ofRow) {
      add(rowTotals, row, sites);
      add(columnTotals, column, sites);
    }
  }
  const rowNames = groupVersions(rowTotals, limit);
  const columnNames = groupVersions(columnTotals, limit);
  const rows = [...new Set(rowNames.values())].sort(compareVersionsDown);
  const columns = [...new Set(columnNames.values())].sort(compareVersionsDown);
  const cells = rows.map(() => columns.map(() => 0));
  for (const [row, ofRow] of pairs) {
    const ofCells = cells[rows.indexOf(rowNames.get(row) ?? '')] ?? [];
    for (const [column, sites] of ofRow) {
      const index = columns.indexOf(columnNames.get(column) ?? '');
      ofCells[index] = (ofCells[index] ?? 0) + sites;
    }
  }
  return { rows, columns, cells };
}

/** Returns the first site in a network. */
export function findNetwork(
  snapshots: readonly Snapshot[],
  network: string,
): { country: string; region: string; city: string; hosting: string } | undefined {
  for (const { columns } of snapshots) {
    const site = columns.network.codes.indexOf(columns.network.values.indexOf(network));
    if (site < 0) continue;
    const { country, region, city, hosting } = columns;
    return {
      country: valueAt(country, site),
      region: valueAt(region, site),
      city: valueAt(city, site),
      hosting: valueAt(hosting, site),
    };
  }
  return undefined;
}
