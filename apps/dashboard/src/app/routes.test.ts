import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { features } from './features.ts';
import { firstRoutes } from './firstRoutes.ts';
import { entryTo, matchRoute } from './routes.rules.ts';

const routes = features.flatMap((feature) => feature.routes);

const match = (path: string) => matchRoute(routes, path);

test.each([
  ['/login', '/login', {}],
  ['/login/', '/login', {}],
  ['/dashboard', '/dashboard', {}],
  ['/dashboard/plugins/add', '/dashboard/plugins/add', {}],
  ['/dashboard/plugins/edit/7', '/dashboard/plugins/edit/:id', { id: '7' }],
  ['/dashboard/themes/7', '/dashboard/themes/:id', { id: '7' }],
  [
    '/dashboard/themes/7/copy/a%2Fb/9',
    '/dashboard/themes/:id/copy/:sourceId/:sourceVersionId',
    { id: '7', sourceId: 'a/b', sourceVersionId: '9' },
  ],
  ['/dashboard/themes/a%2Fb', '/dashboard/themes/:id', { id: 'a/b' }],
  ['/dashboard/themes/%E0%A4%A', '/dashboard/themes/:id', { id: '%E0%A4%A' }],
])('matches %s to the page %s', (path, pattern, parameters) => {
  expect(match(path)).toMatchObject({ route: { pattern }, parameters });
});

test.each([
  '/',
  '/x',
  '/dashboard/x',
  '/dashboard/plugins/edit',
  '/dashboard/plugins/7/8',
  '//login',
])('matches %s to no page with a missing id', (path) => {
  expect(match(path)?.parameters.id).not.toBe('');
  expect(match(path)?.route.pattern).not.toBe('/dashboard/plugins/edit/:id');
});

test('has a page for every path that the dashboard links to', () => {
  const kinds = ['plugin', 'theme'] as const;
  const linked = kinds.flatMap((kind) => [
    paths.products(kind),
    paths.addProduct(kind),
    paths.editProduct(kind, 'id'),
    paths.product(kind, 'id'),
    paths.copyVersion(kind, 'id', { sourceId: 'a', sourceVersionId: 'b' }),
  ]);
  for (const path of [
    ...linked,
    paths.licenses({ status: 'expiring' }).replace(/\?.*/, ''),
    paths.addLicense(),
    paths.editLicense('id'),
    paths.importLicenses(),
    paths.accessLog(),
    paths.offlineLicenses(),
    paths.customers(),
    paths.customer('id'),
    paths.home(),
    paths.profile(),
    paths.apiKeys(),
    paths.team(),
    paths.acceptInvitation(),
    paths.accounts(),
    paths.account('7'),
    paths.auditLog(),
    paths.featureFlags(),
    paths.flags('7'),
    paths.addFlag('7'),
    paths.editFlag('7', '8'),
    paths.explainFlags('7'),
    paths.login(),
    paths.logout(),
    paths.register(),
    paths.passwordReset(),
    '/change-password/nonce',
    '/deactivated',
    paths.security(),
    paths.support(),
  ]) {
    expect(match(path), path).toBeDefined();
  }
});

// Specification, section 2, "Top-level routes".
test.each([
  ['/nowhere', false, 'sign-in'],
  ['/nowhere', true, 'sign-in'],
  ['/', false, 'sign-in'],
  ['/dashboard/plugins', false, 'sign-in-and-return'],
  ['/dashboard/plugins', true, 'show'],
  ['/login', false, 'show'],
  ['/login', true, 'continue'],
  ['/register', true, 'continue'],
  ['/logout', true, 'show'],
  ['/password-reset', false, 'show'],
  ['/change-password/nonce', true, 'show'],
  ['/dashboard/support', false, 'sign-in-and-return'],
  ['/logout', false, 'show'],
])('handles %s with a session (%s): %s', (path, isSignedIn, entry) => {
  expect(entryTo(match(path)?.route, isSignedIn)).toBe(entry);
});

test('includes every first route among the routes of the features', () => {
  expect(firstRoutes.filter(({ pattern }) => !match(pattern.replaceAll(':', '')))).toEqual([]);
});
