/** One cell of a CSV file; `null` is an empty cell. */
export type CsvCell = string | number | null;

const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
// Full-width signs also begin a formula in Japanese and Chinese spreadsheets.
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;
// If the spreadsheet separates cells by another character, a formula may begin inside a cell.
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
 * Returns rows of cells as CSV that is safe to open in a spreadsheet. Text that would be run as a
 * formula is prefixed with an apostrophe, also after a semicolon, a tab or a line break inside a
 * cell. `null` and numbers that are not finite are empty cells. Every row ends with CR LF; files
 * need a byte order mark, or Excel misreads other alphabets.
 * @see RFC 4180, and OWASP on CSV injection
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
}
