import type { ProductKind } from '@pressdock/api';
import { productMessages } from '../../entities/product/product.messages.ts';
import { homeTitles } from './home.titles.messages.ts';

/** Every sentence of the home page. */
export const homeMessages = {
  title: homeTitles.page,
  plan: (name: string) => `You are on the ${name} plan.`,
  noPlan: 'You have no plan yet.',
  stats: {
    title: 'Statistics',
    plugins: 'Plugins',
    themes: 'Themes',
    versions: 'Versions',
    downloads: 'Downloads',
    updateChecks: 'Update checks today',
    failed: 'There was an error fetching your statistics.  Please try again.',
  },
  products: {
    plugin: {
      title: 'Plugins',
      name: 'Plugin',
      add: 'Add plugin',
      all: (count: string) => `All ${count} plugins`,
      loading: 'Loading plugins',
      emptyTitle: 'No plugins yet',
      empty: 'Add the plugin that you want to distribute.',
      failed: productMessages.listFailed.plugin,
    },
    theme: {
      title: 'Themes',
      name: 'Theme',
      add: 'Add theme',
      all: (count: string) => `All ${count} themes`,
      loading: 'Loading themes',
      emptyTitle: 'No themes yet',
      empty: 'Add the theme that you want to distribute.',
      failed: productMessages.listFailed.theme,
    },
  } satisfies Record<ProductKind, object>,
  attention: { failedBuild: 'Deployment failed' },
  columns: { version: 'Latest version', downloads: 'Downloads' },
} as const;
