import { UsersIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { teamTitles } from './team.titles.messages.ts';

/** The team of the account. */
export const teamFeature: Feature = {
  routes: [
    route(
      patterns.team,
      'session',
      page(() => import('./TeamPage.tsx'), 'TeamPage'),
    ),
  ],
  navigation: [
    {
      id: 'team',
      label: teamTitles.page,
      href: paths.team(),
      icon: UsersIcon,
      group: 'account',
      order: 1,
      audience: 'team',
    },
  ],
};
