import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './generatedFiles.ts';

const written = Object.entries(generatedFiles);

test.each(written)('%s is up to date: run `npm run generate`', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test.each(written)('every token in %s has a type and a value', (_path, text) => {
  let count = 0;
  const visit = (node: Record<string, unknown>, inherited: unknown) => {
    const type = node.$type ?? inherited;
    if ('$value' in node) {
      count += 1;
      expect(type, JSON.stringify(node)).toBeTypeOf('string');
      expect(JSON.stringify(node.$value)).not.toMatch(/null|NaN|undefined/);
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (!name.startsWith('$')) visit(child as Record<string, unknown>, type);
    }
  };
  visit(JSON.parse(text), undefined);
  expect(count).toBeGreaterThan(80);
});

test('a color has its coordinates and an sRGB fallback', () => {
  const { surface, elevation } = JSON.parse(generatedFiles['generated/light.tokens.json'] ?? '');
  expect(surface.raised.$value).toEqual({
    colorSpace: 'oklch',
    components: [1, 0, 0],
    alpha: 1,
    hex: '#ffffff',
  });
  expect(surface.scrim.$value.alpha).toBe(0.4);
  expect(elevation[2].$value).toHaveLength(2);
});
