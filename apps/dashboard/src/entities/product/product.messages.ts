import type { ProductKind } from '../../shared/paths.ts';

const addRefused = (kind: ProductKind) =>
  `Your account may not add ${kind}s. Ask the owner of the account, or change its plan.`;

const one = (kind: ProductKind) => ({
  loading: `Loading the ${kind}`,
  fetchFailed: `There was an error fetching your ${kind}.  Please try again.`,
  missingTitle: `There is no such ${kind}`,
  missing: 'It may have been deleted, or the address is mistyped.',
  backToList: `Show all ${kind}s`,
});

/**
 * Sentences about a product that more than one screen shows.
 * @see specification, section 2 "Plugin/theme tile", section 4 "Build display" and section 8
 */
export const productMessages = {
  listFailed: {
    plugin: 'There was an error fetching your plugins.  Please try again.',
    theme: 'There was an error fetching your themes.  Please try again.',
  },
  one: { plugin: one('plugin'), theme: one('theme') },
  addRefused: {
    plugin: addRefused('plugin'),
    theme: addRefused('theme'),
  },
  noVersions: 'No Versions',
  downloads: (count: string) => `${count} downloads`,
  license: {
    own: 'Licensed by Pressdock',
    easyDigitalDownloads: 'Licensed by Easy Digital Downloads',
    envato: 'Licensed by Envato',
    gumroad: 'Licensed by Gumroad',
    sendowl: 'Licensed by SendOwl',
    none: 'No license management',
  },
  deployment: {
    none: 'No continuous deployment.',
    failed: 'Error: Continuous deployment failed.',
  },
} as const;
