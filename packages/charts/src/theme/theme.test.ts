import { readdirSync, readFileSync } from 'node:fs';
import { vars } from '@pressdock/ui/tokens';
import { expect, test } from 'vitest';
import { toneCount } from './tone.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const defaults = read('./defaults.css');
const rules = ['./frame.css', './series.css', './marks.css'].map(read).join('');

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
];

function leaves(tokens: object): string[] {
  return Object.values(tokens).flatMap((token) =>
    typeof token === 'string' ? (/--[\w-]+/.exec(token)?.[0] ?? []) : leaves(token),
  );
}

test('uses only public tokens of @pressdock/ui', () => {
  const tokens = new Set(leaves(vars));
  const used = matches(defaults, /(--pd-[\w-]+)/g);
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !tokens.has(name))).toEqual([]);
});

test('has its own value behind every token of @pressdock/ui', () => {
  expect(matches(defaults, /var\(\s*(--pd-[\w-]+)\s*\)/g)).toEqual([]);
});

test('rules use only values that the defaults define', () => {
  expect(matches(rules, /(--pd-[\w-]+)/g)).toEqual([]);
  const named = new Set(matches(defaults, /(--pdc-[\w-]+):/g));
  const setElsewhere = [
    '--pdc-tone',
    ...[1, 3, 4, 5, 6].map((tone) => `--pdc-pattern-${tone}`),
    '--pdc-pattern',
    '--pdc-mark',
    '--pdc-dash',
    '--pdc-inset',
    '--pdc-shown',
    '--pdc-drawn',
    '--pdc-rows',
  ];
  const used = matches(rules, /var\((--pdc-[\w-]+)/g);
  expect(used.filter((name) => !named.has(name) && !setElsewhere.includes(name))).toEqual([]);
});

test.each(['dash', 'pattern', 'mark'])('every series has its own %s', (name) => {
  const marks = read('./series.css');
  const styles = Array.from({ length: toneCount }, (_, tone) => {
    const rule = new RegExp(`\\.pdc-tone-${tone + 1} \\{[^}]*--pdc-${name}:\\s*([^;]+);`).exec(
      marks,
    );
    return rule?.[1]?.replaceAll(/\s+/g, ' ');
  });
  expect(styles).not.toContain(undefined);
  expect(new Set(styles).size).toBe(toneCount);
});

test.each([
  ['high contrast', /\[data-theme="contrast"\] \.pdc \{([^}]*)\}/],
  ['more contrast', /prefers-contrast: more\) \{([^@]*)\}/],
  ['forced colors', /forced-colors: active\) \{([^@]*)\}/],
  ['print', /media print \{([^@]*)\}/],
])('%s: series differ without color', (_, rule) => {
  const block = rule.exec(defaults)?.[1];
  expect(block).toContain('--pdc-plain: initial;');
  expect(block).toContain('--pdc-patterned: ;');
});

test('only Drawing renders an SVG', () => {
  const folder = new URL('../', import.meta.url);
  const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
    .filter((file) => /<svg\b/.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(writers).toEqual(['plot/Drawing.tsx']);
});
