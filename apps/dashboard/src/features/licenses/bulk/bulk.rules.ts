import {
  type BulkLicensesRequest,
  type LicenseResponse,
  licenseBulkValidation,
  licenseValidation,
} from '@pressdock/api';
import { LICENSE_BULK } from '@pressdock/api/limits';
import { readDay, readWhole } from '../form/licenseForm.rules.ts';
import { type LicenseFilter, queryOf } from '../licenses.rules.ts';

/** Which licences something is to be done to: some rows, or all that a filter finds. */
export type BulkScope =
  | { rows: readonly LicenseResponse[] }
  | { filter: LicenseFilter; count: number };

/** How many licences are meant. */
export function countOf(scope: BulkScope): number {
  return 'rows' in scope ? scope.rows.length : scope.count;
}

/** The scope as the call takes it. */
export function scopeBody(scope: BulkScope): Pick<BulkLicensesRequest, 'ids' | 'filter' | 'count'> {
  return 'rows' in scope
    ? { ids: scope.rows.map(({ _id }) => _id) }
    : { filter: queryOf(scope.filter), count: scope.count };
}

/** Whether there are too many rows to name them one by one. */
export function isTooMany(scope: BulkScope): boolean {
  return 'rows' in scope && scope.rows.length > LICENSE_BULK.ids;
}

/** In what licences are extended: so much longer, or to a day. */
export const extensionUnits = ['days', 'months', 'years', 'until'] as const;
/** @see {@link extensionUnits} */
export type ExtensionUnit = (typeof extensionUnits)[number];

type Extension = Pick<BulkLicensesRequest, 'days' | 'months' | 'until'>;

const MONTHS_OF_A_YEAR = 12;

/** What was typed about an extension as the call takes it; what is wrong as a sentence. */
export function readExtension(unit: ExtensionUnit, typed: string): Extension | string {
  if (unit === 'until') return readUntil(typed);
  const amount = readWhole(typed) ?? 0;
  const most = {
    days: LICENSE_BULK.days,
    months: LICENSE_BULK.months,
    years: LICENSE_BULK.months / MONTHS_OF_A_YEAR,
  }[unit];
  if (!(amount >= 1 && amount <= most)) {
    return {
      days: licenseBulkValidation.days,
      months: licenseBulkValidation.months,
      years: licenseBulkValidation.years,
    }[unit];
  }
  if (unit === 'days') return { days: amount };
  return { months: unit === 'years' ? amount * MONTHS_OF_A_YEAR : amount };
}

function readUntil(typed: string): Extension | string {
  const until = readDay(typed);
  return until ? { until } : licenseValidation.expires;
}
