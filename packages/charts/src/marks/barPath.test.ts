import { expect, test } from 'vitest';
import { barPath } from './barPath.ts';

const bar = { start: 10, size: 4, zero: 100, level: 40 };

test.each([
  ['a bar that stands', [bar], 'x', 'M10,100V40h4V100z'],
  ['a bar below zero', [{ ...bar, level: 130 }], 'x', 'M10,100V130h4V100z'],
  ['a bar that lies', [bar], 'y', 'M100,10H40v4H100z'],
  ['no length', [{ ...bar, level: 100 }], 'x', ''],
  ['hardly any length', [{ ...bar, level: 99.9999 }], 'x', 'M10,100V99h4V100z'],
  ['none', [], 'x', ''],
] as const)('%s is drawn as one path', (_, bars, rowsAlong, path) => {
  expect(barPath(bars, rowsAlong)).toBe(path);
});

test('wide bars have rounded corners at their end', () => {
  expect(barPath([{ ...bar, size: 12 }], 'x')).toBe('M10,100V43q0,-3 3,-3h6q3,0 3,3V100z');
  expect(barPath([{ ...bar, size: 12, level: 160 }], 'x')).toBe(
    'M10,100V157q0,3 3,3h6q3,0 3,-3V100z',
  );
});
