import { fieldValidation, licenseImportValidation, licenseValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { parse } from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../../test/harness/licenses.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;

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

describe('a license import', () => {
  it('previews its changes, makes them, and changes nothing when it is repeated', async () => {
    ines = await signUp(server);
    const slug = uniqueSlug();
    const product = await addProduct(ines, 'plugins', slug);
    const rows: Cells[] = [
      {
        key: 'KEY-1',
        customer_email: 'ada@buyer.com',
        customer_first_name: 'Ada',
        product: slug,
        activation_limit: ' 3 ',
        expires: '02/28/2031',
        max_version: '2.0.0',
        activated_domains: 'https://www.a.com; b.com, localhost',
        notes: "'=SUM(A1)",
      },
      { key: 'KEY-2', customer_email: 'ADA@buyer.com', product: '[plugin] - Hello Harbor' },
      { key: 'KEY-3', customer_email: 'bo@buyer.com', product: product.toUpperCase(), expires: '' },
    ];
    const counts = { created: 3, updated: 0, unchanged: 0, customersCreated: 2, suspended: 0 };
    const summary = { ...counts, problems: [] };
    expect((await importRows(ines, rows, true)).body).toEqual({ ...summary, isApplied: false });
    expect((await ines.api('GET', '/api/v2/license')).body.total).toBe(0);
    expect((await importRows(ines, rows)).body).toEqual({ ...summary, isApplied: true });
    const again = { ...summary, created: 0, unchanged: 3, customersCreated: 0, isApplied: true };
    expect((await importRows(ines, rows)).body).toEqual(again);
    expect(await findByKey(ines, 'KEY-1')).toMatchObject({
      product,
      activation_limit: 3,
      expires: '2031-02-28T23:59:59.999Z',
      max_version: '2.0.0',
      customerEmail: 'ada@buyer.com',
      notes: '=SUM(A1)',
      siteCount: 3,
      activationCount: 2,
    });
    const customers = (await ines.api('GET', '/api/v2/customers')).body;
    expect(customers).toMatchObject([
      { email: 'ada@buyer.com', first_name: 'Ada', licenseCount: 2 },
      { email: 'bo@buyer.com', licenseCount: 1 },
    ]);
    const keys = (await ines.api('GET', '/api/v2/license')).body.results;
    expect(keys.map(({ key }: { key: string }) => key)).toEqual(['KEY-3', 'KEY-2', 'KEY-1']);
  });

  it('updates only the columns that the file contains', async () => {
    const mara = await signUp(server);
    const license = await addLicense(mara, await addCustomer(mara), {
      key: 'known',
      activation_limit: 5,
      expires: '2030-01-01',
      notes: 'stays',
      activated_domains: ['old.com'],
    });
    const before = (await mara.api('GET', `/api/v2/license/${license.id}`)).body;
    const { body } = await importRows(mara, [
      { key: 'KNOWN', expires: '', activated_domains: 'new.com' },
    ]);
    expect(body).toMatchObject({ updated: 1, created: 0, customersCreated: 0 });
    const after = (await mara.api('GET', `/api/v2/license/${license.id}`)).body;
    const domains = ['old.com', 'new.com'];
    expect(after).toEqual({
      ...before,
      expires: null,
      activated_domains: domains,
      siteCount: 2,
      activationCount: 2,
      revision: before.revision + 1,
    });
  });

  it('keeps the customer of a license when several customers have the same e-mail address', async () => {
    const mara = await signUp(server);
    const email = 'shared@buyer.com';
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      ids.push((await mara.api('POST', '/api/v2/customers', { email })).body._id);
    }
    const [older, younger = ''] = ids;
    for (const key of ['named', 'unnamed']) await addLicense(mara, younger, { key });
    const { body } = await importRows(mara, [
      { key: 'named', customer_email: 'Shared@Buyer.com', notes: 'changed' },
      { key: 'unnamed', notes: 'changed' },
      { key: 'new', customer_email: email },
    ]);
    expect(body).toMatchObject({ created: 1, updated: 2, customersCreated: 0 });
    for (const key of ['named', 'unnamed']) {
      expect(await findByKey(mara, key)).toMatchObject({ customer: younger, notes: 'changed' });
    }
    expect(await findByKey(mara, 'new')).toMatchObject({ customer: older });
  });

  it('recognizes keys with special case folding as the license check does', async () => {
    const mara = await signUp(server);
    const key = 'ΟΔΟΣ-İZMİR-GROẞ';
    await addLicense(mara, await addCustomer(mara), { key });
    const { body } = await importRows(mara, [{ key, notes: 'changed' }]);
    expect(body).toMatchObject({ updated: 1, created: 0, problems: [] });
    const query = `license=${encodeURIComponent(key)}`;
    const path = `/api/v2/public/${mara.id}/license/validate?${query}`;
    expect((await server.api('GET', path)).status).toBe(200);
  });

  it('accepts the rows of an export after their customer was deleted', async () => {
    const mara = await signUp(server);
    const customer = await addCustomer(mara);
    const notes = '  Two lines,\n  the second indented ';
    await addLicense(mara, customer, { key: 'orphan', notes });
    await mara.api('DELETE', `/api/v2/customers/${customer}`);
    const exported = await mara.api('GET', '/api/v2/license/export');
    const [line = {}] = readCsv(exported.text);
    expect(line).toMatchObject({ customer_email: '', notes });
    expect((await importRows(mara, [line])).body).toMatchObject({ unchanged: 1, problems: [] });
    const longer = { ...line, expires: '2031-01-01' };
    expect((await importRows(mara, [longer])).body).toMatchObject({ updated: 1, problems: [] });
    expect(await findByKey(mara, 'orphan')).toMatchObject({ customer: null, notes });
  });

  // Specification, section 5: the rules of the form.
  it.each<[string, Cells, string, string]>([
    ['no key', { key: ' ' }, 'key', licenseValidation.keyRequired],
    ['no customer', { customer_email: '' }, 'customer_email', licenseValidation.customerRequired],
    [
      'an invalid e-mail address',
      { customer_email: 'ada' },
      'customer_email',
      fieldValidation.email,
    ],
    ['an invalid date', { expires: '02/30/2031' }, 'expires', licenseValidation.expires],
    ['an invalid max version', { max_version: 'two' }, 'max_version', licenseValidation.maxVersion],
    [
      'a max version for all products',
      { max_version: '2.0.0' },
      'product',
      licenseValidation.maxVersionProduct,
    ],
    [
      'an invalid limit',
      { activation_limit: 'x' },
      'activation_limit',
      licenseValidation.activationLimit,
    ],
    [
      'a fractional limit',
      { activation_limit: '.5' },
      'activation_limit',
      licenseValidation.activationLimit,
    ],
    ['an invalid domain', { domain: 'a b' }, 'domain', licenseValidation.domain],
    [
      'invalid domains',
      { activated_domains: 'a..b' },
      'activated_domains',
      licenseValidation.domains,
    ],
    [
      'an unknown product',
      { product: 'nothing' },
      'product',
      licenseImportValidation.unknownProduct,
    ],
    ['an unknown status', { status: 'pending' }, 'status', licenseImportValidation.status],
    [
      'the status expired without an expiry in the past',
      { status: 'Expired', expires: 'lifetime' },
      'status',
      licenseImportValidation.statusExpired,
    ],
    [
      'a time of creation in the future',
      { created_at: '2999-01-01' },
      'created_at',
      licenseImportValidation.createdAt,
    ],
    ['the key of an earlier row', { key: 'FIRST' }, 'key', licenseImportValidation.duplicateKey],
  ])('changes nothing if a row has %s, and reports the row', async (_, cells, field, message) => {
    const mara = await signUp(server);
    const good = { key: 'first', customer_email: 'ada@buyer.com' };
    const { body } = await importRows(mara, [
      good,
      { key: 'second', customer_email: 'bo@buyer.com', ...cells },
    ]);
    expect(body).toMatchObject({ isApplied: false, problems: [{ row: 3, field, message }] });
    expect(body.problems).toHaveLength(1);
    expect((await mara.api('GET', '/api/v2/license')).body.total).toBe(0);
    expect((await mara.api('GET', '/api/v2/customers')).body).toEqual([]);
  });

  it('reports every error of a row', async () => {
    const mara = await signUp(server);
    const row = { key: '', customer_email: 'x', expires: 'soon', domain: 'a b', product: 'no' };
    const { body } = await importRows(mara, [{ ...row, status: '?' }], true);
    const fields = body.problems.map(({ field }: { field: string }) => field);
    const columns = ['customer_email', 'domain', 'expires', 'key', 'product', 'status'];
    expect(fields.sort()).toEqual(columns);
  });

  it('rejects a product name that two products share', async () => {
    const mara = await signUp(server);
    for (const kind of ['plugins', 'themes'] as const) await addProduct(mara, kind, uniqueSlug());
    const row = { key: 'k', customer_email: 'a@b.com', product: 'hello harbor' };
    const { body } = await importRows(mara, [row]);
    expect(body.problems).toMatchObject([{ message: licenseImportValidation.ambiguousProduct }]);
  });

  it('requires permission to add licenses', async () => {
    const mara = await signUp(server);
    await server.database.withSystem((tx) =>
      sql`update users set can_add_license = false where id = ${mara.id}`.execute(tx),
    );
    const response = await importRows(mara, [{ key: 'k', customer_email: 'a@b.com' }], true);
    expect(response.status).toBe(403);
  });

  it('replaces text that the database cannot store', async () => {
    const mara = await signUp(server);
    const row = { key: 'k', customer_email: 'a@b.com', notes: 'half \ud800 a sign' };
    expect((await importRows(mara, [row])).body).toMatchObject({ created: 1 });
    expect((await importRows(mara, [{ ...row, key: 'a\0b' }])).status).toBeLessThan(500);
  });
});
