import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { api, dashboard, migrations } from './paths.mjs';

const read = (checkout, file) => readFileSync(join(checkout, file), 'utf8');

function tablesOf(checkout) {
  const files = readdirSync(join(checkout, migrations), { recursive: true });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(checkout, `${migrations}/${file}`));
  const found = texts.join('\n').matchAll(/\bCREATE TABLE (\w+)/g);
  return Array.from(found, ([, table]) => table);
}

function callsOf(checkout) {
  const { paths } = JSON.parse(read(checkout, 'packages/api/openapi.json'));
  const urls = Object.keys(paths).map((path) => path.split('/').slice(0, 4).join('/'));
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return { urls, operationIds: operations.map(({ operationId }) => operationId) };
}

function assertUnused(what, existing, added) {
  const known = new Set(existing);
  const used = added.find((name) => known.has(name));
  if (used) throw new Failure(`The ${what} ${used} already exists. Choose another name.`);
}

/**
 * Checks that no table, call or export has a name that a new module would have.
 * @throws {Failure} if there is one
 */
export function assertUnusedByModules(checkout, names, { validation, records, schemas }) {
  const { urls, operationIds } = callsOf(checkout);
  assertUnused('table', tablesOf(checkout), [names.snake_names]);
  assertUnused('URL', urls, [`/api/v1/${names['kebab-names']}`]);
  assertUnused('operation', operationIds, records);
  const exported = read(checkout, `${api}/exports.txt`).match(/\w+/g) ?? [];
  assertUnused('export', exported, [validation, ...schemas]);
  const subjects = read(checkout, `${api}/routes.ts`).match(/(?<=^ {2}')\w+(?=',$)/gm);
  assertUnused('audit subject', subjects ?? [], [names.name]);
}

/**
 * Checks that the dashboard has no path that a new feature would have.
 * @throws {Failure} if it has one
 */
export function assertUnusedByPaths(checkout, names) {
  const text = read(checkout, `${dashboard}/shared/paths.ts`);
  const keys = text.match(/(?<=^ {2})\w+(?=[:,])/gm) ?? [];
  assertUnused('path', keys, [names.names]);
  const urls = text.match(/\/dashboard\/[\w-]+/g) ?? [];
  assertUnused('URL', urls, [`/dashboard/${names['kebab-names']}`]);
}
