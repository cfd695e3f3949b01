/** Every sentence of the guide to the first release. */
export const releaseMessages = {
  title: 'Your first release',
  context: 'Four steps until your customers’ sites are offered an update.',
  names: {
    product: 'Add a product',
    version: 'Upload a version',
    code: 'Put the code in',
    check: 'First update check',
  },
  hints: {
    product:
      'Begin with the plugin or the theme that you distribute: its name, its slug, and what it does.',
    version: (name: string) =>
      `Upload the zip of ${name}. What it says of itself is read and checked before it counts.`,
    code: (name: string) =>
      `Put the installation code into ${name} and install it on a site. The code is on its page, ready to copy.`,
  },
  openVersions: (name: string) => `Go to ${name}`,
  waiting: 'Waiting for the first update check. This page notices by itself.',
  doneTitle: 'The first site has asked for updates',
  done: 'Your release works. From now on this page shows how your products are doing.',
} as const;
