import { FlagIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { featureFlagsTitles } from './featureFlags.titles.messages.ts';

/** The entry of the main navigation that leads to feature flags. */
export const featureFlagsEntry: NavigationEntry = {
  id: 'featureFlags',
  label: featureFlagsTitles.page,
  href: paths.featureFlags(),
  icon: FlagIcon,
  group: 'flags',
  order: 1,
  audience: 'SHOW_FEATURE_FLAG_MENU',
};
