import { UsersIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { teamTitles } from './team.titles.messages.ts';

/** The entry of the main navigation that leads to the team. */
export const teamEntry: NavigationEntry = {
  id: 'team',
  label: teamTitles.page,
  href: paths.team(),
  icon: UsersIcon,
  group: 'account',
  order: 1,
  audience: 'team',
};
