import { expect, it } from 'vitest';
import { createStyleNames } from './styleNames.ts';

const style = (index: number, filePath = 'src/Button.css.ts') => ({
  hash: `1k${index}`,
  filePath,
  packageName: '@pressdock/ui',
});

it('gives the same short name to a style in every build', () => {
  const names = [createStyleNames(), createStyleNames()].map((nameOf) =>
    [0, 1, 0, 36].map((index) => nameOf(style(index))),
  );
  expect(names[0]).toEqual(names[1]);
  expect(new Set(names[0]).size).toBe(3);
  for (const name of names[0] ?? []) expect(name).toMatch(/^[a-z]{2}[0-9]$/i);
});

it('gives different names to the styles of thousands of files', () => {
  const nameOf = createStyleNames();
  const all = Array.from({ length: 5000 }, (_, file) => nameOf(style(0, `src/${file}.css.ts`)));
  expect(new Set(all).size).toBe(5000);
});
