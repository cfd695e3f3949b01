import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './bootstrap/install.mjs';
import { findNode } from './bootstrap/node.mjs';
import { root } from './bootstrap/root.mjs';

/** How a workspace's TypeScript is run without building it first. */
export const sourceCondition = '--conditions=pressdock-source';

/**
 * Makes a checkout usable whatever its state: installs the packages when they
 * changed and finds the Node to run with. Uses nothing but Node 20 itself.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node, and an
 *   environment in which the workspace's commands come first and report to nobody.
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
