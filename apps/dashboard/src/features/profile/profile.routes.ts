import { UserIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { profileTitles } from './profile.titles.messages.ts';

/** The profile of the person signed in. */
export const profileFeature: Feature = {
  routes: [
    route(
      patterns.profile,
      'session',
      page(() => import('./ProfilePage.tsx'), 'ProfilePage'),
    ),
  ],
  navigation: [
    {
      id: 'profile',
      label: profileTitles.page,
      href: paths.profile(),
      icon: UserIcon,
      group: 'account',
      order: 2,
      audience: 'person',
    },
  ],
};
