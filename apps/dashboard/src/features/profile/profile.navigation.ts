import { UserIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { profileTitles } from './profile.titles.messages.ts';

/** The entry of the main navigation that leads to the profile. */
export const profileEntry: NavigationEntry = {
  id: 'profile',
  label: profileTitles.page,
  href: paths.profile(),
  icon: UserIcon,
  group: 'account',
  order: 3,
  audience: 'person',
};
