import type { UserResponse } from '@pressdock/api';
import { FlagIcon } from '@pressdock/ui';
import { expect, test } from 'vitest';
import { navigationEntries } from '../../navigation.ts';
import {
  audiencesOf,
  currentEntry,
  entryAbove,
  type NavigationGroup,
  navigationOf,
  visibleNavigation,
} from './navigation.rules.ts';

const navigation = navigationOf(navigationEntries);

// Specification, section 2, "The shell": the feature-flag menu waits for its flag.
test('hides an entry until its flag is active, and hides an empty group', () => {
  const flagged: NavigationGroup = {
    id: 'flags',
    title: 'Features',
    entries: [
      {
        id: 'flags',
        label: 'Flags',
        href: '/x',
        icon: FlagIcon,
        group: 'flags',
        order: 1,
        audience: 'SHOW_FEATURE_FLAG_MENU',
      },
    ],
  };
  expect(visibleNavigation([flagged], new Set())).toEqual([]);
  const visible = visibleNavigation([flagged], new Set(['SHOW_FEATURE_FLAG_MENU'] as const));
  expect(visible).toEqual([flagged]);
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
  ['before the account has loaded', undefined, undefined, ['Profile', 'API keys']],
  ['on a plan without a team', person({}), person({}), ['Profile', 'API keys']],
  [
    'on the agency plan',
    person({ selectedPlan: 'pressdock-agency-2020' }),
    person({}),
    ['Team', 'Profile', 'API keys'],
  ],
  [
    'on the unlimited plan',
    person({ selectedPlan: 'pressdock-unlimited-2020' }),
    person({}),
    ['Team', 'Profile', 'API keys'],
  ],
  ['as a member', person({}), person({ _id: 'member' }), ['Team', 'Profile']],
  [
    'on a server with billing',
    person({ isBillingEnabled: true }),
    person({}),
    ['Billing', 'Profile', 'API keys'],
  ],
  [
    'as a member on a server with billing',
    person({ isBillingEnabled: true }),
    person({ _id: 'member' }),
    ['Team', 'Profile'],
  ],
  [
    'as an operator',
    person({ isAdmin: true }),
    person({ isAdmin: true }),
    ['Profile', 'API keys', 'Accounts'],
  ],
  [
    'as an operator who views another operator',
    person({ isAdmin: true }),
    person({ _id: 'operator', isAdmin: true, viewingEndsAt: '2026-11-20T12:30:00Z' }),
    ['Team'],
  ],
])('shows the right entries with an audience %s', (_who, me, actual, labels) => {
  const visible = visibleNavigation(navigation, audiencesOf(new Set(), me, actual))
    .flatMap((group) => group.entries)
    .filter(({ audience }) => audience !== undefined)
    .map(({ label }) => label);
  expect(visible).toEqual(labels);
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
])('marks %s as current at %s: %s', (href, path, isCurrent) => {
  expect(currentEntry(navigationEntries, path)?.href === href).toBe(isCurrent);
});

test.each([
  ['/dashboard', []],
  ['/dashboard/plugins', []],
  ['/dashboard/plugins/add', ['Plugins']],
  ['/dashboard/themes/edit/7', ['Themes']],
  ['/dashboard/license-management/add', ['Licenses']],
  ['/dashboard/license-management/customers', []],
  ['/dashboard/license-management/customers/7', ['Customers']],
])('shows above %s the breadcrumbs %o', (path, labels) => {
  const above = entryAbove(navigationEntries, path);
  expect(above === undefined ? [] : [above.label]).toEqual(labels);
});
