import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { home } from '../test/compilerOptions.ts';
import * as contrast from './contrast/checkContrast.ts';
import * as richText from './RichText/RichText.tsx';
import * as richTextEditor from './RichTextEditor/RichTextEditor.tsx';
import * as tokens from './tokens/index.ts';

type Door = string | Record<string, string>;

const readJson = <Content>(path: string): Content =>
  JSON.parse(readFileSync(resolve(home, path), 'utf8')) as Content;

const { exports } = readJson<{ exports: Record<string, Door> }>('package.json');
const themes = ['light', 'dark', 'contrast'] as const;

// Removing an entry or a name breaks apps that use it: changes to these lists need a changeset.
// The names of the main entry are pinned in `index.test.ts`.
const entries = {
  './rich-text': [richText, ['RichText']],
  './rich-text-editor': [richTextEditor, ['RichTextEditor']],
  './tokens': [tokens, ['above', 'below', 'breakpoints', 'createTheme', 'vars']],
  './contrast': [contrast, ['checkContrast']],
} as const;

const sourceOf = (entry: string) => {
  const door = exports[entry];
  return typeof door === 'object' ? door['pressdock-source'] : undefined;
};

test('has exactly the public entries', () => {
  const files = themes.map((theme) => `./tokens/${theme}.json`);
  const others = ['.', './styles.css', './package.json', ...files];
  expect(Object.keys(exports).sort()).toEqual([...Object.keys(entries), ...others].sort());
});

test.each(Object.entries(entries))(
  '%s exports exactly its public names',
  async (entry, [module, names]) => {
    expect(Object.keys(module).sort()).toEqual(names);
    expect(await import(resolve(home, sourceOf(entry) ?? entry))).toBe(module);
  },
);

test('has the module with the pinned names as its main entry', () => {
  expect(sourceOf('.')).toBe('./src/index.ts');
});

test.each(themes)('exports exactly the token groups of the %s theme', (theme) => {
  const file = exports[`./tokens/${theme}.json`];
  expect(file).toBe(`./generated/${theme}.tokens.json`);
  expect(Object.keys(readJson<object>(String(file)))).toEqual([
    'surface',
    'text',
    'border',
    'accent',
    'positive',
    'caution',
    'critical',
    'info',
    'elevation',
    'space',
    'control',
    'radius',
    'font',
    'type',
    'weight',
    'motion',
    'layer',
  ]);
});

test('exports the same tokens to code and to design tools', () => {
  expect(Object.keys(readJson<object>('generated/light.tokens.json'))).toEqual(
    Object.keys(tokens.vars),
  );
});
