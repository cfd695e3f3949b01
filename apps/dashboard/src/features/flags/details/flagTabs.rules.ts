/** The parts of a flag's page, in the order of their tabs. */
export const flagTabs = ['settings', 'people', 'reach', 'history', 'schedule'] as const;

/** One part of a flag's page. */
export type FlagTab = (typeof flagTabs)[number];

/** Reads the tab to show from the URL; the settings for an unknown one. */
export function tabOf(search: URLSearchParams): FlagTab {
  return flagTabs.find((tab) => tab === search.get('tab')) ?? 'settings';
}

/** Returns the URL's parameters for a tab; the settings need none. */
export function withTab(tab: FlagTab): Record<string, string> {
  return tab === 'settings' ? {} : { tab };
}
