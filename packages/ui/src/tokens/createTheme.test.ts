import { expect, expectTypeOf, test } from 'vitest';
import { vars } from './contract.css.ts';
import { createTheme, type ThemeOverrides } from './createTheme.ts';

const leaf = {
  solid: '#186a3b',
  solidHover: '#12522d',
  soft: '#e6f4ea',
  text: '#145a32',
  border: '#9fcfb2',
  onSolid: '#ffffff',
};

test("merges the brand's tokens into the base theme", () => {
  const { values } = createTheme('dark', { accent: leaf });
  expect(values.accent).toEqual(leaf);
  expect(values.critical).toEqual(createTheme('dark').values.critical);
});

test('derives links and focus from the accent unless they are set', () => {
  expect(createTheme('light', { accent: leaf }).values).toMatchObject({
    text: { link: leaf.text, onAccent: leaf.onSolid },
    border: { focus: leaf.solid },
  });
  const named = createTheme('light', { accent: leaf, text: { link: 'navy' } });
  expect(named.values.text.link).toBe('navy');
});

test('returns the custom properties of the contract', () => {
  const { style } = createTheme('light', { radius: { 6: '2px' }, font: { body: 'Lora' } });
  const read = (reference: string) => style[reference.slice('var('.length, -1)];
  expect(read(vars.radius[6])).toBe('2px');
  expect(read(vars.font.body)).toBe('Lora');
  expect(read(vars.accent.solidHover)).toMatch(/^oklch/);
  expect(read(vars.surface.scrim)).toMatch(/^oklch\(.* \/ 0\.4\)$/);
  expect(read(vars.elevation[2])).toContain('0 4px 12px');
  expect(read(vars.radius[4])).toBeUndefined();
});

test('returns a complete rule with the color scheme', () => {
  const theme = createTheme('dark', { accent: leaf });
  const css = theme.css('[data-theme="leaf"]');
  expect(css).toMatch(/^\[data-theme="leaf"\] \{\n {2}color-scheme: dark;\n/);
  expect(css).toContain('  --pd-accent-solid: #186a3b;\n');
  expect(css.trimEnd().split('\n')).toHaveLength(Object.keys(theme.style).length + 2);
});

test('an unknown token does not compile', () => {
  // @ts-expect-error The contract has no such role.
  createTheme('light', { accent: { ...leaf, solidd: 'red' } });
  // @ts-expect-error The contract has no such group.
  createTheme('light', { acent: leaf });
  // @ts-expect-error There is no such base theme.
  expect(() => createTheme('sepia')).toThrow();
});

test('an incomplete color family does not compile', () => {
  // @ts-expect-error The other roles of the family are missing.
  createTheme('light', { accent: { solid: leaf.solid } });

  type Leaf = typeof leaf;
  type Family = 'accent' | 'positive' | 'caution' | 'critical' | 'info';
  type Whole = { [Name in Family]: Leaf };
  type WithoutOne = {
    [Name in Family]: { [Role in keyof Leaf]: Record<Name, Omit<Leaf, Role>> }[keyof Leaf];
  }[Family];
  expectTypeOf<Whole>().toExtend<ThemeOverrides>();
  expectTypeOf<Extract<WithoutOne, ThemeOverrides>>().toBeNever();
});
