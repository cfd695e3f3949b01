import { expect, test } from 'vitest';
import { inParts, partBytes } from './parts.rules.ts';

async function* ofSizes(sizes: number[]): AsyncGenerator<Buffer> {
  for (const size of sizes) yield Buffer.alloc(size);
}

test.each([
  { sizes: [], parts: [0] },
  { sizes: [3], parts: [3] },
  { sizes: [3, 3, 3, 1], parts: [5, 5] },
  { sizes: [4, 1, 4], parts: [5, 4] },
  { sizes: [12, 1], parts: [5, 5, 3] },
])('cuts $sizes bytes to $parts', async ({ sizes, parts }) => {
  const lengths: number[] = [];
  for await (const { length } of inParts(ofSizes(sizes), () => 5)) lengths.push(length);
  expect(lengths).toEqual(parts);
});

test('10,000 parts hold a backup of 800 GB, and each fits in memory', () => {
  const sizes = Array.from({ length: 10_000 }, (_, number) => partBytes(number));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(800 * 2 ** 30);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(160 * 2 ** 20);
});
