import { FlagResponse } from '@pressdock/api';

/** Returns a flag that is off, with other values where given. */
export function flagFixture(fields: Partial<FlagResponse> = {}): FlagResponse {
  return FlagResponse.parse({
    _id: crypto.randomUUID(),
    feature_flag_product: 'p1',
    name: 'Dark mode',
    identifier: 'DARK_MODE',
    flag_type: 'on/off',
    percentage: null,
    group: null,
    individualUserCount: 0,
    active: false,
    lastRequestAt: null,
    lastEditor: 'Ada Lovelace',
    changedAt: '2026-01-01T00:00:00.000Z',
    stale: null,
    hasSchedule: false,
    revision: 1,
    ...fields,
  });
}
