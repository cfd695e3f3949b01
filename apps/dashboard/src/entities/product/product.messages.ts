/**
 * Sentences about products that more than one screen shows.
 * @see specification, section 2 "Plugin/theme tile", section 4 "Build display" and section 8
 */
export const productMessages = {
  listFailed: {
    plugin: 'There was an error fetching your plugins.  Please try again.',
    theme: 'There was an error fetching your themes.  Please try again.',
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
