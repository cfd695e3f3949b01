/** A cell that a spreadsheet would treat as a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns rows as CSV that every spreadsheet opens and none executes; each row ends with CR LF.
 * @see RFC 4180, and the security rules on CSV
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
