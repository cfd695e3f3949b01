import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

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
      rows.map((row) => [...row]),
      { escape_formulas: true, record_delimiter: '\r\n' },
    );
  return Readable.from(
    (async function* () {
      yield write([columns]);
      for await (const part of parts) if (part.length > 0) yield write(part);
    })(),
  );
}
