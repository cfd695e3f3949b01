import { flagsTitles } from '../flags.titles.messages.ts';
import type { FlagTab } from './flagTabs.rules.ts';

/** The text around the parts of a flag's page. */
export const flagDetailsMessages = {
  title: flagsTitles.edit,
  parts: 'Parts of this flag',
  tabs: {
    settings: 'Settings',
    people: 'People',
    reach: 'Reach',
    history: 'History',
    schedule: 'Schedule',
  } satisfies Record<FlagTab, string>,
  isOn: 'On',
  isOff: 'Off',
  backToList: 'Show all flags',
  code: {
    open: 'Show code',
    title: (name: string) => `Code for ${name}`,
    description: 'Check the flag where your plugin, theme or app decides about the feature.',
    close: 'Close',
  },
  loading: 'Loading the flag',
  partLoading: 'Loading',
  fetchFailed: 'There was an error fetching your feature flag. Please try again.',
  missingTitle: 'Flag not found',
  missing: 'It may have been deleted, or the URL may be wrong.',
} as const;
