import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { findComposer } from '../composer.mjs';
import { clearResults, outcomeOf, readJestCounts } from './results.mjs';

const resultFile = '.cache/results/vitest.json';

/** Runs a workspace's vitest tests through turbo's cache and reads their counts. */
export async function runVitest(workspace, name, { env, cwd }, args = []) {
  const file = join(cwd, workspace, resultFile);
  clearResults(file);
  const ran = await capture(
    'turbo',
    [
      ...['run', 'test', `--filter=@pressdock/${name}`, '--output-logs=errors-only', '--'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${resultFile}`],
      ...args,
    ],
    { env: { ...env, NO_COLOR: '1' }, cwd },
  );
  return outcomeOf(ran, readJestCounts(file));
}

const unit = (title, workspace, name) => ({
  title,
  run: (context) => runVitest(workspace, name, context),
});

/** Unit and property tests, one step per workspace. */
export const unitSteps = [
  unit('Unit tests of the kit', 'packages/ui', 'ui'),
  unit('Unit tests of the charts', 'packages/charts', 'charts'),
  unit('Unit tests of the contract', 'packages/api', 'api'),
  {
    title: 'Unit tests of the dashboard',
    async run(context) {
      // Tests run the generated plugin code with the PHP that is installed with Composer.
      await findComposer();
      return runVitest('apps/dashboard', 'dashboard', context);
    },
  },
];
