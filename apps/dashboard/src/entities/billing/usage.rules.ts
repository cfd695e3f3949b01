import { USAGE_WARNING } from '@pressdock/api/limits';

/** How close the usage is to its limit. */
type UsageLevel = 'low' | 'near' | 'reached' | 'over';

/** Returns how close the usage is to a limit; null is no limit. */
export function usageLevel(used: number, limit: number | null): UsageLevel {
  if (limit === null) return 'low';
  if (used > limit) return 'over';
  if (used === limit) return used === 0 ? 'low' : 'reached';
  return used >= limit * USAGE_WARNING ? 'near' : 'low';
}
