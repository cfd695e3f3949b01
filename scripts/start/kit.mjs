import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';

/**
 * Builds the kit and the charts, or restores them from turbo's cache if their sources are unchanged.
 * @throws {Failure} with the output of a failed build
 */
export async function buildKit(env) {
  const packages = ['--filter=@pressdock/ui', '--filter=@pressdock/charts'];
  const args = ['run', 'build', ...packages, '--output-logs=errors-only'];
  const build = capture('turbo', args, { cwd: root, env });
  const { code, output } = await withProgress('Building the kit', build);
  if (code !== 0) throw new Failure(`${output}\nThe kit could not be built.`);
}
