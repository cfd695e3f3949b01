/** The title of the page about the settings of analytics, which the palette also shows. */
export const analyticsSettingsTitles = {
  page: 'Analytics settings',
  keywords: 'Retention, collected fields, erase a domain, privacy',
} as const;
