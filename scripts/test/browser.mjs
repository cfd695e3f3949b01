import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { findTestBrowser } from '../chromium.mjs';
import { bytesStep } from './bytes.mjs';
import { check } from './check.mjs';
import { clearResults, outcomeOf, readJestCounts, readPlaywrightCounts } from './results.mjs';

const storyResults = '.cache/results/stories.json';
const browserResults = '.cache/results/browser.json';

/** Every story, in a real browser. */
export const storyStep = {
  title: 'Stories and accessibility',
  async run({ env, cwd }) {
    const file = join(cwd, 'apps/docs', storyResults);
    clearResults(file);
    const args = ['run', 'test', '--filter=@pressdock/docs', '--output-logs=errors-only'];
    const ran = await capture('turbo', args, {
      env: { ...env, NO_COLOR: '1', CHROMIUM_PATH: await findTestBrowser() },
      cwd,
    });
    return outcomeOf(ran, readJestCounts(file));
  },
};

/** The product, in a real browser. */
export const endToEndStep = {
  title: 'End-to-end tests',
  async run({ env, cwd }) {
    const file = join(cwd, browserResults);
    clearResults(file);
    const args = ['run', '//#e2e', '--output-logs=errors-only'];
    const ran = await capture('turbo', args, {
      env: { ...env, NO_COLOR: '1', CHROMIUM_PATH: await findTestBrowser() },
      cwd,
    });
    return outcomeOf(ran, readPlaywrightCounts(file));
  },
};

/** Builds Storybook, which the stories' tests open. */
export const storybookBuild = check('Storybook build', 'turbo', [
  ...['run', 'build', '--filter=@pressdock/docs', '--output-logs=errors-only'],
]);

/** Builds the dashboard, which the end-to-end tests open, and compares its sizes with their budgets. */
export const dashboardSteps = [
  check('Dashboard build', 'turbo', [
    ...['run', 'build', '--filter=@pressdock/dashboard', '--output-logs=errors-only'],
  ]),
  bytesStep,
];
