import { capture } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';
import { root } from '../bootstrap/root.mjs';

/**
 * Builds the dashboard, or restores it from turbo's cache if its sources are unchanged.
 * @throws {Failure} with the output of a failed build
 */
export async function buildDashboard(env) {
  const args = ['run', 'build', '--filter=@pressdock/dashboard', '--output-logs=errors-only'];
  const build = capture('turbo', args, { cwd: root, env });
  const { code, output } = await withProgress('Building the dashboard', build);
  if (code === 0) return;
  const cause = causeOf(output);
  if (/^the disk is full|not enough memory/.test(cause))
    throw new Failure(`The dashboard could not be built: ${cause}.`);
  throw new Failure(`${output}\nThe dashboard could not be built; see the output above.`);
}
