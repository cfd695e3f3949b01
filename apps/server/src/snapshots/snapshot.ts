import { SITE_FACTS, type SiteFact } from '@pressdock/api/limits';

/** The other values of a site in a snapshot. */
const DETAILS = ['network', 'region', 'city'] as const;

/** The columns of a snapshot. */
export const SNAPSHOT_COLUMNS = [...SITE_FACTS, ...DETAILS] as const;

/** The name of a column. */
export type ColumnName = SiteFact | (typeof DETAILS)[number];

/** A site on one day. Blank: it did not report the value. */
export interface SiteRow extends Readonly<Record<ColumnName, string>> {
  /** Null without consent. */
  host: string | null;
}

/** The codes of a column: one per site, the index of its value. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** A dictionary-encoded column. */
export interface Column {
  values: readonly string[];
  codes: Codes;
}

/**
 * Up to {@link PART_SITES} sites of a product on one day, in columns. Sites with a host come first, in
 * the order of their hosts.
 */
export interface Snapshot {
  sites: number;
  hosts: readonly string[];
  columns: Readonly<Record<ColumnName, Column>>;
}

/** The sites in one part of a product's snapshot. */
export const PART_SITES = 100_000;

/** Returns a list of codes that fits so many values. */
export function createCodes(values: number, length: number): Codes {
  if (values <= 2 ** 8) return new Uint8Array(length);
  return values <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

function encodeColumn(rows: readonly SiteRow[], name: ColumnName): Column {
  const numbers = new Map<string, number>();
  const codes = rows.map((row) => {
    const value = row[name];
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, numbers.size);
    return numbers.size - 1;
  });
  const packed = createCodes(numbers.size, codes.length);
  packed.set(codes);
  return { values: [...numbers.keys()], codes: packed };
}

function compareHosts({ host: one }: SiteRow, { host: other }: SiteRow): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** Returns sites as a snapshot. */
export function createSnapshot(rows: readonly SiteRow[]): Snapshot {
  const ordered = rows.toSorted(compareHosts);
  const columns = Object.fromEntries(
    SNAPSHOT_COLUMNS.map((name) => [name, encodeColumn(ordered, name)]),
  ) as Record<ColumnName, Column>;
  const hosts = ordered.flatMap(({ host }) => host ?? []);
  return { sites: rows.length, hosts, columns };
}

/** Returns a column's value of a site. */
export function valueAt({ values, codes }: Column, site: number): string {
  return values[codes[site] ?? -1] ?? '';
}
