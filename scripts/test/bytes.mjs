import { capture } from '../bootstrap/child.mjs';
import { findTestBrowser } from '../chromium.mjs';

/** Compares the dashboard's sizes with their budgets, using the benchmark's code. */
export const bytesStep = {
  title: 'Dashboard size budgets',
  async run({ env, cwd }) {
    const { code, output } = await capture('node', ['scripts/bench/print.mjs', 'bytes', '--json'], {
      env: { ...env, CHROMIUM_PATH: await findTestBrowser() },
      cwd,
    });
    const start = output.indexOf('[\n');
    if (code !== 0 || start === -1) return { passed: 0, failed: 1, output };
    const figures = JSON.parse(output.slice(start, output.lastIndexOf(']') + 1));
    const over = figures.filter(({ value, goal }) => value > goal);
    return {
      passed: figures.length - over.length,
      failed: over.length,
      output: over
        .map(({ id, value, goal, unit }) => `${id} is ${value} ${unit}; the budget is ${goal}.`)
        .join('\n'),
    };
  },
};
