import { getJestConfig } from '@storybook/test-runner';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default {
  ...getJestConfig(),
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      exitOnPageError: true,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [...asRoot, '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      },
      contextOptions: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    },
  },
};
