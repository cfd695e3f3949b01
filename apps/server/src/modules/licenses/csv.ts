import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** Signs with which a text begins that a spreadsheet calculates. */
const formula = String.raw`[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;

/** What looks as if it had been made text already. */
const looksEscaped = new RegExp(`^'+${formula}`);
const escaped = new RegExp(`^'(?='*${formula})`);

/** Read what {@link csvStream} wrote: what a spreadsheet would calculate stands there as text. */
export function readCsvText(text: string): string {
  return text.replace(escaped, '');
}

/**
 * Writes rows as CSV while they are read, a part at a time. What a spreadsheet would calculate is
 * written as text.
 */
export function csvStream(
  columns: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): Readable {
  const write = (rows: readonly (readonly Cell[])[]) =>
    stringify(
      rows.map((row) => row.map((cell) => (looksEscaped.test(String(cell)) ? `'${cell}` : cell))),
      { escape_formulas: true, record_delimiter: '\r\n' },
    );
  return Readable.from(
    (async function* () {
      yield write([columns]);
      for await (const part of parts) if (part.length > 0) yield write(part);
    })(),
  );
}
