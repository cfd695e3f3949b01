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
  updateSnapshots,
} from './files.mjs';
import { namesOf } from './names.mjs';
import { api, migrations, server } from './paths.mjs';
import { assertUnusedByModules } from './unused.mjs';

function nextMigration(checkout) {
  const numbers = readdirSync(join(checkout, migrations)).map((name) => Number.parseInt(name, 10));
  const last = Math.max(...numbers.filter(Number.isInteger));
  return String(last + 1).padStart(3, '0');
}

function contractNames({ name, Name, Names }) {
  return {
    validation: `${name}Validation`,
    records: [...['create', 'delete', 'read', 'update'].map((verb) => verb + Name), `list${Names}`],
    schemas: [
      `Create${Name}Request`,
      `${Name}ListResponse`,
      `${Name}Response`,
      `List${Names}Query`,
      `Patch${Name}Request`,
    ],
  };
}

function addToContract(checkout, names) {
  const folder = `./${names.names}/${names.names}`;
  const { validation, records, schemas } = contractNames(names);
  return [
    insertLines(checkout, `${api}/index.ts`, [
      [
        endOfFile,
        `export { ${validation} } from '${folder}.messages.ts';
export { ${records.join(', ')} } from '${folder}.routes.ts';
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

/** Documents what bounds the growth of the table. */
function addToTables(checkout, { snake_names, 'plural words': words }) {
  return insertLines(checkout, 'docs/operating/database-tables.md', [
    [
      /^\n## Jobs and migrations/m,
      `| \`${snake_names}\` | owner: ${words} | 300 B | Row limit of 1,000. |\n`,
    ],
  ]);
}

/**
 * Creates a resource of the contract and the server module that implements it, with a migration,
 * and lists both. The generated code passes every check.
 * @returns {Promise<{ created: string[], edited: string[], documented: string[], generated: string[] }>}
 *   paths relative to the checkout
 * @throws {Failure} if the name is invalid, or anything it stands for exists
 */
export async function addModule(checkout, env, plural, singular) {
  const names = namesOf(plural, singular);
  const resource = `${api}/${names.names}`;
  const module = `${server}/modules/${names.names}`;
  assertMissing(checkout, resource, module);
  assertUnusedByModules(checkout, names, contractNames(names));
  const migration = `${nextMigration(checkout)}-${names['kebab-names']}`;
  const created = [
    ...createFolder(checkout, resource, 'module/api', names),
    ...createFolder(checkout, module, 'module/server', names),
    createFile(checkout, `${migrations}/${migration}.ts`, 'module/migration.ts.txt', names),
  ];
  const edited = [...addToContract(checkout, names), ...addToServer(checkout, names, migration)];
  await format(checkout, [...created, ...edited], env);
  const documented = [addToTables(checkout, names)];
  return { created, edited, documented, generated: await regenerate(checkout, env) };
}

async function regenerate(checkout, env) {
  const script = ['--conditions=pressdock-source', 'src/generate/generate.ts'];
  await run('node', script, { cwd: join(checkout, 'packages/api'), env });
  await Promise.all([
    updateSnapshots(checkout, env, 'packages/api', 'src/index.test.ts'),
    updateSnapshots(checkout, env, 'apps/server', 'src/plugins/accessMatrix.test.ts'),
  ]);
  return [
    'packages/api/openapi.json',
    'packages/api/src/exports.txt',
    'packages/api/src/client/schema.d.ts',
    'apps/server/src/plugins/accessMatrix.md',
  ];
}
