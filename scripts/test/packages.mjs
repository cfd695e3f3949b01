import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { check } from './check.mjs';
import { lines } from './lines.mjs';

const published = ['ui', 'charts', 'api'];
const filters = published.map((name) => `--filter=@pressdock/${name}`);

/** Lists the exports of a package that have no types: style sheets and JSON. */
function untyped(name) {
  const file = join(root, 'packages', name, 'package.json');
  const entries = Object.keys(JSON.parse(readFileSync(file, 'utf8')).exports);
  return entries.filter((path) => /\.(css|json)$/.test(path)).map((path) => path.slice(2));
}

/** Builds, packs and uses the published packages the way their consumers' tools do. */
export const packageSteps = [
  check('Package builds', 'turbo', [
    'run',
    'build',
    ...filters,
    '--continue',
    '--output-logs=errors-only',
  ]),
  ...published.flatMap((name) => [
    check(`Package ${name}: publint`, 'publint', ['--strict', `packages/${name}`]),
    check(`Package ${name}: type resolution`, 'attw', [
      ...['--pack', `packages/${name}`, '--profile', 'esm-only', '--no-color', '--no-emoji'],
      ...['--exclude-entrypoints', ...untyped(name)],
    ]),
  ]),
  lines('Kit size budgets', 'scripts/sizes/run.mjs'),
  lines('Consumer apps', 'scripts/consumers/run.mjs'),
];
