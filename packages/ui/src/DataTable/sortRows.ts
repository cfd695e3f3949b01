import type { SortDescriptor } from '../Table/tableSort.ts';

/** What rows are ordered by; nothing stands last, whichever way they are sorted. */
export type SortValue = string | number | bigint | Date | boolean | null | undefined;

function compare(words: Intl.Collator, one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return words.compare(one, other);
  if (one === other || one == null || other == null) return 0;
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The rows in the wanted order, as a new list; equal ones keep theirs.
 *
 * Words go by the alphabet of `locale`, else by that of the browser, with the figures in them as
 * numbers. Pass the page's locale where a server draws it too, or both may order differently.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  descriptor: SortDescriptor | undefined,
  readValue: (row: Row, column: string) => SortValue,
  locale?: string,
): Row[] {
  if (!descriptor) return [...rows];
  const { column, direction } = descriptor;
  const turn = direction === 'ascending' ? 1 : -1;
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const keyed = rows.map((row) => ({ row, value: readValue(row, column) }));
  keyed.sort((a, b) => {
    const missing = Number(a.value == null) - Number(b.value == null);
    return missing || turn * compare(words, a.value, b.value);
  });
  return keyed.map(({ row }) => row);
}
