import { fieldValidation, type ImportRow, licenseImportValidation } from '@pressdock/api';
import { LICENSE_IMPORT } from '@pressdock/api/limits';

/** What is wrong in a line of a file. */
export interface ImportProblem {
  row: number;
  field: string;
  message: string;
}

type Column = Exclude<keyof ImportRow, 'row'>;

const columnsOf = ({ row: _, ...cells }: ImportRow) => Object.entries(cells) as [Column, string][];

const mostOf = (column: Column) =>
  column === 'activated_domains' ? LICENSE_IMPORT.domains : LICENSE_IMPORT.cell;

/**
 * Finds what only the whole file shows, or what cannot even be sent: a key that stood in it before, and
 * cells without end. It remembers every key it has seen.
 */
export function createFileCheck(): (row: ImportRow) => ImportProblem | undefined {
  const seen = new Set<string>();
  return (row) => {
    const long = columnsOf(row).find(([column, text]) => text.length > mostOf(column));
    if (long) return { row: row.row, field: long[0], message: fieldValidation.tooLong };
    const key = (row.key ?? '').trim().toLowerCase();
    if (key === '') return undefined;
    if (seen.has(key)) {
      return { row: row.row, field: 'key', message: licenseImportValidation.duplicateKey };
    }
    seen.add(key);
    return undefined;
  };
}

/** Rows in parts as large as one call takes; a line that is larger than a part goes alone. */
export function inBatches(rows: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = columnsOf(row).reduce((sum, [, text]) => sum + text.length, 0);
    const part = parts.at(-1);
    if (part && part.length < LICENSE_IMPORT.rows && size <= room) part.push(row);
    else {
      parts.push([row]);
      room = LICENSE_IMPORT.partCharacters;
    }
    room -= size;
  }
  return parts;
}
