import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The profile of the person signed in. */
export const profileFeature: Feature = {
  routes: [
    route(
      patterns.profile,
      'session',
      page(() => import('./ProfilePage.tsx'), 'ProfilePage'),
    ),
  ],
};
