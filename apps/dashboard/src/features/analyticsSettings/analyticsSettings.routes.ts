import { ChartIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { analyticsPaths, analyticsPatterns } from '../../shared/analyticsPaths.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { analyticsSettingsTitles } from './analyticsSettings.titles.messages.ts';

/** The retention of daily records, the collected fields, and the erasure of domains. */
export const analyticsSettingsFeature: Feature = {
  routes: [
    route(
      analyticsPatterns.analyticsSettings,
      'session',
      page(() => import('./AnalyticsSettingsPage.tsx'), 'AnalyticsSettingsPage'),
    ),
  ],
  commands: [
    {
      id: 'analytics-settings',
      label: analyticsSettingsTitles.page,
      keywords: analyticsSettingsTitles.keywords,
      href: analyticsPaths.analyticsSettings(),
      icon: ChartIcon,
    },
  ],
};
