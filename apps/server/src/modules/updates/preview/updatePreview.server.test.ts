import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addCustomer,
  addGatedProduct,
  addLicense,
  listActivatedDomains,
} from '../../../../test/harness/licenses.ts';
import { uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
let customer: string;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  customer = await addCustomer(ines);
});

describe('the update preview', () => {
  const explain = async (id: string, query: string, kind = 'plugins') =>
    (await ines.api('GET', `/api/v1/${kind}/${id}/offer-explanation?${query}`)).body;

  it('explains each version for a site without activating the license', async () => {
    const id = await addGatedProduct(server, ines, 'themes', ['1.0.0', '1.8.0', '1.9.0', '2.0.0']);
    await server.database.withSystem((tx) =>
      sql`update versions set requires_php = '8.3'
        where item_id = ${id} and version = '1.9.0'`.execute(tx),
    );
    const license = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
    const site = `installed_version=1.0.0&php=8.2&wordpress=6.6&domain=shop.com`;
    expect(await explain(id, `${site}&license=${license.key}`, 'themes')).toEqual({
      access: {
        verdict: 'granted',
        message: 'The license is valid for this site and includes versions below 2.0.0.',
      },
      offered: '1.8.0',
      versions: [
        ['2.0.0', 'license_limit', 'The license only includes versions below 2.0.0.'],
        ['1.9.0', 'php_too_old', 'This version requires PHP 8.3. The site has 8.2.'],
        ['1.8.0', 'offered', 'The site is offered this version, the newest one available to it.'],
        ['1.0.0', 'not_newer', 'The site already has this version.'],
      ].map(([version, verdict, message]) => ({ version, verdict, message })),
    });
    expect(await listActivatedDomains(ines, license.id)).toEqual([]);
  });

  it.each([
    ['', 'The site did not send a license key or a purchase code.'],
    ['&license=nothing', 'No license in your account has this key.'],
  ])('explains why a site with "%s" is denied', async (query, message) => {
    const id = await addGatedProduct(server, ines);
    const response = await explain(id, `installed_version=1.0.0${query}`);
    expect(response).toMatchObject({ access: { verdict: 'refused', message }, offered: null });
    expect(response.versions[0]).toMatchObject({ version: '2.1.0', verdict: 'license_limit' });
  });

  it('requires no license for an open product, and works without versions', async () => {
    const body = { name: 'n', slug: uniqueSlug(), description: 'x' };
    const id = (await ines.api('POST', '/api/v1/plugins', body)).body._id;
    expect(await explain(id, '')).toEqual({
      access: {
        verdict: 'open',
        message: 'This product does not require a license. Every site can receive its updates.',
      },
      offered: null,
      versions: [],
    });
  });
});
