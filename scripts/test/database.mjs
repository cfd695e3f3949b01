import { withPostgres } from '../postgres.mjs';
import { runVitest } from './unit.mjs';

const runServer = (database, { env, cwd }, settings) =>
  runVitest(
    'apps/server',
    'server',
    { cwd, env: { ...env, TEST_DATABASE: database, ...settings } },
    [`--project=${database}`],
  );

/** The server's tests, once on each database that it promises to run on. */
export const databaseSteps = [
  {
    title: 'Server tests on the embedded database',
    run: (context) => runServer('embedded', context),
  },
  {
    title: 'Server tests on Postgres',
    run: (context) =>
      withPostgres((url) => runServer('postgres', context, { TEST_DATABASE_URL: url })),
  },
];
