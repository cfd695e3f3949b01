import { beforeAll, describe, expect, it } from 'vitest';
import { countSites, dayFromToday } from '../../../../test/harness/analytics.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import { NO_OPTIONAL_FACTS } from '../../sites/recording/siteFacts.ts';

let server: TestServer;
let ada: Person;
let shop: string;
let forms: string;

const day = dayFromToday(-2);
const at = `${day}T10:00:00.000Z`;
const network = '203.0.113.0/24';

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  shop = await addProduct(ada, 'plugins', uniqueSlug());
  forms = await addProduct(ada, 'plugins', uniqueSlug());
  const numbered = Array.from({ length: 23 }, (_, index) =>
    siteCheck(shop, `n${String(index).padStart(2, '0')}.example`, { at, php_version: '8.0.1' }),
  );
  await countSites(server, [
    ...numbered,
    siteCheck(shop, 'shop.example', {
      ...{ at, installed_version: '2.1.0', wordpress_version: '6.5.2', php_version: '7.4.33' },
      ...{ mysql_version: '10.6.12-MariaDB-log', language: 'fr-FR', client_network: network },
      ...{ country: 'FR', region: 'Île-de-France', city: 'Paris', hosting: 'Acme (AS1)' },
    }),
    siteCheck(shop, 'hidden.example', { ...NO_OPTIONAL_FACTS, at, is_consenting: false }),
    siteCheck(forms, 'forms.example', { at, php_version: '8.3.1' }),
  ]);
});

const read = (rest: string, who = ada) => who.api('GET', `/api/v2/analytics/${who.id}/${rest}`);

async function domainsOf(query: Record<string, string>): Promise<string[]> {
  const { body } = await read(`domains?${new URLSearchParams({ date: day, ...query })}`);
  return body.results.map(({ domain }: { domain: string }) => domain);
}

describe('domains', () => {
  it('are those of consenting sites, in pages in alphabetical order', async () => {
    const first = await read(`domains?date=${day}`);
    expect(first.body).toMatchObject({ total: 25, totalPages: 2 });
    expect(first.body.results).toHaveLength(20);
    expect(first.body.results[0]).toMatchObject({ domain: 'forms.example', product: forms });
    const second = await domainsOf({ page: '2' });
    expect(second).toEqual([
      'n19.example',
      'n20.example',
      'n21.example',
      'n22.example',
      'shop.example',
    ]);
    expect(await domainsOf({ page: '9' })).toEqual([]);
    expect(await domainsOf({ product: forms })).toEqual(['forms.example']);
    expect(await domainsOf({ pageSize: '2', page: '2' })).toEqual(['n01.example', 'n02.example']);
    expect(await domainsOf({ date: dayFromToday(-9) })).toEqual([]);
  });

  it('come with what the site reported', async () => {
    const { body } = await read(`domains?date=${day}&query=SHOP.ex`);
    expect(body).toEqual({
      results: [
        {
          ...{ domain: 'shop.example', product: shop, version: '2.1.0', wordpress: '6.5.2' },
          ...{ php: '7.4.33', mysql: '10.6.12-MariaDB-log', language: 'fr-FR' },
          ip_address: network,
        },
      ],
      ...{ total: 1, totalPages: 1 },
    });
  });

  it.each([
    ['php', '<', '8', ['shop.example']],
    ['php', '<=', '7.4', ['shop.example']],
    ['php', '=', '8.3', ['forms.example']],
    ['php', '>=', '8.3', ['forms.example']],
    ['php', '>', '8.0', ['forms.example']],
    ['wordpress', '<', '6.6', ['shop.example']],
    ['version', '>', '2.0', ['shop.example']],
    ['mysql', '>=', '10.6', ['shop.example']],
  ])(
    'are limited to %s %s %s',
    async (selectedField, selectedComparator, selectedVersion, found) => {
      const selected = { selectedField, selectedComparator, selectedVersion };
      expect(await domainsOf(selected)).toEqual(found);
    },
  );

  it.each([
    { selectedField: 'php', selectedComparator: '>' },
    { selectedField: 'php', selectedVersion: '9' },
    { selectedComparator: '>', selectedVersion: '9' },
  ])('need a field, a comparator and a version together: %j', async (incomplete) => {
    const query = new URLSearchParams(Object.entries({ date: day, ...incomplete }));
    expect((await read(`domains?${query}`)).status).toBe(400);
    expect(await domainsOf({ query: 'shop', filter: 'php.gt.9' })).toEqual([]);
    expect(await domainsOf({ query: 'shop', filter: 'country.eq.FR' })).toEqual(['shop.example']);
  });

  it.each(['page=0', 'pageSize=101', 'selectedField=host', 'selectedComparator=~', 'filter=x'])(
    'refuse %s',
    async (query) => {
      expect((await read(`domains?date=${day}&${query}`)).status).toBe(400);
    },
  );
});

describe('the network of a site', () => {
  const of = (call: string, who = ada, on = day) =>
    read(`${call}/${on}?ip_address=${encodeURIComponent(network)}`, who);

  it('has the location and the hosting provider that were stored with the site', async () => {
    const location = { city: 'Paris', stateProvidence: 'Île-de-France', country: 'FR' };
    expect((await of('geo-ip')).body).toEqual(location);
    expect((await of('whois')).body).toEqual({ organization: 'Acme (AS1)' });
  });

  it('is unknown on other days and to other accounts', async () => {
    const blank = { city: '', stateProvidence: '', country: '' };
    const eve = await signUp(server);
    expect((await of('geo-ip', eve)).body).toEqual(blank);
    expect((await of('geo-ip', ada, dayFromToday(-3))).body).toEqual(blank);
    expect((await of('whois', eve)).body).toEqual({ organization: '' });
  });

  it('has no source if the server has no databases', async () => {
    expect((await read('lookup-sources')).body).toEqual({ location: null, hosting: null });
  });
});
