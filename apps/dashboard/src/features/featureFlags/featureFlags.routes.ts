import { FlagIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';

/** Feature flags of the account’s products. */
export const featureFlagsFeature: Feature = {
  routes: [
    route(
      patterns.featureFlags,
      'session',
      page(() => import('./FeatureFlagsPage.tsx'), 'FeatureFlagsPage'),
    ),
  ],
  navigation: [
    {
      id: 'featureFlags',
      label: 'Feature flags',
      href: paths.featureFlags(),
      icon: FlagIcon,
      group: 'flags',
      order: 1,
      audience: 'SHOW_FEATURE_FLAG_MENU',
    },
  ],
};
