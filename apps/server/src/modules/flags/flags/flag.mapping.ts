import type { FlagResponse } from '@pressdock/api';
import type { FlagRow } from './flags.store.ts';
import { findStaleReason } from './staleness.rules.ts';

/** Returns when a site last requested a flag's product since the flag exists. */
export function lastRequestOf(flag: Pick<FlagRow, 'created_at' | 'last_requested_at'>) {
  const { created_at: createdAt, last_requested_at: lastRequestAt } = flag;
  return lastRequestAt !== null && lastRequestAt >= createdAt ? lastRequestAt : null;
}

/** Returns a flag as responses contain it. */
export function toFlagResponse(row: FlagRow, now: Date): FlagResponse {
  const { id, name, identifier, flag_type, percentage, active, revision } = row;
  return {
    _id: id,
    feature_flag_product: row.product_id,
    name,
    identifier,
    flag_type,
    percentage,
    group: row.group_rule,
    individualUserCount: row.user_count,
    active,
    lastRequestAt: lastRequestOf(row)?.toISOString() ?? null,
    lastEditor: row.changed_by,
    changedAt: row.updated_at.toISOString(),
    stale: findStaleReason(row, now),
    hasSchedule: row.has_schedule,
    revision,
  };
}
