import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertMissing,
  createFile,
  createFolder,
  endOfFile,
  format,
  insertLines,
  run,
} from './files.mjs';
import { namesOf } from './names.mjs';

const api = 'packages/api/src';
const server = 'apps/server/src';
const migrations = `${server}/db/migrations`;

function nextMigration(checkout) {
  const numbers = readdirSync(join(checkout, migrations)).map((name) => Number.parseInt(name, 10));
  const last = Math.max(...numbers.filter(Number.isInteger));
  return String(last + 1).padStart(3, '0');
}

function addToContract(checkout, names) {
  const folder = `./${names.names}/${names.names}`;
  const records = ['create', 'delete', 'read', 'update'].map((verb) => `${verb}${names.Name}`);
  const schemas = [
    `Create${names.Name}Request`,
    `${names.Name}ListResponse`,
    `${names.Name}Response`,
    `List${names.Names}Query`,
    `Patch${names.Name}Request`,
  ];
  return [
    insertLines(checkout, `${api}/index.ts`, [
      [
        endOfFile,
        `export { ${names.name}Validation } from '${folder}.messages.ts';
export { ${records.join(', ')}, list${names.Names} } from '${folder}.routes.ts';
export { ${schemas.join(', ')} } from '${folder}.schemas.ts';\n`,
      ],
    ]),
    insertLines(checkout, `${api}/routes.ts`, [
      [/^import \{ productRoutes/m, `import * as ${names.names} from '${folder}.routes.ts';\n`],
      [/^\]\);/m, `  ${names.names},\n`],
      [/^\] as const;/m, `  '${names.name}',\n`],
    ]),
  ];
}

function addToServer(checkout, names, migration) {
  return [
    insertLines(checkout, `${server}/modules.ts`, [
      [
        /^import /m,
        `import { ${names.names}Module } from './modules/${names.names}/${names.names}.module.ts';\n`,
      ],
      [/^\];/m, `  ${names.names}Module,\n`],
    ]),
    insertLines(checkout, `${migrations}/index.ts`, [
      [/^\n/m, `import { ${names.names} } from './${migration}.ts';\n`],
      [/^\};/m, `  '${migration}': ${names.names},\n`],
    ]),
  ];
}

/**
 * Creates a resource of the contract and the server module that implements it, with a migration,
 * and lists both. The generated code passes every check.
 * @returns {Promise<{ created: string[], edited: string[], generated: string[] }>} paths relative to
 *   the checkout
 * @throws {Failure} if the name is invalid or exists
 */
export async function addModule(checkout, plural, env) {
  const names = namesOf(plural);
  const resource = `${api}/${names.names}`;
  const module = `${server}/modules/${names.names}`;
  assertMissing(checkout, resource, module);
  const migration = `${nextMigration(checkout)}-${names['kebab-names']}`;
  const created = [
    ...createFolder(checkout, resource, 'module/api', names),
    ...createFolder(checkout, module, 'module/server', names),
    createFile(checkout, `${migrations}/${migration}.ts`, 'module/migration.ts.txt', names),
  ];
  const edited = [...addToContract(checkout, names), ...addToServer(checkout, names, migration)];
  await format(checkout, [...created, ...edited], env);
  return { created, edited, generated: await regenerate(checkout, env) };
}

async function regenerate(checkout, env) {
  const script = ['--conditions=pressdock-source', 'src/generate/generate.ts'];
  await run('node', script, { cwd: join(checkout, 'packages/api'), env });
  const pinExports = ['run', 'src/index.test.ts', '--update'];
  await run('vitest', pinExports, { cwd: join(checkout, 'packages/api'), env });
  const update = ['run', 'src/plugins/accessMatrix.test.ts', '--update'];
  await run('vitest', update, { cwd: join(checkout, 'apps/server'), env });
  return [
    'packages/api/openapi.json',
    'packages/api/src/exports.txt',
    'packages/api/src/client/schema.d.ts',
    'apps/server/src/plugins/accessMatrix.md',
  ];
}
