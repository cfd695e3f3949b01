import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../bootstrap/child.mjs';
import { Failure } from '../bootstrap/failure.mjs';
import { templates } from './templates.mjs';

const listed = /(const publicNames = \[\n)([\s\S]*?)(\];)/;

/** Refuses what cannot be a component's name, or already is one. */
function checkName(source, name) {
  if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name)) {
    throw new Failure(
      `${name} is no name for a component: begin with a capital and go on with letters and figures, such as BerthPicker.`,
    );
  }
  const isSame = (other) => other.toLowerCase() === name.toLowerCase();
  const exported = readFileSync(join(source, 'index.ts'), 'utf8').match(/\w+/g) ?? [];
  const taken = readdirSync(source).find(isSame) ?? exported.find(isSame);
  if (taken) throw new Failure(`${name} is taken: the kit has ${taken} already.`);
}

/** Puts a name into the list of public names that the kit's own test pins. */
export function withPublicName(text, name) {
  return text.replace(listed, (_all, start, names, end) => {
    const lines = [...names.trimEnd().split('\n'), `  '${name}',`];
    const byName = (a, b) => (a.trim() < b.trim() ? -1 : 1);
    return `${start}${lines.sort(byName).join('\n')}\n${end}`;
  });
}

/**
 * Makes the folder of a new component in a checkout and tells the kit of it; what it makes
 * passes every check as it is.
 * @returns {Promise<string[]>} the written files, as seen from the kit's sources.
 * @throws {Failure} in one line when the name is bad or taken.
 */
export async function addComponent(checkout, name, env) {
  const source = join(checkout, 'packages', 'ui', 'src');
  checkName(source, name);
  mkdirSync(join(source, name));
  const files = Object.entries(templates(name)).map(([role, text]) => {
    const file = join(name, `${name}.${role}`);
    writeFileSync(join(source, file), text);
    return file;
  });
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
  writeFileSync(join(source, 'index.ts'), index + line);
  const test = readFileSync(join(source, 'index.test.ts'), 'utf8');
  writeFileSync(join(source, 'index.test.ts'), withPublicName(test, name));
  const changed = [...files, 'index.ts', 'index.test.ts'];
  const format = ['check', '--write', ...changed.map((file) => join('packages/ui/src', file))];
  const { code, output } = await capture('biome', format, { cwd: checkout, env });
  if (code !== 0) throw new Failure(`${output}\nThe new files could not be formatted.`);
  return changed;
}
