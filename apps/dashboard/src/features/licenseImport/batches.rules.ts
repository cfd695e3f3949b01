import { fieldValidation, type ImportRow, licenseImportValidation } from '@pressdock/api';
import { LICENSE_IMPORT } from '@pressdock/api/limits';

/** A problem in a line of a file. */
export interface ImportProblem {
  row: number;
  field: string;
  message: string;
}

type Column = Exclude<keyof ImportRow, 'row'>;

const columnsOf = ({ row: _, ...cells }: ImportRow) => Object.entries(cells) as [Column, string][];

const mostOf = (column: Column) =>
  column === 'activated_domains' ? LICENSE_IMPORT.domains : LICENSE_IMPORT.cell;

/** Folds each character on its own, like the server: `toLowerCase` changes a sigma at the end of a word. */
const foldCase = (text: string) => Array.from(text, (one) => one.toLowerCase()).join('');

/**
 * Returns a check that finds what the server cannot see: repeated keys, and cells that are too long
 * to send. It remembers every key.
 */
export function createFileCheck(): (row: ImportRow) => ImportProblem | undefined {
  const seen = new Set<string>();
  return (row) => {
    const long = columnsOf(row).find(([column, text]) => text.length > mostOf(column));
    if (long) return { row: row.row, field: long[0], message: fieldValidation.tooLong };
    const key = foldCase((row.key ?? '').trim());
    if (key === '') return undefined;
    if (seen.has(key)) {
      return { row: row.row, field: 'key', message: licenseImportValidation.duplicateKey };
    }
    seen.add(key);
    return undefined;
  };
}

/**
 * Splits rows into parts of the size that one request takes; a row larger than a part is sent
 * alone.
 */
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
