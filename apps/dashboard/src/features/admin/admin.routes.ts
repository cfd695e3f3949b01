import { FlagIcon, UsersIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';

/** What operators do: accounts, interface flags, and becoming the first operator. */
export const adminFeature: Feature = {
  routes: [
    route(
      patterns.createOperator,
      'visitor',
      page(async () => (await import('./CreateOperatorPage.tsx')).CreateOperatorPage),
    ),
    route(
      patterns.accounts,
      'session',
      page(async () => (await import('./AccountsPage.tsx')).AccountsPage),
    ),
    route(
      patterns.account,
      'session',
      page(async () => (await import('./AccountPage.tsx')).AccountPage),
    ),
    route(
      patterns.interfaceFlags,
      'session',
      page(async () => (await import('./InterfaceFlagsPage.tsx')).InterfaceFlagsPage),
    ),
  ],
  navigation: [
    {
      id: 'accounts',
      label: 'Accounts',
      href: paths.accounts(),
      icon: UsersIcon,
      group: 'operator',
      order: 1,
      audience: 'operator',
    },
    {
      id: 'interfaceFlags',
      label: 'Interface flags',
      href: paths.interfaceFlags(),
      icon: FlagIcon,
      group: 'operator',
      order: 2,
      audience: 'operator',
    },
  ],
};
