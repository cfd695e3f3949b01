import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sharedTestServer, type TestServer } from '../../test/harness/server.ts';
import {
  KEYS_WITHOUT_ACCOUNT,
  REFERENCES_WITHOUT_ACCOUNT,
  TABLES_WITH_OPTIONAL_ACCOUNT,
  TABLES_WITHOUT_ACCOUNT,
} from './distribution.testing.ts';

/** A table of the product. */
interface Table {
  name: string;
  account: 'none' | 'optional' | 'required';
}

/** A unique index: its columns; an expression is null. */
interface UniqueKey {
  table: string;
  name: string;
  columns: (string | null)[];
  isUuid: boolean;
}

interface Reference {
  table: string;
  name: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

let server: TestServer;
let tables: Table[];
let keys: UniqueKey[];
let references: Reference[];

const isProductTable = sql`c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and not c.relispartition and c.relname not like 'kysely%'`;

beforeAll(async () => {
  server = await sharedTestServer();
  await server.database.withSystem(async (tx) => {
    const read = await sql<Table>`
      select c.relname as name, case when a.attnum is null then 'none'
        when a.attnotnull then 'required' else 'optional' end as account
      from pg_class c left join pg_attribute a
        on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where ${isProductTable} order by 1`.execute(tx);
    tables = read.rows;
    const unique = await sql<UniqueKey>`
      select c.relname as table, i.relname as name, array(
          select a.attname::text from unnest(x.indkey::int2[]) with ordinality as k(number, position)
          left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number and k.number > 0
          order by k.position) as columns,
        (select bool_and(atttypid = 'uuid'::regtype) from pg_attribute
          where attrelid = c.oid and attnum = any (x.indkey::int2[])) as "isUuid"
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where ${isProductTable} and x.indisunique order by 1, 2`.execute(tx);
    keys = unique.rows;
    const foreign = await sql<Reference>`
      select c.relname as table, k.conname as name, p.relname as parent,
        array(select attname::text from unnest(k.conkey) as n(number)
          join pg_attribute on attrelid = k.conrelid and attnum = n.number) as columns,
        array(select attname::text from unnest(k.confkey) as n(number)
          join pg_attribute on attrelid = k.confrelid and attnum = n.number) as "parentColumns"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      where ${isProductTable} and k.contype = 'f' order by 1, 2`.execute(tx);
    references = foreign.rows;
  });
});

const namesOf = (account: Table['account']) =>
  tables.filter((table) => table.account === account).map(({ name }) => name);

const withAccount = ({ columns }: { columns: readonly (string | null)[] }) =>
  columns.includes('account_id');

test('every table has an account, or a reason', () => {
  expect(namesOf('required').length).toBeGreaterThan(50);
  expect(namesOf('none')).toEqual(Object.keys(TABLES_WITHOUT_ACCOUNT).sort());
  expect(namesOf('optional')).toEqual(Object.keys(TABLES_WITH_OPTIONAL_ACCOUNT).sort());
});

/** The ids that a column refers to have one account each, which a foreign key compares with the row's. */
function isOfOneAccount(table: string, column: string | null): boolean {
  return references.some(
    (one) =>
      one.table === table &&
      one.columns.length === 2 &&
      withAccount(one) &&
      one.parentColumns.includes('account_id') &&
      one.columns.includes(column ?? ''),
  );
}

/** Returns whether a key includes the account, or the schema proves that adding it changes nothing. */
function isScoped({ table, columns, isUuid }: UniqueKey): boolean {
  if (columns.includes('account_id')) return true;
  // Ids are random UUIDs, so equal ones never meet, on whichever node of a cluster.
  if (columns.join() === 'id' && isUuid) return true;
  return columns.some((column) => isOfOneAccount(table, column));
}

test('every unique index includes the account, follows from it, or has a reason', () => {
  const distributed = namesOf('required');
  const unscoped = keys.filter((key) => distributed.includes(key.table) && !isScoped(key));
  expect(unscoped.map(({ name }) => name).sort()).toEqual(Object.keys(KEYS_WITHOUT_ACCOUNT).sort());
});

test('every reference between accounts includes the account, or has a reason', () => {
  const distributed = namesOf('required');
  const between = references.filter(
    ({ table, parent }) => distributed.includes(table) && distributed.includes(parent),
  );
  const scoped = between.filter(withAccount);
  expect(scoped.length).toBeGreaterThan(15);
  const unscoped = between.filter(
    (one) =>
      !withAccount(one) &&
      !scoped.some(
        ({ table, columns, parent }) =>
          table === one.table &&
          parent === one.parent &&
          one.columns.every((column) => columns.includes(column)),
      ),
  );
  expect(unscoped.map(({ name }) => name).sort()).toEqual(
    Object.keys(REFERENCES_WITHOUT_ACCOUNT).sort(),
  );
});

test('every reference of an account leads to a table of accounts or a reference table', () => {
  const local = Object.entries(TABLES_WITHOUT_ACCOUNT)
    .filter(([, reason]) => reason.startsWith('Local'))
    .map(([name]) => name);
  expect(references.filter(({ parent }) => local.includes(parent))).toEqual([]);
});
