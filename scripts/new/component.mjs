import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { templates } from './component.templates.mjs';
import { format } from './files.mjs';

const publicNames = /(const publicNames = \[\n)([\s\S]*?)(\];)/;

function checkName(source, name) {
  if (!/^[A-Z][A-Za-z0-9]{1,39}$/.test(name)) {
    throw new Failure(
      `${name} is not a valid component name. Use letters and digits, starting with a capital letter, such as BerthPicker.`,
    );
  }
  const isSame = (other) => other.toLowerCase() === name.toLowerCase();
  const exported = readFileSync(join(source, 'index.ts'), 'utf8').match(/\w+/g) ?? [];
  const existing = readdirSync(source).find(isSame) ?? exported.find(isSame);
  if (existing) throw new Failure(`The kit already has ${existing}. Choose another name.`);
}

function withPublicName(text, name) {
  return text.replace(publicNames, (_all, start, names, end) => {
    const lines = [...names.trimEnd().split('\n'), `  '${name}',`];
    const byName = (a, b) => (a.trim() < b.trim() ? -1 : 1);
    return `${start}${lines.sort(byName).join('\n')}\n${end}`;
  });
}

/**
 * Creates the folder of a new component in a checkout and exports the component from the kit. The
 * generated code passes every check.
 * @returns {Promise<{ created: string[], edited: string[] }>} paths relative to the checkout
 * @throws {Failure} if the name is invalid or exists
 */
export async function addComponent(checkout, env, name) {
  const folder = 'packages/ui/src';
  const source = join(checkout, folder);
  checkName(source, name);
  mkdirSync(join(source, name));
  const created = Object.entries(templates(name)).map(([role, text]) => {
    const file = `${folder}/${name}/${name}.${role}`;
    writeFileSync(join(checkout, file), text);
    return file;
  });
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';\n`;
  writeFileSync(join(source, 'index.ts'), index + line);
  const test = readFileSync(join(source, 'index.test.ts'), 'utf8');
  writeFileSync(join(source, 'index.test.ts'), withPublicName(test, name));
  const edited = [`${folder}/index.ts`, `${folder}/index.test.ts`];
  await format(checkout, [...created, ...edited], env);
  return { created, edited };
}
