/** Every sentence of the guide to the first release. */
export const releaseMessages = {
  title: 'Your first release',
  context: 'Four steps to your customers’ first update.',
  names: {
    product: 'Add a product',
    version: 'Upload a version',
    code: 'Install the code',
    check: 'First update check',
  },
  hints: {
    product:
      'Start with the plugin or theme that you distribute: its name, its slug, and what it does.',
    version: (name: string) =>
      `Upload the zip file of ${name}. It is checked before it is released.`,
    code: (name: string) =>
      `Add the installation code to ${name} and install it on a site. You can copy the code from its page.`,
  },
  openVersions: (name: string) => `Go to ${name}`,
  waiting: 'Waiting for the first update check. This page updates automatically.',
  doneTitle: 'The first site has checked for updates',
  done: 'Your release works. From now on, this page shows statistics about your products.',
} as const;
