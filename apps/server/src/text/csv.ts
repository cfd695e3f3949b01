import type { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { streamText } from './streamText.ts';

type Cell = string | number | null;

/** The characters at the beginning of a cell that a spreadsheet evaluates as a formula. */
const formulaStart = String.raw`[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;

/** A cell whose own text begins like an escaped formula. */
const looksEscaped = new RegExp(`^'+${formulaStart}`);
const escaped = new RegExp(`^'(?='*${formulaStart})`);

/** Returns the original text of a cell that {@link streamCsv} wrote. */
export function unescapeCell(text: string): string {
  return text.replace(escaped, '');
}

/** Writes the columns and each batch of rows. */
async function* writeCsv(
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  const write = (rows: readonly (readonly Cell[])[]) =>
    stringify(
      rows.map((row) => row.map((cell) => (looksEscaped.test(String(cell)) ? `'${cell}` : cell))),
      { escape_formulas: true, record_delimiter: '\r\n' },
    );
  let head = [columns];
  for await (const rows of batches) {
    if (head.length + rows.length > 0) yield write([...head, ...rows]);
    head = [];
  }
  if (head.length > 0) yield write(head);
}

/**
 * Returns a CSV file as a stream that writes each batch of rows as soon as it is read. Formulas are
 * escaped, so that a spreadsheet shows them as text.
 * @throws if the first batch cannot be read
 */
export const streamCsv = (
  columns: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<Readable> => streamText(writeCsv(columns, batches));
