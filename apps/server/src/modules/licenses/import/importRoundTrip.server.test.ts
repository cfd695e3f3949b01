import fc from 'fast-check';
import { sql } from 'kysely';
import { parse } from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { foldCase } from '../../../text/foldCase.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

/** Each database engine receives different licenses. */
const seed = process.env.TEST_ENGINE === 'postgres' ? 20_261_123 : 20_261_124;

/** Text that begins like a formula or an escaped one, or contains what separates cells and lines. */
const anyText = fc
  .tuple(
    fc.constantFrom('', '', '=', '+', '-', '@', "'", "'=", "''@", '\t', '\r', '＝', '"', ' '),
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
    fc.constantFrom('', '', '\n', '\r\n', ',', '";', '\u00a0', '\ufeff', '|\t'),
    fc.string({ unit: 'grapheme-ascii' }),
  )
  .map((parts) => parts.join('').replaceAll('\0', '').toWellFormed());
const line = anyText.map((text) => text.replace(/\p{Cc}/gu, '').trim());

const moment = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
});
const domain = fc.constantFrom(
  ...['a.com', 'xn--mnchen-3ya.de', 'staging.b.org', 'localhost', '[2001:db8::1]', '192.168.0.1'],
  ...['_x.example', 'www.com', 'a-b.co.uk'],
);

/** A license as the form saves it, and what may happen to it later. */
const anyLicense = fc.record({
  fields: fc.record({
    key: line.filter((text) => text !== '').map((text) => [...text].slice(0, 90).join('').trim()),
    notes: anyText,
    activation_limit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
    activated_domains: fc.uniqueArray(domain),
    expires: fc.oneof(
      fc.constant(null),
      moment.map((date) => date.toISOString()),
      moment.map((date) => date.toISOString().slice(0, 10)),
    ),
    domain: fc.oneof(fc.constant(''), domain),
  }),
  productIndex: fc.nat(2),
  maxVersion: fc.option(fc.constantFrom('0.0.1', '2.0.0', '10.20.999999999')),
  customerIndex: fc.nat(3),
  isSuspended: fc.boolean(),
});

const anyName = line.map((text) => [...text].slice(0, 60).join('').trim());
const anyAccount = fc.record({
  licenses: fc.uniqueArray(anyLicense, {
    minLength: 1,
    maxLength: 20,
    selector: ({ fields }) => foldCase(fields.key.normalize('NFKC')),
  }),
  names: fc.array(fc.tuple(anyName, anyName), { minLength: 4, maxLength: 4 }),
});
type AnyAccount = typeof anyAccount extends fc.Arbitrary<infer Value> ? Value : never;

type Cells = Record<string, string>;

async function readExport(person: Person): Promise<Cells[]> {
  const { text } = await person.api('GET', '/api/v2/license/export');
  const [head = [], ...lines] = parse<string[]>(text.replace(/\r\n$/, '')).data;
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at], cell])));
}

async function fillAccount(person: Person, { licenses, names }: AnyAccount, slugs: string[]) {
  const products = [null];
  for (const slug of slugs) products.push((await addProduct(person, 'plugins', slug)) as never);
  const customers: string[] = [];
  for (const [index, [first_name, last_name]] of names.entries()) {
    const body = { email: `+${index}@buyer.com`, first_name, last_name };
    const { status, body: added, text } = await person.api('POST', '/api/v2/customers', body);
    expect(status, text).toBe(201);
    customers.push(added._id);
  }
  const addLicense = async (license: (typeof licenses)[number]) => {
    const { fields, productIndex, maxVersion, customerIndex, isSuspended } = license;
    const product = products[productIndex] ?? null;
    const body = {
      ...fields,
      product,
      max_version: product && maxVersion,
      customer: customers[customerIndex],
    };
    const { status, body: saved, text } = await person.api('POST', '/api/v2/license', body);
    expect(status, text).toBe(201);
    if (isSuspended) await person.api('POST', `/api/v2/license/${saved._id}/suspend`);
  };
  await Promise.all(licenses.map(addLicense));
  // Its licenses remain without a customer.
  await person.api('DELETE', `/api/v2/customers/${customers[3]}`);
  // Some licenses were created at the same time.
  await server.database.withSystem((tx) =>
    sql`update licenses set created_at = date_trunc('second', created_at)
      where account_id = ${person.id}`.execute(tx),
  );
}

it('accepts everything that the export writes, and restores it in another account', async () => {
  await fc.assert(
    fc.asyncProperty(anyAccount, async (account) => {
      const [mara, noor] = [await signUp(server), await signUp(server)];
      const slugs = [uniqueSlug(), uniqueSlug()];
      await fillAccount(mara, account, slugs);
      for (const slug of slugs) await addProduct(noor, 'plugins', slug);
      const exported = await readExport(mara);
      const rows = exported.map((cells, index) => ({ row: index + 2, ...cells }));
      const send = (person: Person) =>
        person.api('POST', '/api/v2/license/import', { rows, isDryRun: false });
      expect((await send(noor)).body).toMatchObject({ created: rows.length, problems: [] });
      expect(await readExport(noor)).toEqual(exported);
      for (const person of [noor, mara]) {
        expect((await send(person)).body).toMatchObject({ unchanged: rows.length, suspended: 0 });
      }
    }),
    { numRuns: 3, seed },
  );
}, 30_000);
