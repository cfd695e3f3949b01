import { expect, test } from 'vitest';
import { interfaceProductId } from '../../../db/migrations/001-012/002-interface-flags.ts';
import { findStaleReason, type StalenessFacts } from './staleness.rules.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

const flag: StalenessFacts = {
  product_id: '7b1f4c3e-1111-4a1e-9c56-2f6d1f3e8a10',
  identifier: 'NEW_EDITOR',
  flag_type: 'on/off',
  percentage: null,
  active: true,
  created_at: daysAgo(90),
  updated_at: daysAgo(30),
  last_requested_at: daysAgo(1),
};
const share = { flag_type: 'percentage', percentage: 100 } as const;

test.each([
  ['on for everyone for 30 days', {}, 'onForEveryone'],
  ['on for everyone for 29 days', { updated_at: daysAgo(29) }, null],
  ['off', { active: false }, null],
  ['on for 100%', share, 'onForEveryone'],
  ['on for 99%', { ...share, percentage: 99 }, null],
  ['on for listed people', { flag_type: 'individual' }, null],
  ['on for a whole group', { flag_type: 'group', percentage: 100 }, null],
  [
    'off and not requested for 30 days',
    { active: false, last_requested_at: daysAgo(30) },
    'notRequested',
  ],
  ['off and never requested', { active: false, last_requested_at: null }, 'notRequested'],
  [
    'new and never requested',
    { active: false, last_requested_at: null, created_at: daysAgo(29) },
    null,
  ],
  [
    'one that the dashboard depends on',
    { product_id: interfaceProductId, identifier: 'SHOW_FEATURE_FLAG_MENU' },
    null,
  ],
] as const)('a flag that is %s: %s', (_, change, expected) => {
  expect(findStaleReason({ ...flag, ...change }, now)).toBe(expected);
});
