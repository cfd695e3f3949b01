import { check } from './check.mjs';

const published = ['ui', 'charts', 'api'];
const filters = published.map((name) => `--filter=@pressdock/${name}`);

/** The published packages are built, packed and read as their users' tools would read them. */
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
    check(`Package ${name}: types as resolved`, 'attw', [
      ...['--pack', `packages/${name}`, '--profile', 'esm-only', '--no-color', '--no-emoji'],
      ...['--exclude-entrypoints', 'styles.css', 'openapi.json', 'package.json'],
    ]),
  ]),
];
