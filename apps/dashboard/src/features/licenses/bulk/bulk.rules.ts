import {
  type BulkLicensesRequest,
  type LicenseResponse,
  licenseBulkValidation,
  licenseValidation,
} from '@pressdock/api';
import { LICENSE_BULK } from '@pressdock/api/limits';
import { parseCount, readDay } from '../form/licenseForm.rules.ts';
import { type LicenseFilter, queryOf } from '../licenses.rules.ts';

/** The licenses a bulk change affects: some rows, or everything that matches a filter. */
export type BulkScope =
  | { rows: readonly LicenseResponse[] }
  | { filter: LicenseFilter; count: number };

/** Returns how many licenses a scope contains. */
export function countOf(scope: BulkScope): number {
  return 'rows' in scope ? scope.rows.length : scope.count;
}

/** Returns the scope as the request takes it. */
export function scopeBody(scope: BulkScope): Pick<BulkLicensesRequest, 'ids' | 'filter' | 'count'> {
  return 'rows' in scope
    ? { ids: scope.rows.map(({ _id }) => _id) }
    : { filter: queryOf(scope.filter), count: scope.count };
}

/** Returns whether there are too many rows to send their ids. */
export function isTooMany(scope: BulkScope): boolean {
  return 'rows' in scope && scope.rows.length > LICENSE_BULK.ids;
}

/** The units of an extension: an amount of time, or a date. */
export const extensionUnits = ['days', 'months', 'years', 'until'] as const;
/** @see {@link extensionUnits} */
export type ExtensionUnit = (typeof extensionUnits)[number];

/** The values of the extension fields. */
export interface ExtensionValues {
  unit: ExtensionUnit;
  extension: string;
}

type Extension = Pick<BulkLicensesRequest, 'days' | 'months' | 'until'>;

const MONTHS_PER_YEAR = 12;

/** Parses a typed extension for the request. Returns a sentence if it is invalid. */
export function readExtension(unit: ExtensionUnit, typed: string): Extension | string {
  if (unit === 'until') return readUntil(typed);
  const amount = parseCount(typed) ?? 0;
  const most = {
    days: LICENSE_BULK.days,
    months: LICENSE_BULK.months,
    years: LICENSE_BULK.months / MONTHS_PER_YEAR,
  }[unit];
  if (!(amount >= 1 && amount <= most)) {
    return {
      days: licenseBulkValidation.days,
      months: licenseBulkValidation.months,
      years: licenseBulkValidation.years,
    }[unit];
  }
  if (unit === 'days') return { days: amount };
  return { months: unit === 'years' ? amount * MONTHS_PER_YEAR : amount };
}

function readUntil(typed: string): Extension | string {
  const until = readDay(typed);
  return until ? { until } : licenseValidation.expires;
}
