import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { parse } from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../test/harness/licenses.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

type Cells = Record<string, string>;
const importRows = (person: Person, rows: Cells[], isDryRun = false) =>
  person.api('POST', '/api/v2/license/import', {
    rows: rows.map((cells, index) => ({ row: index + 2, ...cells })),
    isDryRun,
  });
const findByKey = async (person: Person, key: string) =>
  (await person.api('GET', `/api/v2/license?searchText=${key}`)).body.results[0];

/** Reads a file like a spreadsheet: its rows by column name. */
function readCsv(text: string): Cells[] {
  const [head = [], ...lines] = parse<string[]>(text.trim()).data;
  return lines.map((line) => Object.fromEntries(line.map((cell, index) => [head[index], cell])));
}

describe('a license export', () => {
  it('can be imported into another account unchanged, with formulas escaped', async () => {
    const [mara, noor] = [await signUp(server), await signUp(server)];
    const slug = uniqueSlug();
    const product = await addProduct(mara, 'plugins', slug);
    await addProduct(noor, 'plugins', slug);
    const buyer = { email: 'jo@buyer.com', first_name: '=Jo', last_name: '"Quote", O' };
    const customer = (await mara.api('POST', '/api/v2/customers', buyer)).body._id;
    const licenses = [
      { key: '+49 key', product, expires: '2031-03-01', max_version: '2.0.0', activation_limit: 2 },
      { key: 'two', notes: '@cmd\nsecond line', expires: '2031-03-01T10:00:00.000Z' },
      { key: 'three', domain: 'only.com', activated_domains: ['only.com', 'staging.only.com'] },
      { key: "'-four", notes: "''=1" },
    ];
    for (const fields of licenses) await addLicense(mara, customer, fields);
    const file = await mara.api('GET', '/api/v2/license/export');
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('licenses.csv');
    const rows = readCsv(file.text);
    expect(rows.map(({ key, status }) => [key, status])).toEqual([
      ["''-four", 'active'],
      ['three', 'active'],
      ['two', 'active'],
      ["'+49 key", 'active'],
    ]);
    expect(rows[3]?.customer_first_name).toBe("'=Jo");
    const imported = await importRows(noor, rows);
    expect(imported.body).toMatchObject({ created: 4, customersCreated: 1, problems: [] });
    const theirs = readCsv((await noor.api('GET', '/api/v2/license/export')).text);
    expect(theirs).toEqual(rows);
    expect(await findByKey(noor, 'four')).toMatchObject({ key: "'-four", notes: "''=1" });
    expect((await importRows(mara, rows)).body).toMatchObject({ unchanged: 4, updated: 0 });
  });

  it('applies the filters of the list and includes thousands of rows', async () => {
    const mara = await signUp(server);
    const customer = await addCustomer(mara);
    await addLicense(mara, customer, { key: 'needle' });
    await server.database.withSystem((tx) =>
      sql`insert into licenses (id, account_id, customer_id, key, created_at)
        select gen_random_uuid(), ${mara.id}, ${customer}, 'bulk-' || n, '2026-01-01'
        from generate_series(1, 2500) n`.execute(tx),
    );
    const exported = async (query: string) =>
      readCsv((await mara.api('GET', `/api/v2/license/export?${query}`)).text).map(
        ({ key }) => key,
      );
    expect(new Set(await exported('')).size).toBe(2501);
    expect(await exported('searchText=need')).toEqual(['needle']);
    expect((await exported('searchText=bulk')).length).toBe(2500);
    expect(await exported('status=expired')).toEqual([]);
    const found = await mara.api('GET', '/api/v2/customers/export?q=nobody');
    expect(found.text.trim()).toBe('email,first_name,last_name,notes,licenses,created_at');
    const customers = async () => readCsv((await mara.api('GET', '/api/v2/customers/export')).text);
    expect(await customers()).toMatchObject([{ licenses: '2501' }]);
    await server.database.withSystem((tx) =>
      sql`insert into customers (id, account_id, email) select gen_random_uuid(), ${mara.id},
        'Same' || n % 3 || '@buyer.com' from generate_series(1, 2100) n`.execute(tx),
    );
    expect((await customers()).filter(({ email }) => email?.startsWith('Same'))).toHaveLength(2100);
    expect(await exported(`customer=${randomUUID()}`)).toEqual([]);
  });

  it.each(['/api/v2/license/export?searchText=a%00b', '/api/v2/customers/export?q=a%00b'])(
    'rejects a filter with a character that cannot be stored: %s',
    async (path) => {
      const response = await (await signUp(server)).api('GET', path);
      expect([response.status, response.body?.code]).toEqual([400, 'validation_failed']);
    },
  );
});
