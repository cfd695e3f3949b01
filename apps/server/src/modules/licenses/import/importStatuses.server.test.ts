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

beforeAll(async () => {
  server = await sharedTestServer();
});

type Cells = Record<string, string>;
const importRows = (person: Person, rows: Cells[], isDryRun = false) =>
  person.api('POST', '/api/v2/license/import', {
    rows: rows.map((cells, index) => ({ row: index + 2, ...cells })),
    isDryRun,
  });

describe('a license import with statuses', () => {
  it('reads an export of Easy Digital Downloads, where revoked licenses stay revoked', async () => {
    const mara = await signUp(server);
    const slug = uniqueSlug();
    await addProduct(mara, 'plugins', slug);
    const common = {
      customer_email: 'ada@buyer.com',
      customer_name: 'Ada Lovelace',
      product: 'Hello Harbor',
      created_at: '2019-01-02 03:04:05',
    };
    const rows: Cells[] = [
      { key: 'life', status: 'active', expires: 'lifetime', activation_limit: 'Unlimited' },
      { key: 'revoked', status: 'revoked', expires: '1930003199', activation_limit: '1' },
      { key: 'disabled', status: 'disabled', expires: 'lifetime', activation_limit: '0' },
      { key: 'unused', status: 'inactive', expires: '2031-03-01 23:59:59', activation_limit: '3' },
      { key: 'over', status: 'expired', expires: '2020-01-01 00:00:00', activation_limit: '3' },
    ].map((row) => ({ ...common, ...row, activated_domains: 'https://a.com/, b.com/shop/' }));
    const { body } = await importRows(mara, rows);
    expect(body).toMatchObject({ created: 5, customersCreated: 1, suspended: 2, problems: [] });
    const { results } = (await mara.api('GET', '/api/v2/license')).body;
    const states = results.map(({ key, status, expires, activation_limit }: Cells) => [
      ...[key, status, expires, activation_limit],
    ]);
    expect(states).toEqual([
      ['life', 'active', null, 0],
      ['revoked', 'suspended', '2031-02-27T23:59:59.000Z', 1],
      ['disabled', 'suspended', null, 0],
      ['unused', 'active', '2031-03-01T23:59:59.000Z', 3],
      ['over', 'expired', '2020-01-01T00:00:00.000Z', 3],
    ]);
    expect(results[0]).toMatchObject({ createdAt: '2019-01-02T03:04:05.000Z', siteCount: 2 });
    const [customer] = (await mara.api('GET', '/api/v2/customers')).body;
    expect(customer).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
    expect((await importRows(mara, rows)).body).toMatchObject({ unchanged: 5, suspended: 0 });
  });

  it('suspends an existing license and never reinstates one', async () => {
    const mara = await signUp(server);
    const { id } = await addLicense(mara, await addCustomer(mara), { key: 'one' });
    const statusOf = async () => (await mara.api('GET', `/api/v2/license/${id}`)).body.status;
    const importStatus = async (status: string) =>
      (await importRows(mara, [{ key: 'one', status }])).body;
    expect(await importStatus('active')).toMatchObject({ unchanged: 1, suspended: 0 });
    expect(await importStatus('revoked')).toMatchObject({ updated: 1, suspended: 1 });
    expect(await statusOf()).toBe('suspended');
    expect(await importStatus('revoked')).toMatchObject({ unchanged: 1, suspended: 0 });
    expect(await importStatus('active')).toMatchObject({ unchanged: 1 });
    expect((await importRows(mara, [{ key: 'one', notes: 'new' }])).body).toMatchObject({
      updated: 1,
    });
    expect(await statusOf()).toBe('suspended');
  });
});
