import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { bundle } from './bundle.mjs';

const dist = join(root, 'packages/ui/dist');
const exported = /import \{([^}]+)\} from ["'](\.[^"']+)["']/g;
const imported = /(?:from|import) ?["'](\.[^"']+\.js)["']/g;
const ofPackages = /^(?![./\\]|@pressdock\/ui$|[A-Z]:)/i;

/** Every public name of the kit with the file that it lives in. */
function publicNames() {
  const index = readFileSync(join(dist, 'index.js'), 'utf8');
  return [...index.matchAll(exported)].flatMap(([, names, file]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, file: join(dist, file) })),
  );
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

/**
 * What an import of one component brings that this component does not need, for all of them.
 * @returns {Promise<{ checked: number, strays: string[] }>} a sentence for each stray file.
 */
export async function straysOfAll() {
  const names = publicNames();
  const strays = [];
  for (const { name, file } of names) {
    const { modules } = await bundle(`{ ${name} } from '@pressdock/ui'`, [ofPackages]);
    const needed = neededBy(file);
    const unneeded = modules.filter((module) => !needed.has(module));
    strays.push(...unneeded.map((module) => `${name} brings ${relative(dist, module)} along.`));
  }
  return { checked: names.length, strays };
}
