import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { checkContrast } from '../contrast/checkContrast.ts';
import { createTheme } from './createTheme.ts';

test.each(['light', 'dark', 'contrast'] as const)(
  'the %s theme keeps text readable (4.5:1) and edges visible (3:1)',
  (name) => {
    expect(checkContrast(createTheme(name))).toEqual([]);
  },
);

test('the high-contrast theme has a contrast of 7:1 for all text', () => {
  expect(checkContrast(createTheme('contrast'), { text: 7 })).toEqual([]);
});

test.each(['page', 'raised', 'sunken', 'overlay'] as const)(
  'the high-contrast theme draws its subtlest border at 3:1 on %s',
  (surface) => {
    const { values } = createTheme('contrast');
    expect(wcagContrast(values.border.subtle, values.surface[surface])).toBeGreaterThanOrEqual(3);
  },
);
