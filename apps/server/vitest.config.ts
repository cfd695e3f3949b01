import { defineConfig } from 'vitest/config';

// Only Node's own conditions: Vite's `module` condition resolves to files that Node cannot load.
const conditions = ['pressdock-source', 'node'];

/** Tests that run on both databases. All others need no database and run once. */
const onBothDatabases = ['src/**/*.server.test.ts', 'test/**/*.server.test.ts'];

function project(name: 'embedded' | 'postgres', include: string[]) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      env: { TEST_ENGINE: name },
      globalSetup: ['./test/setup/database.ts'],
    },
  };
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    pool: 'forks',
    // The modules keep no state of their own, so files share them instead of importing them again.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    execArgv: ['--conditions=pressdock-source'],
    projects: [
      project('embedded', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      ...(process.env.TEST_DATABASE_URL ? [project('postgres', onBothDatabases)] : []),
    ],
  },
});
