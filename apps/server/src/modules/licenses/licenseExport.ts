import type { Readable } from 'node:stream';
import type { FilterLicensesQuery } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import { streamCsv } from '../../text/csv.ts';
import type { LicenseList } from './licenseList.service.ts';
import { statusOf } from './licenseStatus.rules.ts';
import type { LicenseRow } from './licenses.store.ts';

/** The columns; those of an import have the names it knows. */
const COLUMNS = [
  'key',
  'product',
  'customer_email',
  'customer_first_name',
  'customer_last_name',
  'activation_limit',
  'activated_domains',
  'expires',
  'domain',
  'max_version',
  'notes',
  'status',
  'activations',
  'created_at',
] as const;

const PART = 1000;
const endOfDay = 'T23:59:59.999Z';

/** A day where the licence counts to its end, else a moment: as it is read again. */
function expiryOf(moment: Date | null): string {
  const text = moment?.toISOString() ?? '';
  return text.endsWith(endOfDay) ? text.slice(0, 10) : text;
}

function cellsOf(row: LicenseRow, now: Date) {
  return [
    row.key,
    row.item_slug,
    row.customer_email,
    row.first_name,
    row.last_name,
    row.activation_limit,
    row.activated_domains.join(', '),
    expiryOf(row.expires_at),
    row.domain,
    row.max_version,
    row.notes,
    statusOf(row, now),
    row.active_sites,
    row.created_at.toISOString(),
  ];
}

/** Write the licences that match as CSV, newest first, while they are read. */
export function exportLicenses(
  list: LicenseList,
  ctx: RequestContext,
  query: FilterLicensesQuery,
): Readable {
  const now = new Date();
  return streamCsv(
    COLUMNS,
    (async function* () {
      for await (const rows of list.walk(ctx, query, PART)) {
        yield rows.map((row) => cellsOf(row, now));
      }
    })(),
  );
}
