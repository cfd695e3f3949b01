import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, mergeConfig } from 'vite';
import { propsPlugin } from './props/propsPlugin.ts';

/** One Storybook for every published package with something to look at. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../../../packages/*/src/**/*.mdx',
    '../../../packages/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin(), propsPlugin()],
      resolve: {
        conditions: ['pressdock-source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'storybook', '@storybook/react', '@storybook/addon-docs'],
      },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
