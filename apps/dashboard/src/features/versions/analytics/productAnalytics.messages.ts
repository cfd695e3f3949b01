import { DOWNLOAD_POINTS } from '@pressdock/api/limits';

/** The text about the analytics of one product on its page. */
export const productAnalyticsMessages = {
  title: 'Analytics',
  activeInstalls: 'Active installs',
  activeOn: (day: string) => `Sites on ${day}`,
  notYet: 'No update checks yet',
  unavailable: 'Unavailable',
  retry: 'Try again',
  downloads: {
    title: 'Downloads',
    aside: `Last ${DOWNLOAD_POINTS} days`,
    loading: 'Loading downloads',
    failed: 'There was an error fetching the downloads. Please try again.',
    empty: `No downloads in the last ${DOWNLOAD_POINTS} days.`,
  },
  volume: {
    loading: 'Loading update checks',
    failed: 'There was an error fetching the update checks. Please try again.',
  },
  versions: {
    title: 'Installed versions',
    loading: 'Loading installed versions',
    failed: 'There was an error fetching the installed versions. Please try again.',
    empty: 'No site has checked for updates yet.',
    health: 'Update health',
  },
} as const;
