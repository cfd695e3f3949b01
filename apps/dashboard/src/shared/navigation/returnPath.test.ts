import { expect, test } from 'vitest';
import { safeReturnPath } from './returnPath.rules.ts';

// Security rules, "Redirects": a path only, checked by parsing.
test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/plugins', '/dashboard/plugins'],
  ['/dashboard/plugins/1?q=a#versions', '/dashboard/plugins/1?q=a#versions'],
  ['/dashboard/../dashboard/themes', '/dashboard/themes'],
])('leads back to %s', (next, expected) => {
  expect(safeReturnPath(next)).toBe(expected);
});

test.each([
  [null],
  [''],
  ['dashboard/plugins'],
  ['//evil.example/dashboard'],
  ['/\\evil.example/dashboard'],
  ['\\\\evil.example/dashboard'],
  ['/\t/evil.example/dashboard'],
  ['https://evil.example/dashboard'],
  ['https:/dashboard'],
  ['javascript:alert(1)'],
  ['/dashboard/../login'],
  ['/dashboards'],
  ['/logout'],
  ['/login?next=/login'],
  ['http://['],
])('leads home instead of to %s', (next) => {
  expect(safeReturnPath(next)).toBe('/dashboard');
});
