import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.mjs';
import { findNode } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';

/** The export condition that resolves workspaces to their TypeScript sources. */
export const sourceCondition = '--conditions=pressdock-source';

/**
 * Prepares a checkout: installs the packages if they changed and finds the Node to run with.
 * Uses only features of Node 20 and no packages.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the path of Node, and an environment
 *   in which the workspace's commands come first and telemetry is off
 */
export async function bootstrap() {
  await ensureInstalled();
  const node = findNode();
  const binaries = join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: [binaries, dirname(node), process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
  return { node, env };
}
