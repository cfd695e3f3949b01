import type { AuditEntryResponse } from '@pressdock/api';
import { stringify } from 'csv-stringify/sync';

const columns = [
  { key: 'at', header: 'At' },
  { key: 'actor', header: 'By' },
  { key: 'way', header: 'Way' },
  { key: 'summary', header: 'Change' },
  { key: 'action', header: 'Call' },
  { key: 'subject', header: 'Subject' },
  { key: 'outcome', header: 'Outcome' },
  { key: 'network', header: 'Network' },
  { key: 'attempts', header: 'Attempts' },
] as const satisfies { key: keyof AuditEntryResponse; header: string }[];

/** Writes entries as CSV in batches. Formulas are escaped, so that a spreadsheet shows them as text. */
export async function* writeAuditCsv(
  pages: AsyncIterable<readonly AuditEntryResponse[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of pages) {
    yield stringify([...rows], {
      columns: [...columns],
      header: isFirst,
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    isFirst = false;
  }
}
