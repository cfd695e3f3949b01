import { versionTableAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { DataScope } from './dataScope.ts';

/** Returns whether the daily records of a day were deleted after the retention period; false while unknown. */
export function useIsDeletedDay({ product, date }: Pick<DataScope, 'product' | 'date'>): boolean {
  return useAtomValue(versionTableAtoms({ product, date, filter: [] })).data?.isDeleted ?? false;
}
