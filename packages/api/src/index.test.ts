import { expect, test } from 'vitest';
import * as contract from './index.ts';

// Removing or renaming an export breaks programs that use the package, so it needs a changeset.
test('exports exactly the names in exports.txt', async () => {
  const names = Object.keys(contract).sort();
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('exports.txt');
});
