import type { UserResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { isAddingRestricted, mayAdd } from './addPermission.rules.ts';
import { personName, planLabel, planName } from './user.rules.ts';

// Specification, section 2, "dashboard home".
test.each([
  ['pressdock-solo-2020', 'solo'],
  ['pressdock-agency-2017', 'agency'],
  ['pressdock-unlimited-2020', 'unlimited'],
  ['pressdock-analytics-small', 'analytics-small'],
  ['solo', 'solo'],
  ['pressdock-solo-2021', 'solo-2021'],
  ['my-pressdock-solo-2020', 'my-pressdock-solo'],
  ['', ''],
])('calls the plan %s %s', (plan, name) => {
  expect(planName(plan)).toBe(name);
});

test('labels a plan, and an account without one', () => {
  expect(planLabel('pressdock-agency-2020')).toBe('Agency');
  expect(planLabel('none')).toBe('No plan');
  expect(planLabel('')).toBe('');
});

test('calls a person by name, or by address without one', () => {
  const email = 'mara@example.com';
  expect(personName({ firstName: 'Mara', lastName: 'Rösler', email })).toBe('Mara Rösler');
  expect(personName({ firstName: ' ', lastName: '', email })).toBe(email);
});

// Specification, section 6: canAddLicense licenses, canAddPluginOrTheme plugins and themes.
test.each([
  ['plugin', true, false],
  ['theme', true, false],
  ['product', true, false],
  ['license', false, true],
] as const)('adding a %s follows its own permission alone', (what, products, licenses) => {
  const owner = { viewingEndsAt: null };
  const me = { ...owner, canAddPluginOrTheme: true, canAddLicense: false } as UserResponse;
  const other = { ...owner, canAddPluginOrTheme: false, canAddLicense: true } as UserResponse;
  expect(mayAdd(me, what)).toBe(products);
  expect(mayAdd(other, what)).toBe(licenses);
  expect(mayAdd(undefined, what)).toBeUndefined();
  expect(isAddingRestricted(me, what)).toBe(!products);
  const viewed = { ...me, viewingEndsAt: '2026-11-22T10:00:00.000Z' };
  expect(mayAdd(viewed, what)).toBe(false);
  expect(isAddingRestricted(viewed, what)).toBe(!products);
});
