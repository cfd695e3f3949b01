import { UsersIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { adminTitles } from './admin.titles.messages.ts';

/** The entry of the main navigation that leads to the accounts. */
export const adminEntry: NavigationEntry = {
  id: 'accounts',
  label: adminTitles.accounts,
  href: paths.accounts(),
  icon: UsersIcon,
  group: 'operator',
  order: 1,
  audience: 'operator',
};
