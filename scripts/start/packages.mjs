import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';

/**
 * Builds the published packages, or restores them from turbo's cache if their sources are unchanged.
 * @throws {Failure} with the output of a failed build
 */
export async function buildPackages(env) {
  const args = ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'];
  const build = capture('turbo', args, { cwd: root, env });
  const { code, output } = await withProgress('Building the packages', build);
  if (code !== 0) throw new Failure(`${output}\nThe packages could not be built.`);
}
