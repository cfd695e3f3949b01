import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['pressdock-source', 'node'];

/** Tests in a real WordPress, which are not part of the normal run: `npm run test:wordpress`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'embedded',
    include: ['*.wordpress.ts'],
    globalSetup: ['../setup/database.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
    execArgv: ['--conditions=pressdock-source'],
  },
});
