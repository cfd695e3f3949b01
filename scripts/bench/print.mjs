import { Failure, main } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';

/**
 * One measured number beside its goal and beside what it is to be compared with.
 * @typedef {{ id: string, value: number, unit: string, goal: number,
 *   better: 'lower' | 'higher', beside: Record<string, number> }} Figure
 */

const groups = {
  bytes: async () => (await import('./bytes.mjs')).bytes(),
  kit: async () => (await import('./kit.mjs')).kit(),
  charts: async () => (await import('./charts.mjs')).charts(),
  product: async () => (await import('./many.mjs')).many(),
  server: async () => (await import('./server.mjs')).server(),
  licenses: async () => (await import('./licenses.mjs')).manyLicenses(),
};

/** Takes a quarter of an hour: measured only when it is named. */
const byName = new Set(['licenses']);
const usual = Object.keys(groups).filter((name) => !byName.has(name));

const isMet = ({ value, goal, better }) => (better === 'lower' ? value <= goal : value >= goal);
const shown = (value) =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(value);

function table(figures) {
  const rows = figures.map((figure) => [
    isMet(figure) ? 'ok  ' : 'MISS',
    figure.id,
    `${shown(figure.value)} ${figure.unit}`,
    `${figure.better === 'lower' ? '≤' : '≥'} ${shown(figure.goal)}`,
    Object.entries(figure.beside)
      .map(([name, value]) => `${name} ${shown(value)}`)
      .join(', '),
  ]);
  const all = [['', 'figure', 'value', 'goal', 'beside'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column].length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

await main(async () => {
  const words = process.argv.slice(2);
  const isJson = words.includes('--json');
  const chosen = words.filter((word) => !word.startsWith('--'));
  const unknown = chosen.find((name) => groups[name] === undefined);
  if (unknown) {
    throw new Failure(`There is no group ${unknown}: ${Object.keys(groups).join(', ')}.`);
  }
  const figures = [];
  for (const name of chosen.length > 0 ? chosen : usual) {
    figures.push(...(await withProgress(`Measuring ${name}`, groups[name]())));
  }
  console.log(isJson ? JSON.stringify(figures, undefined, 2) : `\n${table(figures)}`);
});
