import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const scope = '@pressdock';
const kind = process.platform === 'win32' ? 'junction' : 'dir';

/**
 * Links the packages installed here into another checkout of this repository. Workspaces link to
 * that checkout's folders, so the node_modules folder cannot be linked as a whole.
 */
export function linkPackages(checkout) {
  const installed = join(root, 'node_modules');
  const linked = join(checkout, 'node_modules');
  mkdirSync(join(linked, scope), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === scope || name === '.cache') continue;
    symlinkSync(join(installed, name), join(linked, name), kind);
  }
  for (const name of readdirSync(join(installed, scope))) {
    const path = relative(realpathSync(root), realpathSync(join(installed, scope, name)));
    if (!existsSync(join(checkout, path))) continue;
    symlinkSync(join(checkout, path), join(linked, scope, name), kind);
    const own = join(root, path, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(checkout, path, 'node_modules'), kind);
  }
}
