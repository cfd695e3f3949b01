import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** Promises that a field cannot make, each with the reason. */
const impossible: Record<string, Record<string, string>> = {
  FileDrop: { readOnly: 'HTML knows no file field that can be read and not changed.' },
};

/** What takes a field's props and is none, with the reason. */
const notFields: Record<string, string> = {
  InlineEdit: 'A text that opens a field when it is pressed; no form knows it.',
};

const promised = [
  ...read('src/private/fieldPromises.stories.ts').matchAll(/^ {4}(\w+): \{$/gm),
].map(([, name]) => String(name));

// Who takes a part of a field's props is not a field.
const pick = /Pick<\w+,[^>]*>/g;

/** Every interface of props in the kit's sources, with what it extends and its component's folder. */
const interfaces = globSync('src/**/*.tsx', {
  exclude: (path) => path.endsWith('.stories.tsx'),
}).flatMap((path) =>
  [...read(path).matchAll(/export interface (\w+Props)\b(?:<[^{]*?>)?\s+extends\s([^{]*)\{/g)].map(
    ([, name = '', parents = '']) => ({ path, name, parents: parents.replace(pick, '') }),
  ),
);

/** The names of those that are a field's props, directly or through one another. */
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

test('the suite and the fields are found', () => {
  expect(promised).toContain('rejected');
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['TextFieldProps', 'SelectProps', 'ComboBoxProps', 'SliderProps']),
  );
});

test.each(fields)('$name keeps every promise of a field in its stories', ({ path, name }) => {
  const component = name.replace(/Props$/, '');
  const stories = globSync(`${dirname(path)}/${component}*.stories.tsx`)
    .map(read)
    .join('\n');
  const missing = promised.filter(
    (promise) =>
      !(promise in (impossible[component] ?? {})) &&
      !new RegExp(`\\.\\.\\.\\w+\\.${promise}\\b`).test(stories),
  );
  expect(missing).toEqual([]);
});
