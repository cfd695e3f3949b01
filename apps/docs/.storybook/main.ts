import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { changesPlugin } from './changes/changesPlugin.ts';
import { mdxCode } from './mdxCode.ts';
import { propsPlugin } from './props/propsPlugin.ts';
import { readTokens } from './tokens.ts';

const typeface = import.meta.resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** One Storybook for every published package with a user interface. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.mdx',
    '../../../packages/*/src/**/*.stories.tsx',
  ],
  staticDirs: ['../static', { from: fileURLToPath(typeface), to: '/inter.woff2' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  managerHead: (head) =>
    `${head}<script type="application/json" id="pressdock-tokens">${readTokens()}</script>`,
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [mdxCode(), react(), vanillaExtractPlugin(), propsPlugin(), changesPlugin()],
      resolve: {
        conditions: ['pressdock-source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'storybook', '@storybook/react', '@storybook/addon-docs'],
      },
      // React's development build: it reports warnings and StrictMode problems, so stories verify more.
      define: { 'process.env.NODE_ENV': JSON.stringify('development') },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
