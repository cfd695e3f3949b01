import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The team of the account. */
export const teamFeature: Feature = {
  routes: [
    route(
      patterns.team,
      'session',
      page(() => import('./TeamPage.tsx'), 'TeamPage'),
    ),
  ],
};
