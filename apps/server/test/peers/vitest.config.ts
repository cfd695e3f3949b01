import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['pressdock-source', 'node'];

/** Tests that need a heavy external service and are not part of the normal run: `npm run test:peers`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    execArgv: ['--conditions=pressdock-source'],
    projects: [
      {
        extends: true,
        test: {
          name: 'objects',
          include: [
            'objects.peer.ts',
            'doctorBucket.peer.ts',
            'fleet/*.peer.ts',
            'backup.peer.ts',
            'backupBucket.peer.ts',
            'move.peer.ts',
          ],
          globalSetup: ['./gateway.setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'poolers', include: ['pgbouncer.peer.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'installation',
          include: ['installation/*.peer.ts'],
          globalSetup: ['./installation/archive.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['doctorProxy.peer.ts', 'gitHost.peer.ts', 'prometheus.peer.ts'],
          env: { TEST_ENGINE: 'embedded' },
          globalSetup: ['../setup/database.ts'],
        },
      },
    ],
  },
});
