import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';

const templates = fileURLToPath(new URL('templates', import.meta.url));

function fill(text, names) {
  return text.replace(/__([\w -]+?)__/g, (placeholder, key) => names[key] ?? placeholder);
}

/**
 * Creates a folder from templates. `__name__` and the other names are replaced in file names and
 * contents.
 * @returns {string[]} the created files, relative to the checkout
 */
export function createFolder(checkout, folder, template, names) {
  if (existsSync(join(checkout, folder))) throw new Failure(`${folder} already exists.`);
  mkdirSync(join(checkout, folder), { recursive: true });
  return readdirSync(join(templates, template)).map((name) => {
    const file = `${folder}/${fill(name, names).replace(/\.txt$/, '')}`;
    const text = readFileSync(join(templates, template, name), 'utf8');
    writeFileSync(join(checkout, file), fill(text, names));
    return file;
  });
}

/**
 * Edits an existing file. Each edit adds lines before the first match of a pattern.
 * @param {[RegExp, string][]} edits
 * @returns {string} the file
 * @throws {Failure} if a pattern does not match
 */
export function insertLines(checkout, file, edits) {
  const path = join(checkout, file);
  const text = edits.reduce(
    (current, [pattern, lines]) => {
      const at = current.search(pattern);
      if (at === -1) throw new Failure(`${file} does not contain ${pattern}.`);
      return `${current.slice(0, at)}${lines}${current.slice(at)}`;
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
  return file;
}

async function run(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`${output}\n${command} failed; see the output above.`);
}

/** Formats files and sorts their imports. */
export async function format(checkout, files, env) {
  await run('biome', ['check', '--write', ...files], { cwd: checkout, env });
}
