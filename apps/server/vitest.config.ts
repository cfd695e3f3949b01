import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Only Node's own conditions: Vite's `module` condition resolves to files that Node cannot load.
const conditions = ['pressdock-source', 'node'];

/** Tests that run on both databases. All others need no database and run once. */
const onBothDatabases = ['src/**/*.server.test.ts', 'test/**/*.server.test.ts'];

/** Tests of what only Postgres does: outages, backups, several servers. */
const onPostgresOnly = 'src/**/*.postgres.test.ts';

/** Files that take long or wait for processes. They run first, so that no worker waits for them at the end. */
const slow =
  /(generated\.server|isolationOwners\.server|Crash\.server|Races\.server|fullDisk|main|embedded|outage\.postgres)\.test\.ts$/;

class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

function project(name: 'embedded' | 'postgres', include: string[], exclude: string[] = []) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...exclude],
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
    sequence: { sequencer: SlowFilesFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    execArgv: ['--conditions=pressdock-source'],
    projects: [
      project('embedded', ['src/**/*.test.ts', 'test/**/*.test.ts'], [onPostgresOnly]),
      ...(process.env.TEST_DATABASE_URL
        ? [project('postgres', [...onBothDatabases, onPostgresOnly])]
        : []),
    ],
  },
});
