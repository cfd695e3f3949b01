import { Failure } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';

/**
 * The result of a step: how many checks or tests passed and failed, and the output of its
 * tools, which is printed only when something failed.
 * @typedef {{ passed: number, failed: number, output?: string }} Outcome
 * @typedef {{ title: string, run: (context: object) => Promise<Outcome> }} Step
 */

/** Runs a step and returns its outcome. Errors and steps without tests count as failed. */
async function outcomeOf(step, context) {
  try {
    const outcome = await withProgress(step.title, step.run(context));
    if (outcome.passed + outcome.failed > 0) return outcome;
    return { passed: 0, failed: 1, output: `${outcome.output ?? ''}\nNo test was run.` };
  } catch (error) {
    const output = error instanceof Failure ? error.message : error.stack;
    return { passed: 0, failed: 1, output };
  }
}

function table(results) {
  const width = Math.max(...results.map(({ title }) => title.length));
  const rows = results.map(({ title, seconds, passed, failed }) =>
    [
      failed === 0 ? 'ok  ' : 'FAIL',
      title.padEnd(width),
      `${seconds.toFixed(1)} s`.padStart(8),
      `${passed} passed`.padStart(13),
      failed === 0 ? '' : `${failed} failed`.padStart(11),
    ].join('  '),
  );
  return rows.map((row) => row.trimEnd()).join('\n');
}

/** Runs one step, prints its output if something failed, and returns its row of the table. */
async function measure(step, context) {
  const started = performance.now();
  const { passed, failed, output } = await outcomeOf(step, context);
  const seconds = (performance.now() - started) / 1000;
  if (failed > 0) console.log(`\nFAIL ${step.title}\n${(output ?? '').trim()}\n`);
  return { title: step.title, seconds, passed, failed };
}

async function runInOrder(steps, context) {
  const results = [];
  for (const step of steps) {
    const { lists } = step;
    if (lists === undefined) results.push(await measure(step, context));
    else {
      const parts = await Promise.all(lists.map((list) => runInOrder(list, context)));
      results.push(...parts.flat());
    }
  }
  return results;
}

/**
 * Returns an entry of a suite that runs lists of steps at the same time, for steps that use a single
 * core or wait for the network.
 * @param {Step[][]} lists
 */
export const sideBySide = (...lists) => ({ lists });

/**
 * Runs all steps in order, even after a failure, and prints a table and the line
 * `N passed, N failed`.
 * @param {(Step | { lists: Step[][] })[]} steps
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(steps, context) {
  const started = performance.now();
  const results = await runInOrder(steps, context);
  const total = (performance.now() - started) / 1000;
  const sum = (key) => results.reduce((count, result) => count + result[key], 0);
  console.log(`\n${table(results)}\n\n${total.toFixed(0)} s in total\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
