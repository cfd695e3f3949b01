import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('carries the way back along, encoded', () => {
  expect(paths.login('/dashboard/plugins?q=a&b')).toBe(
    '/login?next=%2Fdashboard%2Fplugins%3Fq%3Da%26b',
  );
  expect(paths.login()).toBe('/login');
});

test('keeps an identifier inside its part of the path', () => {
  expect(paths.product('plugin', '../x?y')).toBe('/dashboard/plugins/..%2Fx%3Fy');
});
