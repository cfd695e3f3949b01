import { expect, test } from 'vitest';
import { paths, withoutCodes } from './paths.ts';

test('carries the way back along, encoded', () => {
  expect(paths.login('/dashboard/plugins?q=a&b')).toBe(
    '/login?next=%2Fdashboard%2Fplugins%3Fq%3Da%26b',
  );
  expect(paths.login()).toBe('/login');
});

test('keeps an identifier inside its part of the path', () => {
  expect(paths.product('plugin', '../x?y')).toBe('/dashboard/plugins/..%2Fx%3Fy');
});

// These codes let anyone set a password, join a team, become an operator or read shared analytics.
test.each([
  ['/change-password/n0nce', '/change-password/…'],
  ['/join-team/s3cret', '/join-team/…'],
  ['/create-operator/c0de', '/create-operator/…'],
  ['/shared-analytics/t0ken', '/shared-analytics/…'],
  ['/dashboard/plugins/12', '/dashboard/plugins/12'],
])('reports the page %s as %s', (page, expected) => {
  expect(withoutCodes(page)).toBe(expected);
});
