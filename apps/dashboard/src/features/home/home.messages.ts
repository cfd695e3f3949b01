import { productMessages } from '../../entities/product/product.messages.ts';
import type { ProductKind } from '../../shared/paths.ts';

/** Every sentence of the dashboard's first page. */
export const homeMessages = {
  title: 'Home',
  plan: (name: string) => `You are on the ${name} plan.`,
  stats: {
    title: 'Figures of your account',
    plugins: 'Plugins',
    themes: 'Themes',
    versions: 'Versions',
    downloads: 'Downloads',
    updateChecks: 'Update checks today',
    loading: 'Loading the figures',
    failed: 'There was an error fetching your statistics.  Please try again.',
  },
  products: {
    plugin: {
      title: 'Plugins',
      name: 'Plugin',
      add: 'Add plugin',
      all: (count: string) => `All ${count} plugins`,
      loading: 'Loading your plugins',
      emptyTitle: 'No plugins yet',
      empty: 'Add the plugin whose updates your customers’ sites should get.',
      failed: productMessages.listFailed.plugin,
    },
    theme: {
      title: 'Themes',
      name: 'Theme',
      add: 'Add theme',
      all: (count: string) => `All ${count} themes`,
      loading: 'Loading your themes',
      emptyTitle: 'No themes yet',
      empty: 'Add the theme whose updates your customers’ sites should get.',
      failed: productMessages.listFailed.theme,
    },
  } satisfies Record<ProductKind, object>,
  attention: { failedBuild: 'Deployment failed' },
  release: {
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
    refused: 'Your account may not add products. Ask the owner of the account, or change its plan.',
    openVersions: (name: string) => `Go to ${name}`,
    waiting: 'Waiting for the first update check. This page notices by itself.',
    doneTitle: 'The first site has asked for updates',
    done: 'Your release works. From now on this page shows how your products are doing.',
  },
  columns: { version: 'Latest version', downloads: 'Downloads' },
} as const;
