import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from './test-browser.js';

export default {
  ...getJestConfig(),
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: true,
      launchOptions: launchOptions(),
      contextOptions: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    },
  },
};
