import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { causeOf, Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';

const published = ['ui', 'charts', 'api'];
const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Returns the version of a package in this checkout's lock file. */
export function lockedVersion(name) {
  const entry = locked[`node_modules/${name}`];
  if (entry === undefined) throw new Failure(`${name} is not in package-lock.json.`);
  return entry.version;
}

/**
 * Packs the packages as for publishing.
 * @returns {Promise<Record<string, string>>} the dependency entries of a consumer's package.json
 */
export async function packAll(folder) {
  const workspaces = published.map((name) => `--workspace=@pressdock/${name}`);
  const args = ['pack', '--json', `--pack-destination=${folder}`, ...workspaces];
  const { code, output } = await capture('npm', args, { cwd: root });
  if (code !== 0) throw new Failure(`The packages could not be packed: ${causeOf(output)}.`);
  const listed = JSON.parse(output.slice(output.search(/^[[{]/m)));
  const packed = Array.isArray(listed) ? listed : Object.values(listed);
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, `file:${join(folder, filename)}`]),
  );
}
