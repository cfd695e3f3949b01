import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** API keys of the account. */
export const apiKeysFeature: Feature = {
  routes: [
    route(
      patterns.apiKeys,
      'session',
      page(() => import('./ApiKeysPage.tsx'), 'ApiKeysPage'),
    ),
  ],
};
