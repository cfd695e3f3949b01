import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { sourceCondition } from '../bootstrap.mjs';

/**
 * Runs a script that writes demo data into the configured database, in a process of its own, and returns
 * its output. The servers of the database must be stopped.
 * @throws {Failure} with the output of a script that failed
 */
export async function runSeeder(args, settings) {
  const env = { ...process.env, ...settings, PRESSDOCK_DEMO: '1' };
  const { code, output } = await capture(process.execPath, [sourceCondition, ...args], {
    cwd: root,
    env,
  });
  if (code !== 0) throw new Failure(`${args.join(' ')} failed with code ${code}: ${output}`);
  return output;
}

/** Adds a number of products, versions or licenses to the demo account. */
export function seed(what, count, settings) {
  return runSeeder(['scripts/seed/run.mjs', what, String(count)], settings);
}

/** Writes the history of many sites, and returns what was measured. */
export async function seedHistory({ sites, days }, settings) {
  const args = ['scripts/bench/analyticsHistory.mjs', String(sites), String(days)];
  const output = await runSeeder(args, settings);
  return JSON.parse(output.split('\n').findLast((line) => line.startsWith('{')));
}
