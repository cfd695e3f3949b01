import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['pressdock-source', 'node'];

/** The stories of billing against Stripe's test mode, which need a key: `npm run test:stripe`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'stripe',
    include: ['stories.stripe.ts'],
    env: { TEST_ENGINE: 'embedded' },
    globalSetup: ['../setup/database.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    execArgv: ['--conditions=pressdock-source'],
  },
});
