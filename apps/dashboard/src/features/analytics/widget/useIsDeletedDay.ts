import {
  analyticsDayAtoms,
  versionTableAtoms,
} from '../../../entities/analytics/analytics.queries.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { DataScope } from './dataScope.ts';
import { isDeletedDay } from './deletedDay.rules.ts';

/** Returns whether the daily records of a day were deleted after the retention period; false while unknown. */
export function useIsDeletedDay({ product, date }: Pick<DataScope, 'product' | 'date'>): boolean {
  const sites = useAtomValue(analyticsDayAtoms({ product, date })).data?.data.sites;
  const table = useAtomValue(versionTableAtoms({ product, date, filter: [] })).data;
  return isDeletedDay(sites, table);
}
