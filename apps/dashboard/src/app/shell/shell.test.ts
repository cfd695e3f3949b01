import type { UserResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import type { Product } from '../../entities/product/product.kind.ts';
import { minutesUntil } from './acting/acting.rules.ts';
import {
  isCurrentPlace,
  type NavigationGroup,
  navigation,
  partsFor,
  placesAbove,
  visibleNavigation,
} from './navigation/navigation.rules.ts';
import { commandSections } from './palette/commands.rules.ts';
import { paletteShortcut } from './palette/shortcut.rules.ts';

test('leads to the pages that exist, and to no others', () => {
  const links = navigation.flatMap(({ entries }) => entries.map(({ href }) => href));
  expect(links).toEqual([
    '/dashboard',
    '/dashboard/plugins',
    '/dashboard/themes',
    '/dashboard/license-management',
    '/dashboard/license-management/customers',
    '/dashboard/feature-flags',
    '/dashboard/team-management',
    '/dashboard/profile',
    '/dashboard/api-keys',
    '/dashboard/audit-log',
    '/dashboard/support',
    '/dashboard/admin/accounts',
    '/dashboard/admin/interface-flags',
  ]);
});

// Specification, section 2, "The shell": the feature-flag menu waits for its flag.
test('hides a place until its flag is active, and a group with nothing left', () => {
  const flagged: NavigationGroup = {
    title: 'Features',
    entries: [{ page: 'home', label: 'Flags', href: '/x', part: 'SHOW_FEATURE_FLAG_MENU' }],
  };
  expect(visibleNavigation([flagged], new Set())).toEqual([]);
  const shown = visibleNavigation([flagged], new Set(['SHOW_FEATURE_FLAG_MENU'] as const));
  expect(shown).toEqual([flagged]);
});

const person = (facts: Partial<UserResponse>) =>
  ({
    _id: 'own',
    selectedPlan: 'pressdock-solo-2020',
    viewingEndsAt: null,
    ...facts,
  }) as UserResponse;

// Specification, sections 2 and 6; security rules, "Who acts".
test.each([
  ['before anything is known', undefined, undefined, ['Profile', 'API keys']],
  ['alone', person({}), person({}), ['Profile', 'API keys']],
  [
    'with an agency',
    person({ selectedPlan: 'pressdock-agency-2020' }),
    person({}),
    ['Team', 'Profile', 'API keys'],
  ],
  [
    'without limit',
    person({ selectedPlan: 'pressdock-unlimited-2020' }),
    person({}),
    ['Team', 'Profile', 'API keys'],
  ],
  ['as a member', person({}), person({ _id: 'member' }), ['Team', 'Profile']],
  [
    'as the operator',
    person({ isAdmin: true }),
    person({ isAdmin: true }),
    ['Profile', 'API keys', 'Accounts', 'Interface flags'],
  ],
  [
    'as the operator who views another one',
    person({ isAdmin: true }),
    person({ _id: 'operator', isAdmin: true, viewingEndsAt: '2026-11-20T12:30:00Z' }),
    ['Team'],
  ],
])('%s, somebody is shown what is theirs', (_who, me, actual, labels) => {
  const everybodys = ['Home', 'Plugins', 'Themes', 'Licenses', 'Customers', 'Audit log', 'Support'];
  const shown = visibleNavigation(navigation, partsFor(new Set(), me, actual))
    .flatMap(({ entries }) => entries.map(({ label }) => label))
    .filter((label) => !everybodys.includes(label));
  expect(shown).toEqual(labels);
});

test.each([
  ['2026-11-20T12:30:00Z', 30],
  ['2026-11-20T12:00:01Z', 1],
  ['2026-11-20T12:00:00Z', 0],
  ['2026-11-20T11:59:00Z', 0],
])('at noon, %s is %i minutes away', (endsAt, minutes) => {
  expect(minutesUntil(endsAt, Date.parse('2026-11-20T12:00:00Z'))).toBe(minutes);
});

test.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard', '/dashboard/plugins', false],
  ['/dashboard/plugins', '/dashboard/plugins', true],
  ['/dashboard/plugins', '/dashboard/plugins/7', true],
  ['/dashboard/plugins', '/dashboard/plugins-x', false],
  ['/dashboard/license-management', '/dashboard/license-management/edit/7', true],
  ['/dashboard/license-management', '/dashboard/license-management/customers/7', false],
  ['/dashboard/license-management/customers', '/dashboard/license-management/customers/7', true],
])('%s is current at %s: %s', (href, path, isCurrent) => {
  expect(isCurrentPlace(href, path)).toBe(isCurrent);
});

test.each([
  ['/dashboard', []],
  ['/dashboard/plugins', []],
  ['/dashboard/plugins/add', ['Plugins']],
  ['/dashboard/themes/edit/7', ['Themes']],
  ['/dashboard/license-management/add', ['Licenses']],
  ['/dashboard/license-management/customers', []],
  ['/dashboard/license-management/customers/7', ['Customers']],
])('above %s stands %o', (path, labels) => {
  expect(placesAbove(path).map(({ label }) => label)).toEqual(labels);
});

const plugin = { kind: 'plugin', _id: '7', name: 'Quiet Checkout', latestVersion: null } as Product;

const commands = (canAdd: boolean) =>
  commandSections({
    navigation,
    products: { plugin: [plugin], theme: [] },
    canAdd,
    canAddLicense: canAdd,
  });

test('offers every page, every product, adding, themes and signing out', () => {
  const offered = commands(true).flatMap((section) =>
    section.commands.map(({ label }) => `${section.title}: ${label}`),
  );
  expect(offered).toEqual([
    'Pages: Home',
    'Pages: Plugins',
    'Pages: Themes',
    'Pages: Licenses',
    'Pages: Customers',
    'Pages: Feature flags',
    'Pages: Team',
    'Pages: Profile',
    'Pages: API keys',
    'Pages: Audit log',
    'Pages: Support',
    'Pages: Accounts',
    'Pages: Interface flags',
    'Plugins: Quiet Checkout',
    'Actions: Add plugin',
    'Actions: Add theme',
    'Actions: Add license',
    'Actions: Import licenses',
    'Actions: Why was a license refused?',
    'Actions: Offline licenses',
    'Actions: Use theme: Like the system',
    'Actions: Use theme: Light',
    'Actions: Use theme: Dark',
    'Actions: Use theme: High contrast',
    'Actions: Sign out',
  ]);
});

// Specification, section 6: canAddPluginOrTheme and canAddLicense control adding.
test('does not offer adding to those who may not', () => {
  const labels = commands(false).flatMap((section) => section.commands.map(({ label }) => label));
  expect(labels).not.toContain('Add plugin');
  expect(labels).not.toContain('Add theme');
  expect(labels).not.toContain('Add license');
  expect(labels).not.toContain('Import licenses');
});

test('gives every command an identifier of its own', () => {
  const ids = commands(true).flatMap((section) => section.commands.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

const pressed = { key: 'k', metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };

test.each([
  ['MacIntel', { metaKey: true }, true],
  ['MacIntel', { ctrlKey: true }, false],
  ['Linux x86_64', { ctrlKey: true }, true],
  ['Linux x86_64', { ctrlKey: true, key: 'K' }, true],
  ['Linux x86_64', { metaKey: true }, false],
  ['Win32', { ctrlKey: true, shiftKey: true }, false],
  ['Win32', { ctrlKey: true, key: 'j' }, false],
  ['Win32', {}, false],
])('on %s, %o opens the palette: %s', (platform, keys, opens) => {
  expect(paletteShortcut(platform).matches({ ...pressed, ...keys })).toBe(opens);
});
