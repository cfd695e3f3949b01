import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { bundle } from './bundle.mjs';

const dist = join(root, 'packages/ui/dist');
const index = join(dist, 'index.js');
const imports = /import \{([^}]+)\} from ["'](\.[^"']+)["']/g;
const exports = /export \{([^}]+)\}/g;
const localImports = /(?:from|import) ?["'](\.[^"']+\.js)["']/g;
const packages = /^(?![./\\]|@pressdock\/ui$|[A-Z]:)/i;

const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

/**
 * Returns every component that the built index exports, with its file.
 * @throws {Failure} if there is none, or if the file of one cannot be determined.
 */
function listComponents() {
  const text = readFileSync(index, 'utf8');
  const files = new Map(
    [...text.matchAll(imports)].flatMap(([, list, file]) =>
      namesIn(list).map((name) => [name, join(dist, file)]),
    ),
  );
  const names = [...text.matchAll(exports)].flatMap(([, list]) => namesIn(list));
  const lost = names.filter((name) => !files.has(name));
  if (names.length === 0) throw new Failure('The built index exports no component.');
  if (lost.length > 0) throw new Failure(`No file was found for ${lost.join(', ')}.`);
  return names.map((name) => ({ name, file: files.get(name) }));
}

/** Returns a file and all of its direct and indirect imports. */
function collectDependencies(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(localImports)) {
    collectDependencies(resolve(dirname(file), path), found);
  }
  return found;
}

/** Returns what an import of these names bundles that the component in `file` does not need. */
async function findComplaints(names, name, file) {
  const { modules } = await bundle(`{ ${names} } from '@pressdock/ui'`, [packages]);
  const needed = collectDependencies(file);
  if (needed.has(index)) return [`${name} imports the whole index.`];
  if (!modules.includes(file)) return [`The import of ${name} does not contain it.`];
  return modules
    .filter((module) => !needed.has(module))
    .map((module) => `${name} bundles ${relative(dist, module)} without needing it.`);
}

/**
 * Imports each component alone and finds files that are bundled although the component does not need them.
 * @returns {Promise<{ checked: number, strays: string[] }>} a sentence for each such file.
 * @throws {Failure} if the check cannot detect such a file.
 */
export async function findStrays() {
  const all = listComponents();
  const [first] = all;
  const other = all.find(({ file }) => !collectDependencies(first.file).has(file));
  if (other === undefined) throw new Failure(`${first.name} needs every file.`);
  const planted = await findComplaints(`${first.name}, ${other.name}`, first.name, first.file);
  if (
    !planted.includes(`${first.name} bundles ${relative(dist, other.file)} without needing it.`)
  ) {
    throw new Failure(
      `${other.name} was not detected in an import that also contains ${first.name}.`,
    );
  }
  const strays = [];
  for (const { name, file } of all) strays.push(...(await findComplaints(name, name, file)));
  return { checked: all.length, strays };
}
