import type { SortDescriptor } from '../Table/tableSort.ts';

/** A value to sort by; empty values come last in both directions. */
export type SortValue = string | number | bigint | Date | boolean | null | undefined;

function compare(words: Intl.Collator, one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return words.compare(one, other);
  if (one === other || one == null || other == null) return 0;
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Returns a sorted copy of the rows; equal rows keep their order.
 *
 * Text is sorted by the rules of `locale`, by default the browser's, and numbers in text by value. Pass
 * the page's locale if a server renders the table too; otherwise both may sort differently.
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
