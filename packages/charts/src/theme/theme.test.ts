import { readFileSync } from 'node:fs';
import { vars } from '@pressdock/ui/tokens';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const defaults = read('./defaults.css');
const rules = ['./frame.css', './marks.css'].map(read).join('');

const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
];

function leaves(tokens: object): string[] {
  return Object.values(tokens).flatMap((token) =>
    typeof token === 'string' ? (/--[\w-]+/.exec(token)?.[0] ?? []) : leaves(token),
  );
}

test('every token of the kit that the charts ask for is a public one', () => {
  const tokens = new Set(leaves(vars));
  const asked = matches(defaults, /(--pd-[\w-]+)/g);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !tokens.has(name))).toEqual([]);
});

test('every token of the kit has a value of the charts’ own behind it', () => {
  expect(matches(defaults, /var\(\s*(--pd-[\w-]+)\s*\)/g)).toEqual([]);
});

test('the rules use nothing of the kit, and no value that the defaults do not name', () => {
  expect(matches(rules, /(--pd-[\w-]+)/g)).toEqual([]);
  const named = new Set(matches(defaults, /(--pdc-[\w-]+):/g));
  const setElsewhere = [
    '--pdc-tone',
    '--pdc-hatch',
    '--pdc-inset',
    '--pdc-shown',
    '--pdc-drawn',
    '--pdc-rows',
  ];
  const used = matches(rules, /var\((--pdc-[\w-]+)/g);
  expect(used.filter((name) => !named.has(name) && !setElsewhere.includes(name))).toEqual([]);
});
