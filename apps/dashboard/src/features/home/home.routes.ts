import { HomeIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { homeRoutes } from './home.first.ts';
import { homeTitles } from './home.titles.messages.ts';

/** The home page. */
export const homeFeature: Feature = {
  routes: homeRoutes,
  navigation: [
    {
      id: 'home',
      label: homeTitles.page,
      href: paths.home(),
      icon: HomeIcon,
      group: 'home',
      order: 1,
    },
  ],
};
