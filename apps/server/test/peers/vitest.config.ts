import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['pressdock-source', 'node'];

/** Tests that need a heavy external service and are not part of the normal run: `npm run test:peers`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['*.peer.ts'],
    globalSetup: ['./gateway.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
