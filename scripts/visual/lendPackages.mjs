import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const scope = '@pressdock';
const kind = process.platform === 'win32' ? 'junction' : 'dir';

/**
 * Lets another checkout of this repository use the packages installed here, while its own
 * workspaces stay its own: a link to the whole folder would lead back to ours.
 */
export function lendPackages(checkout) {
  const installed = join(root, 'node_modules');
  const lent = join(checkout, 'node_modules');
  mkdirSync(join(lent, scope), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name === scope || name === '.cache') continue;
    symlinkSync(join(installed, name), join(lent, name), kind);
  }
  for (const name of readdirSync(join(installed, scope))) {
    const place = relative(realpathSync(root), realpathSync(join(installed, scope, name)));
    if (!existsSync(join(checkout, place))) continue;
    symlinkSync(join(checkout, place), join(lent, scope, name), kind);
    const own = join(root, place, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(checkout, place, 'node_modules'), kind);
  }
}
