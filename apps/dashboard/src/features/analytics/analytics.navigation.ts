import { ChartIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { analyticsPaths } from '../../shared/analyticsPaths.ts';
import { analyticsTitles } from './analytics.titles.messages.ts';

/** The entry of the main navigation that leads to analytics. */
export const analyticsEntry: NavigationEntry = {
  id: 'analytics',
  label: analyticsTitles.page,
  href: analyticsPaths.analytics(),
  icon: ChartIcon,
  group: 'distribute',
  order: 2,
};
