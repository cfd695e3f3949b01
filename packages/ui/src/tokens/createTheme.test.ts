import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { createTheme } from './createTheme.ts';

const leaf = { solid: '#186a3b', text: '#145a32', onSolid: '#ffffff' };

test('keeps what the base decides and takes what the brand does', () => {
  const { values } = createTheme('dark', { accent: leaf });
  expect(values.accent).toMatchObject(leaf);
  expect(values.accent.soft).toBe(createTheme('dark').values.accent.soft);
  expect(values.critical).toEqual(createTheme('dark').values.critical);
});

test('lets links and the focus go with the accent, unless they are named', () => {
  expect(createTheme('light', { accent: leaf }).values).toMatchObject({
    text: { link: leaf.text, onAccent: leaf.onSolid },
    border: { focus: leaf.solid },
  });
  const named = createTheme('light', { accent: leaf, text: { link: 'navy' } });
  expect(named.values.text.link).toBe('navy');
});

test('writes the custom properties that the contract reads', () => {
  const { style } = createTheme('light', { radius: { 6: '2px' }, font: { body: 'Lora' } });
  const read = (reference: string) => style[reference.slice('var('.length, -1)];
  expect(read(vars.radius[6])).toBe('2px');
  expect(read(vars.font.body)).toBe('Lora');
  expect(read(vars.accent.solidHover)).toMatch(/^oklch/);
  expect(read(vars.surface.scrim)).toMatch(/^oklch\(.* \/ 0\.4\)$/);
  expect(read(vars.elevation[2])).toContain('0 4px 12px');
  expect(read(vars.radius[4])).toBeUndefined();
});

test('gives a rule with everything in it, and tells the browser which way its widgets go', () => {
  const theme = createTheme('dark', { accent: leaf });
  const css = theme.css('[data-theme="leaf"]');
  expect(css).toMatch(/^\[data-theme="leaf"\] \{\n {2}color-scheme: dark;\n/);
  expect(css).toContain('  --pd-accent-solid: #186a3b;\n');
  expect(css.trimEnd().split('\n')).toHaveLength(Object.keys(theme.style).length + 2);
});

test('an unknown token does not compile', () => {
  // @ts-expect-error The contract has no such role.
  createTheme('light', { accent: { solidd: 'red' } });
  // @ts-expect-error The contract has no such group.
  createTheme('light', { acent: { solid: 'red' } });
  // @ts-expect-error There is no such base.
  expect(() => createTheme('sepia')).toThrow();
});
