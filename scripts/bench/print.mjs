import { Failure, main } from '../bootstrap/failure.mjs';
import { withProgress } from '../bootstrap/progress.mjs';

/**
 * A measured number with its goal and reference values.
 * @typedef {{ id: string, value: number, unit: string, goal: number,
 *   better: 'lower' | 'higher', beside: Record<string, number> }} Figure
 */

const groups = {
  bytes: async () => (await import('./bytes.mjs')).bytes(),
  kit: async () => (await import('./kit.mjs')).kit(),
  charts: async () => (await import('./charts.mjs')).charts(),
  product: async () => (await import('./many.mjs')).many(),
  server: async () => (await import('./server.mjs')).server(),
  flags: async () => (await import('./flags.mjs')).flags(),
  traffic: async () => (await import('./traffic.mjs')).traffic(),
  webhooks: async () => (await import('./webhooks.mjs')).webhooks(),
  memory: async () => (await import('./memory.mjs')).memory(),
  deploy: async () => (await import('./deploy.mjs')).deploy(),
  licenses: async () => (await import('./licenses.mjs')).manyLicenses(),
  analytics: async () => (await import('./analytics.mjs')).analytics(),
};

/** Slow groups, measured only when named. */
const optional = new Set(['licenses', 'flags', 'deploy', 'analytics']);
const standard = Object.keys(groups).filter((name) => !optional.has(name));

const isMet = ({ value, goal, better }) => (better === 'lower' ? value <= goal : value >= goal);
const format = (value) =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : String(value);

function table(figures) {
  const rows = figures.map((figure) => [
    isMet(figure) ? 'ok  ' : 'MISS',
    figure.id,
    `${format(figure.value)} ${figure.unit}`,
    `${figure.better === 'lower' ? '≤' : '≥'} ${format(figure.goal)}`,
    Object.entries(figure.beside)
      .map(([name, value]) => `${name} ${format(value)}`)
      .join(', '),
  ]);
  const all = [['', 'figure', 'value', 'goal', 'reference'], ...rows];
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
  const args = process.argv.slice(2);
  const isJson = args.includes('--json');
  const selected = args.filter((arg) => !arg.startsWith('--'));
  const unknown = selected.find((name) => groups[name] === undefined);
  if (unknown) {
    throw new Failure(`Unknown group ${unknown}. Choose from: ${Object.keys(groups).join(', ')}.`);
  }
  const figures = [];
  for (const name of selected.length > 0 ? selected : standard) {
    figures.push(...(await withProgress(`Measuring ${name}`, groups[name]())));
  }
  console.log(isJson ? JSON.stringify(figures, undefined, 2) : `\n${table(figures)}`);
});
