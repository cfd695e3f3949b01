import { CreateFlagRequest, FLAG_TYPES, flagValidation } from '@pressdock/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameState, mergeState, stateOf } from './flagState.rules.ts';

const condition = { attribute: 'php', comparator: '>=', value: '8.1' } as const;
const group = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  conditions: fc.array(fc.constant(condition), { minLength: 1, maxLength: 3 }),
});
/** Any fields of a flag, also those that its type does not have. */
const fields = {
  name: fc.constantFrom('One', 'Two'),
  identifier: fc.constantFrom('ONE', 'TWO'),
  flag_type: fc.constantFrom(...FLAG_TYPES),
  percentage: fc.option(fc.integer({ min: 1, max: 100 })),
  individual_users: fc.array(fc.constantFrom('a@x.y', 'A@X.Y', 'b@x.y')),
  group: fc.option(group),
  active: fc.boolean(),
};
const request = fc.record(fields).filter((one) => CreateFlagRequest.safeParse(one).success);
const patch = fc.record(fields, { requiredKeys: [] });

describe('the state of a flag', () => {
  test('has only what its type has, and each person once', () => {
    fc.assert(
      fc.property(request, (one) => {
        const { flag_type: type, percentage, group: rule, individual_users: people } = stateOf(one);
        expect(rule !== null).toBe(type === 'group');
        expect(percentage === null || type === 'percentage' || type === 'group').toBe(true);
        expect(people.length === 0 || type === 'individual').toBe(true);
        expect(new Set(people.map((person) => person.toLowerCase())).size).toBe(people.length);
      }),
    );
  });

  test('is changed by nothing, and by the same patch only once', () => {
    fc.assert(
      fc.property(request, patch, (one, change) => {
        const state = stateOf(one);
        const same = mergeState(state, {});
        expect(same.ok && isSameState(same.state, state)).toBe(true);
        const changed = mergeState(state, change);
        if (!changed.ok) return;
        const again = mergeState(changed.state, change);
        expect(again.ok && isSameState(again.state, changed.state)).toBe(true);
        expect(CreateFlagRequest.safeParse(changed.state).success).toBe(true);
      }),
    );
  });

  test.each([
    [{ flag_type: 'percentage' }, { percentage: flagValidation.percentage }],
    [{ flag_type: 'group' }, { group: flagValidation.groupRequired }],
    [{ flag_type: 'group', group: null }, { group: flagValidation.groupRequired }],
  ] as const)('with %o lacks a field', (change, expected) => {
    const state = stateOf({ name: 'One', identifier: 'ONE', flag_type: 'on/off' });
    expect(mergeState(state, change)).toEqual({ ok: false, fields: expected });
  });
});
