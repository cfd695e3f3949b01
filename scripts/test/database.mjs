import { findComposer } from '../composer.mjs';
import { requireGit } from '../git.mjs';
import { withPostgres } from '../postgres.mjs';
import { runVitest } from './unit.mjs';

async function runServer(database, { env, cwd }, settings) {
  await requireGit();
  const variables = {
    TEST_DATABASE: database,
    COMPOSER_PATH: await findComposer(),
    ...settings,
  };
  return runVitest('apps/server', 'server', { cwd, env: { ...env, ...variables } }, [
    `--project=${database}`,
  ]);
}

/** The server's tests, once on each supported database. */
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
