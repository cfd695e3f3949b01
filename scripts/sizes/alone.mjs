import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { bundle } from './bundle.mjs';

const dist = join(root, 'packages/ui/dist');
const index = join(dist, 'index.js');
const brought = /import \{([^}]+)\} from ["'](\.[^"']+)["']/g;
const given = /export \{([^}]+)\}/g;
const imported = /(?:from|import) ?["'](\.[^"']+\.js)["']/g;
const ofPackages = /^(?![./\\]|@pressdock\/ui$|[A-Z]:)/i;

const namesIn = (list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

/**
 * Every component that the built index gives, with the file that it lives in.
 * @throws {Failure} when there is none, or one whose file cannot be told.
 */
function components() {
  const text = readFileSync(index, 'utf8');
  const files = new Map(
    [...text.matchAll(brought)].flatMap(([, list, file]) =>
      namesIn(list).map((name) => [name, join(dist, file)]),
    ),
  );
  const names = [...text.matchAll(given)].flatMap(([, list]) => namesIn(list));
  const lost = names.filter((name) => !files.has(name));
  if (names.length === 0) throw new Failure('The built index gives no component.');
  if (lost.length > 0) throw new Failure(`Nobody can tell where ${lost.join(', ')} live.`);
  return names.map((name) => ({ name, file: files.get(name) }));
}

/** A file and everything that it says it needs, however far. */
function neededBy(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(imported)) {
    neededBy(resolve(dirname(file), path), found);
  }
  return found;
}

/** What is wrong with an import of these names for one who uses only the component in `file`. */
async function complaints(names, name, file) {
  const { modules } = await bundle(`{ ${names} } from '@pressdock/ui'`, [ofPackages]);
  const needed = neededBy(file);
  if (needed.has(index)) return [`${name} needs the whole index.`];
  if (!modules.includes(file)) return [`${name} is not in what its import brings.`];
  return modules
    .filter((module) => !needed.has(module))
    .map((module) => `${name} brings ${relative(dist, module)} along.`);
}

/**
 * What an import of one component brings that this component does not need, for all of them.
 * @returns {Promise<{ checked: number, strays: string[] }>} a sentence for each stray file.
 * @throws {Failure} when it would not see a stray file.
 */
export async function straysOfAll() {
  const all = components();
  const [first] = all;
  const other = all.find(({ file }) => !neededBy(first.file).has(file));
  if (other === undefined) throw new Failure(`${first.name} needs everything.`);
  const planted = await complaints(`${first.name}, ${other.name}`, first.name, first.file);
  if (!planted.includes(`${first.name} brings ${relative(dist, other.file)} along.`)) {
    throw new Failure(`${other.name} was not seen in an import of ${first.name} beside it.`);
  }
  const strays = [];
  for (const { name, file } of all) strays.push(...(await complaints(name, name, file)));
  return { checked: all.length, strays };
}
