import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { clearResults, outcomeOf, readJestCounts } from './results.mjs';

const resultFile = '.cache/results/peers.json';

/** The tests that need large external services, which they find or install themselves. */
export const peerSteps = [
  {
    title: 'Object storage against radosgw',
    async run({ env, cwd }) {
      const file = join(cwd, resultFile);
      clearResults(file);
      const config = '--config=apps/server/test/peers/vitest.config.ts';
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const ran = await capture('vitest', ['run', config, ...reporters], {
        env: { ...env, NO_COLOR: '1' },
        cwd,
      });
      return outcomeOf(ran, readJestCounts(file));
    },
  },
];
