import { expect, test } from 'vitest';
import { isDashboardPath, listServerNames } from './dashboardPath.rules.ts';

const routes = [
  '/',
  '/*',
  '/index.html',
  '/api/v1/plugins/:id',
  '/docs',
  '/docs/*',
  '/openapi.json',
];
const names = listServerNames(routes.map((url) => ({ url })));

test('lists the names that routes begin with, and the folder of the dashboard’s files', () => {
  expect([...names].sort()).toEqual(['api', 'assets', 'docs', 'openapi']);
});

test.each([
  ['/', true],
  ['/login', true],
  ['/dashboard/plugins/edit/1?x=/api/v1', true],
  ['/join-team/5f0c', true],
  ['/nothing.here', true],
  ['/apiary', true],
  ['/documents', true],
  ['/api', false],
  ['/api?x=y', false],
  ['/api/v3/plugins', false],
  ['/API/v1/plugins', false],
  ['//api/v1/plugins', false],
  ['/%61pi/v9', false],
  ['/api%2fv9', false],
  ['/docs/unknown', false],
  ['/openapi', false],
  ['/openapi.yaml', false],
  ['/openapi.json/x', false],
  ['/assets/gone.js', false],
  ['/%E0%A4%A', true],
])('%s is a page of the dashboard: %s', (url, expected) => {
  expect(isDashboardPath(url, names)).toBe(expected);
});
