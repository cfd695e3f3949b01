import { HomeIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { homeTitles } from './home.titles.messages.ts';

/** The entry of the main navigation that leads to the home page. */
export const homeEntry: NavigationEntry = {
  id: 'home',
  label: homeTitles.page,
  href: paths.home(),
  icon: HomeIcon,
  group: 'home',
  order: 1,
};
