import { expect, it } from 'vitest';
import { flagTabs, tabOf, withTab } from './flagTabs.rules.ts';

it.each(flagTabs)('finds the tab %s in its own URL', (tab) => {
  expect(tabOf(new URLSearchParams(withTab(tab)))).toBe(tab);
});

it('shows the settings for an unknown tab', () => {
  expect(tabOf(new URLSearchParams('tab=unknown'))).toBe('settings');
});
