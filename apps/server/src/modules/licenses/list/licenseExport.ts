import type { Readable } from 'node:stream';
import type { FilterLicensesQuery } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import { streamCsv } from '../../../text/csv.ts';
import { statusOf } from '../licenseStatus.rules.ts';
import type { LicenseRow } from '../licenses.store.ts';
import type { LicenseList } from './licenseList.service.ts';

/** The columns. The import accepts those that it knows by the same names. */
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

const BATCH_SIZE = 1000;
const endOfDay = 'T23:59:59.999Z';

/** Returns the expiry as a day if the license expires at its end, or else as a time. */
function formatExpiry(moment: Date | null): string {
  const text = moment?.toISOString() ?? '';
  return text.endsWith(endOfDay) ? text.slice(0, 10) : text;
}

function toCells(row: LicenseRow, now: Date) {
  return [
    row.key,
    row.item_slug,
    row.customer_email,
    row.first_name,
    row.last_name,
    row.activation_limit,
    row.activated_domains.join(', '),
    formatExpiry(row.expires_at),
    row.domain,
    row.max_version,
    row.notes,
    statusOf(row, now),
    row.active_sites,
    row.created_at.toISOString(),
  ];
}

/** Streams matching licenses as CSV, newest first. */
export function streamLicenses(
  list: LicenseList,
  ctx: RequestContext,
  query: FilterLicensesQuery,
): Promise<Readable> {
  const now = new Date();
  return streamCsv(
    COLUMNS,
    (async function* () {
      for await (const rows of list.readAll(ctx, query, BATCH_SIZE)) {
        yield rows.map((row) => toCells(row, now));
      }
    })(),
  );
}
