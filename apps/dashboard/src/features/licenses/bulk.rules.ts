import type { BulkLicensesRequest, LicenseResponse } from '@pressdock/api';
import { LICENSE_BULK } from '@pressdock/api/limits';
import { type LicenseFilter, queryOf } from './licenses.rules.ts';

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

/** Whether a number of days can be added. */
export function isExtension(days: number | undefined): days is number {
  return days !== undefined && days >= 1 && days <= LICENSE_BULK.days;
}
