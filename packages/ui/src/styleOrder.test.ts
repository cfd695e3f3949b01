import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const sheetsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.[^']+\.css\.ts)'/g)].map(
    ([, path = '']) => join(dirname(file), path),
  );

function loadedBefore(sheet: string, found = new Set<string>()): Set<string> {
  for (const before of sheetsOf(sheet)) {
    if (found.has(before)) continue;
    found.add(before);
    loadedBefore(before, found);
  }
  return found;
}

/** Its layer overrides every component, wherever it loads. */
const layered = /VisuallyHidden\.css\.ts$/;
// Private styles are shared and belong to no component.
const parts = globSync('**/*.tsx', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx$|^private/.test(file))
  .map((file) => join(root, file))
  .flatMap((file) => {
    const sheets = sheetsOf(file).filter((sheet) => !layered.test(sheet));
    const own = sheets.filter((sheet) => dirname(sheet) === dirname(file));
    const shared = sheets.filter((sheet) => dirname(sheet) !== dirname(file));
    return own.length > 0 && shared.length > 0 ? [{ file, own, shared }] : [];
  });

test('finds components that build on the styles of others', () => {
  expect(parts.length).toBeGreaterThan(10);
});

// Of two classes with equal specificity the later one wins, in whatever order an app or a bundler loads them.
test.each(parts.map((part) => [basename(part.file), part] as const))(
  'the styles of %s load after those they build on',
  (_name, { own, shared }) => {
    const missing = own.flatMap((sheet) => {
      const before = loadedBefore(sheet);
      return shared
        .filter((one) => !before.has(one))
        .map((one) => `${relative(root, sheet)} imports ${relative(root, one)}`);
    });
    expect(missing).toEqual([]);
  },
);
