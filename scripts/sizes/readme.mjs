import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const file = join(root, 'packages/ui/README.md');
const section = /(<!-- sizes -->\n)([\s\S]*?)(<!-- \/sizes -->)/;
const row = /^\| `?([^`|]+?)`? \| ([\d.]+) kB \| ([\d.]+) kB \|$/gm;

/** Returns the sizes and budgets from the README's table in kilobytes, by name. */
export function readTable() {
  const [, , text] = section.exec(readFileSync(file, 'utf8')) ?? ['', '', ''];
  const rows = [...text.matchAll(row)];
  return new Map(rows.map(([, name, size, budget]) => [name, { size, budget }]));
}

/** Writes the measured sizes to the README's table. */
export function writeTable(sizes) {
  const rows = sizes.map(
    ({ name, size, budget }) => `| \`${name}\` | ${size.toFixed(1)} kB | ${budget.toFixed(1)} kB |`,
  );
  const table = ['| import | size | budget |', '| --- | --- | --- |', ...rows, ''].join('\n');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(section, (_all, start, _old, end) => start + table + end),
  );
}
