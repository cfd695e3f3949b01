import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { declarationsOf } from './declarations.testing.ts';

const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name, file: target['pressdock-source'] }],
);

// Removing, renaming or changing an export breaks programs that use the package, so it needs a
// changeset. Run vitest with --update, and review the difference.
test('exports exactly the declarations in exports.txt', async () => {
  const sections = entries.map(({ name, file }) => {
    const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
    return [`// ${name}`, ...declarationsOf(path), ''].join('\n');
  });
  await expect(sections.join('\n')).toMatchFileSnapshot('exports.txt');
});
