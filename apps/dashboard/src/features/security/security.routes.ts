import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** Password, two-factor authentication, sessions and deactivation. */
export const securityFeature: Feature = {
  routes: [
    route(
      patterns.security,
      'session',
      page(() => import('./SecurityPage.tsx'), 'SecurityPage'),
    ),
  ],
};
