import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';

const templates = fileURLToPath(new URL('templates', import.meta.url));

function fill(text, names) {
  return text.replace(/__([\w -]+?)__/g, (placeholder, key) => names[key] ?? placeholder);
}

/** The pattern with which `insertLines` adds lines at the end of a file. */
export const endOfFile = /(?![\s\S])/;

/**
 * Checks that folders can be created.
 * @throws {Failure} if one of them exists
 */
export function assertMissing(checkout, ...folders) {
  const existing = folders.find((folder) => existsSync(join(checkout, folder)));
  if (existing) throw new Failure(`${existing} already exists. Choose another name.`);
}

/** Creates a file from a template. Returns the file, relative to the checkout. */
export function createFile(checkout, file, template, names) {
  const text = readFileSync(join(templates, template), 'utf8');
  writeFileSync(join(checkout, file), fill(text, names));
  return file;
}

/**
 * Creates a folder from templates. `__name__` and the other names are replaced in file names and
 * contents.
 * @returns {string[]} the created files, relative to the checkout
 */
export function createFolder(checkout, folder, template, names) {
  mkdirSync(join(checkout, folder), { recursive: true });
  return readdirSync(join(templates, template)).map((name) => {
    const file = `${folder}/${fill(name, names).replace(/\.txt$/, '')}`;
    return createFile(checkout, file, `${template}/${name}`, names);
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

/**
 * Runs a command in the checkout.
 * @throws {Failure} with the output of a failed command
 */
export async function run(command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new Failure(`${output}\n${command} failed; see the output above.`);
}

/** Formats files and sorts their imports. */
export async function format(checkout, files, env) {
  await run('biome', ['check', '--write', ...files], { cwd: checkout, env });
}

/** Updates the committed snapshots of a test file in a workspace. */
export function updateSnapshots(checkout, env, workspace, test) {
  return run('vitest', ['run', test, '--update'], { cwd: join(checkout, workspace), env });
}
