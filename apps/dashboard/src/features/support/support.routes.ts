import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** Contacting support. */
export const supportFeature: Feature = {
  routes: [
    route(
      patterns.support,
      'session',
      page(() => import('./SupportPage.tsx'), 'SupportPage'),
    ),
  ],
};
