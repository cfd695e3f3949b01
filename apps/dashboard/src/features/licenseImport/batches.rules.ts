import { type ImportRow, validationMessages } from '@pressdock/api';
import { LICENSE_IMPORT } from '@pressdock/api/limits';

/** What is wrong in a line of a file. */
export interface ImportProblem {
  row: number;
  field: string;
  message: string;
}

const isCell = (value: unknown) => typeof value === 'string' && value.length > LICENSE_IMPORT.cell;

/**
 * Finds what only the whole file shows, or what cannot even be sent: a key that stood in it before, and
 * cells without end. It remembers every key it has seen.
 */
export function createFileCheck(): (row: ImportRow) => ImportProblem | undefined {
  const seen = new Set<string>();
  return (row) => {
    const field = Object.keys(row).find((name) => isCell(row[name as keyof ImportRow]));
    if (field !== undefined) return { row: row.row, field, message: validationMessages.tooLong };
    const key = (row.key ?? '').trim().toLowerCase();
    if (key === '') return undefined;
    if (seen.has(key)) {
      return { row: row.row, field: 'key', message: validationMessages.importKeyTwice };
    }
    seen.add(key);
    return undefined;
  };
}

/** Rows in parts as large as one call takes. */
export function inBatches(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = [];
  for (let start = 0; start < rows.length; start += LICENSE_IMPORT.rows) {
    parts.push(rows.slice(start, start + LICENSE_IMPORT.rows));
  }
  return parts;
}
