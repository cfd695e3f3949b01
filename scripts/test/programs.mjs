import { findTestBrowser } from '../chromium.mjs';
import { findComposer } from '../composer.mjs';
import { requireGit } from '../git.mjs';
import { findPostgres } from '../postgres.mjs';

const searches = [findTestBrowser, findComposer, requireGit, findPostgres];

/** Finds or installs the programs that the tests run, which mostly waits for the network. */
export const programStep = {
  title: 'Programs that the tests run',
  async run() {
    const results = await Promise.allSettled(searches.map((find) => find()));
    const failures = results.filter(({ status }) => status === 'rejected');
    return {
      passed: results.length - failures.length,
      failed: failures.length,
      output: failures.map(({ reason }) => reason.message).join('\n'),
    };
  },
};
