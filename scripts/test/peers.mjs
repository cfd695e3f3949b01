import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { clearResults, outcomeOf, readJestCounts } from './results.mjs';

/**
 * Returns a step that runs the tests in a folder of `apps/server/test` with their own settings.
 * @param {RegExp} [figures] lines of the output to print
 */
const serverSuite = (title, folder, figures) => ({
  title,
  async run({ env, cwd }) {
    const resultFile = `.cache/results/${folder}.json`;
    const file = join(cwd, resultFile);
    clearResults(file);
    const config = `--config=apps/server/test/${folder}/vitest.config.ts`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const ran = await capture('vitest', ['run', config, ...reporters], {
      env: { ...env, NO_COLOR: '1' },
      cwd,
    });
    if (figures) console.log((ran.output.match(figures) ?? []).join('\n'));
    return outcomeOf(ran, readJestCounts(file));
  },
});

/** The tests that need large external services, which they find or install themselves. */
export const peerSteps = [
  serverSuite(
    'Storage, Git, PgBouncer, Prometheus, processes and installations against other programs',
    'peers',
    /^(?:Staleness|Processes|Upgrade|Figures).*$/gm,
  ),
];

/** The tests of updater files in a real WordPress, which they install from Debian. */
export const wordpressSteps = [serverSuite('Updates in WordPress', 'wordpress', /^Seconds .*$/gm)];

/** The stories of billing in Stripe's test mode, with a key from the environment. */
export const stripeSteps = [serverSuite("Billing in Stripe's test mode", 'stripe')];
