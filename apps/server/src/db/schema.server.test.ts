import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { sharedTestServer, type TestServer } from '../../test/harness/server.ts';
import { modules } from '../modules.ts';

/** Columns as one side describes them: the type on read, and whether it is nullable or optional on insert. */
type Columns = Record<string, string>;

const types: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  tsvector: 'string',
  date: 'string',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  'text[]': 'string[]',
  jsonb: 'json',
  'timestamp with time zone': 'time',
};

function describeColumn(type: string, isNullable: boolean, isOptional: boolean): string {
  return [type, isNullable ? 'null' : '', isOptional ? 'optional' : ''].filter(Boolean).join(' ');
}

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});

async function migratedColumns(): Promise<Record<string, Columns>> {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ table: string; column: string; type: string; nullable: boolean; optional: boolean }>`
      select c.relname as table, a.attname as column,
        format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
        (a.atthasdef or a.attidentity <> '') as optional
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped`.execute(
      tx,
    ),
  );
  const tables: Record<string, Columns> = {};
  for (const { table, column, type, nullable, optional } of rows) {
    tables[table] ??= {};
    tables[table][column] = describeColumn(types[type] ?? type, nullable, optional);
  }
  return tables;
}

/** Parses the declared type of a property: wrapper, inner type, `| null`. */
function describeType(text: string): string {
  const isNullable = / \| null$/.test(text);
  const bare = text.replace(/ \| null$/, '');
  const generated = /^Generated<(.*)>$/.exec(bare)?.[1];
  const inner = generated ?? bare;
  if (inner === 'Time') return describeColumn('time', isNullable, false);
  if (inner.endsWith('[]')) return describeColumn('string[]', isNullable, generated !== undefined);
  if (inner === 'Timestamp') return describeColumn('time', isNullable, !isNullable);
  if (inner.startsWith('ColumnType<Date')) return describeColumn('time', isNullable, false);
  if (inner.startsWith('Json<')) return describeColumn('json', isNullable, true);
  if (inner.startsWith('RequiredJson<')) return describeColumn('json', isNullable, false);
  if (inner.startsWith('ColumnType<unknown')) return describeColumn('json', isNullable, false);
  const isText =
    /^(?:FlagType|FlagChangeKind|ApiKeyScope|RegistrationMode|Channel|WebhookEvent|ColumnType<ProductKind.*|CodeHost|RepositorySource|ConnectionMethod|UpdateOutcome|DeliveryOutcome|Build(?:Status|Step|Trigger|Line\['level'\]))$/.test(
      inner,
    );
  return describeColumn(isText ? 'string' : inner, isNullable, generated !== undefined);
}

function declaredColumns(): Record<string, Columns> {
  const cwd = fileURLToPath(new URL('../', import.meta.url));
  const files = globSync('**/*.tables.ts', { cwd });
  const texts = files.map((name) => readFileSync(`${cwd}${name}`, 'utf8'));
  const source = ts.createSourceFile('tables.ts', texts.join('\n'), ts.ScriptTarget.ESNext);
  const interfaces: Record<string, Record<string, string>> = {};
  const readInterfaces = (node: ts.Node): void => {
    if (ts.isModuleDeclaration(node)) node.body?.forEachChild(readInterfaces);
    if (!ts.isInterfaceDeclaration(node)) return;
    const properties: Record<string, string> = { ...interfaces[node.name.text] };
    for (const member of node.members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      properties[member.name.getText(source)] = member.type.getText(source);
    }
    interfaces[node.name.text] = properties;
  };
  source.forEachChild(readInterfaces);
  const tables: Record<string, Columns> = {};
  for (const [table, name] of Object.entries(interfaces.Tables ?? {})) {
    tables[table] = Object.fromEntries(
      Object.entries(interfaces[name] ?? {}).map(([column, type]) => [column, describeType(type)]),
    );
  }
  return tables;
}

test('each table belongs to one module', async () => {
  const tables = modules.flatMap((module) => module.tables ?? []);
  expect([...tables].sort()).toEqual(Object.keys(await migratedColumns()).sort());
});

test('the hand-declared types match the migrated database', async () => {
  const declared = declaredColumns();
  expect(Object.keys(declared).length).toBeGreaterThan(10);
  expect(declared).toEqual(await migratedColumns());
});

/** Returns the rows of the tables in docs/operating/database-tables.md: names, and what bounds their growth. */
function documentedTables(): { names: string[]; bound: string }[] {
  const path = fileURLToPath(
    new URL('../../../../docs/operating/database-tables.md', import.meta.url),
  );
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, names = '', , , bound = '']) => ({
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      bound,
    }));
}

test('the documentation says of every table what bounds its growth', async () => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ name: string }>`select relname as name from pg_class
      where relnamespace::regnamespace::text in ('public', 'pressdock_jobs')
      and relkind in ('r', 'p') and not relispartition`.execute(tx),
  );
  const documented = documentedTables();
  const names = documented.flatMap((table) => table.names).sort();
  expect(names).toEqual(rows.map(({ name }) => name).sort());
  expect(documented.filter(({ bound }) => bound === '')).toEqual([]);
});
