import { FlagIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { featureFlagsTitles } from './featureFlags.titles.messages.ts';

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
      label: featureFlagsTitles.page,
      href: paths.featureFlags(),
      icon: FlagIcon,
      group: 'flags',
      order: 1,
      audience: 'SHOW_FEATURE_FLAG_MENU',
    },
  ],
};
