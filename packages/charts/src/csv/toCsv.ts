/** One cell of a table of values; `null` where nothing is known. */
export type CsvCell = string | number | null;

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
// Full-width signs begin a formula too, where a spreadsheet is set to Japanese or Chinese.
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
// Where another sign divides the cells, a formula may begin in the middle of one.
const formulaWithin = /([;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;
const needsQuotes = /[",;\r\n\t]|^\s|\s$/;

function write(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const isFormula = formula.test(cell) && !plainNumber.test(cell);
  const within = cell.replace(formulaWithin, "$1'");
  const text = isFormula ? `'${within}` : within;
  return isFormula || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows of cells as CSV that any spreadsheet opens and none of them runs.
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, within a cell too
 * where a semicolon, a tab or a line break may divide cells; plain numbers
 * stay as they are. What is `null` or not a finite number is an empty cell.
 * Every row ends with CR LF. In a file, put a byte order mark before it, or Excel misreads letters.
 * @see RFC 4180, and OWASP on CSV injection
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
}
