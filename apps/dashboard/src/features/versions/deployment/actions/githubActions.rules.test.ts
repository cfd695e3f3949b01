import { expect, test } from 'vitest';
import { keyExpiry, withActions } from './githubActions.rules.ts';

// Specification, section 4: the toggle flips webhook and githubActionsConfigured.
test.each([
  [true, { webhook: false, githubActionsConfigured: true }],
  [false, { webhook: true, githubActionsConfigured: false }],
])('flips the webhook and the mode when the mode becomes %s', (isEnabled, expected) => {
  const status = {
    deployKey: true,
    webhook: isEnabled,
    githubActionsConfigured: !isEnabled,
    problem: null,
  };
  expect(withActions(status, isEnabled)).toEqual({ ...status, ...expected });
});

test('lets the key of a workflow expire after a year', () => {
  expect(keyExpiry(new Date('2026-11-23T12:00:00.000Z'))).toBe('2027-11-23T12:00:00.000Z');
});
