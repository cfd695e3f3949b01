import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** Guarantees that do not apply to a field, each with the reason. */
const impossible: Record<string, Record<string, string>> = {
  FileDrop: { readOnly: 'HTML has no read-only file input.' },
};

/** Components that accept field props without being fields, each with the reason. */
const notFields: Record<string, string> = {
  InlineEdit: 'Text that opens a field when pressed; not part of a form.',
};

const guarantees = [
  ...read('src/private/fieldGuarantees.stories.ts').matchAll(/^ {4}(\w+): \{$/gm),
].map(([, name]) => String(name));

// Extending only part of the field props does not make a component a field.
const pick = /Pick<\w+,[^>]*>/g;

/** Returns every props interface in the kit's sources with what it extends and its component's folder. */
const interfaces = globSync('src/**/*.tsx', {
  exclude: (path) => path.endsWith('.stories.tsx'),
}).flatMap((path) =>
  [...read(path).matchAll(/export interface (\w+Props)\b(?:<[^{]*?>)?\s+extends\s([^{]*)\{/g)].map(
    ([, name = '', parents = '']) => ({ path, name, parents: parents.replace(pick, '') }),
  ),
);

/** Returns the names of the interfaces that extend the field props, directly or indirectly. */
function fieldInterfaces() {
  const found = new Set(['FieldProps']);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { name, parents } of interfaces) {
      if (parents.match(/\w+/g)?.some((word) => found.has(word))) found.add(name);
    }
  }
  return found;
}

const fields = interfaces
  .filter(({ path, name }) => fieldInterfaces().has(name) && !path.startsWith('src/private/'))
  .filter(({ path, name }) => basename(path) === `${name.replace(/Props$/, '')}.tsx`)
  .filter(({ name }) => !(name.replace(/Props$/, '') in notFields));

test('finds the guarantees and the fields', () => {
  expect(guarantees).toContain('rejected');
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['TextFieldProps', 'SelectProps', 'ComboBoxProps', 'SliderProps']),
  );
});

test.each(fields)('$name has a story for every guarantee of a field', ({ path, name }) => {
  const component = name.replace(/Props$/, '');
  const stories = globSync(`${dirname(path)}/${component}*.stories.tsx`)
    .map(read)
    .join('\n');
  const missing = guarantees.filter(
    (guarantee) =>
      !(guarantee in (impossible[component] ?? {})) &&
      !new RegExp(`\\.\\.\\.\\w+\\.${guarantee}\\b`).test(stories),
  );
  expect(missing).toEqual([]);
});
