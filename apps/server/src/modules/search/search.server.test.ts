import type { SearchAccountResponse } from '@pressdock/api';
import { SEARCH } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../test/harness/licenses.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';

const NOOR = { email: 'Noor.Kohl@example.com', first_name: 'Noor', last_name: 'Lindqvíst' };
const KEY = '3f2a9b10-77aa-4c3d-9e21-0b5d2f6c8e11';

let server: TestServer;
let ines: Person;
let ids: { noor: string; bo: string; ballast: string; harbor: string; license: string };
let versions: Record<string, string>;
let flags: Record<string, string>;

const addNamedProduct = async (kind: string, name: string, slug: string): Promise<string> =>
  (await ines.api('POST', `/api/v1/${kind}`, { name, slug, description: 'x' })).body._id;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  const ballast = await addNamedProduct('plugins', 'Ballast Pro', 'quiet-weight');
  const harbor = await addNamedProduct('themes', 'Harbor', 'harbor-theme');
  const noor = await addCustomer(ines, NOOR);
  const bo = await addCustomer(ines, { email: 'bo@other.org' });
  const fields = { key: KEY, product: ballast, activated_domains: ['my-shop.client.co.uk'] };
  const license = (await addLicense(ines, noor, fields)).id;
  await addLicense(ines, bo, { key: 'CALM-1', product: harbor });
  ids = { noor, bo, ballast, harbor, license };
  versions = {};
  for (const version of ['1.3.9', '1.4', '1.40.0', '2.0.0-beta1']) {
    versions[version] = await addVersion(server, ines, ballast, version);
  }
  versions.theme = await addVersion(server, ines, harbor, '1.4.2');
  flags = {};
  const products = '/api/v2/feature-flags/products';
  for (const product of ['Lantern Pro', 'Compass']) {
    const { _id } = (await ines.api('POST', products, { name: product })).body;
    for (const [name, identifier] of [
      ['Night watch', 'NIGHT_WATCH'],
      ['Tide table', 'TIDES'],
    ]) {
      const body = { name, identifier, flag_type: 'on/off' };
      const added = await ines.api('POST', `${products}/${_id}/flags`, body);
      flags[`${product} ${identifier}`] = added.body._id;
    }
  }
});

type Rows = readonly { _id: string }[];
const idsOf = (rows: Rows) => rows.map(({ _id }) => _id);
const search = async (query: string, person = ines): Promise<SearchAccountResponse> => {
  const path = `/api/v1/search?query=${encodeURIComponent(query)}`;
  return (await person.api('GET', path)).body;
};

/** Parts of the e-mail address and the name of a customer. */
const contacts = [
  ...['noor.kohl@', 'noor.kohl@example.com', 'oor.kohl@ex', 'NOOR.KOHL@EXAMPLE.CO', 'ohl@example'],
  ...['kohl', 'xample.co', 'lindqv', 'dqvíst', 'noor lindqvíst', 'example.com noor'],
];
/** Parts of the name and the slug of a product. */
const products = ['ballast', 'BALL', 'allas', 'quiet-wei', 'iet-we', 'pro ballast', 'weight pro'];

describe('the list of licenses', () => {
  it.each([...contacts, ...products])('finds a license by %j', async (text) => {
    const query = `searchText=${encodeURIComponent(text)}`;
    const { body } = await ines.api('GET', `/api/v2/license?${query}`);
    expect(idsOf(body.results)).toEqual([ids.license]);
    const counted = await ines.api('GET', `/api/v2/license/count?${query}`);
    expect(counted.body).toEqual({ count: 1, isExact: true });
  });

  it.each(['kohl bo', 'ballast harbor', '%ohl', 'k_hl', 'zz'])('finds none by %j', async (text) => {
    const { body } = await ines.api(
      'GET',
      `/api/v2/license?searchText=${encodeURIComponent(text)}`,
    );
    expect(body.results).toEqual([]);
  });
});

describe('the list of customers', () => {
  it.each([...contacts, 'no', 'noor kohl'])('finds a customer by %j', async (text) => {
    const { body } = await ines.api('GET', `/api/v2/customers?q=${encodeURIComponent(text)}`);
    expect(idsOf(body)).toEqual([ids.noor]);
  });

  it.each(['%ohl', 'k_hl', 'kohl bo', 'oo'])('finds none by %j', async (text) => {
    const { body } = await ines.api('GET', `/api/v2/customers?q=${encodeURIComponent(text)}`);
    expect(body).toEqual([]);
  });
});

describe('a search', () => {
  it('finds licenses, customers and versions, with what tells similar ones apart', async () => {
    const found = await search('noor.kohl');
    expect(found).toEqual({
      licenses: {
        results: [
          {
            _id: ids.license,
            key: KEY,
            productInfo: { name: 'Ballast Pro', kind: 'plugin' },
            customerEmail: NOOR.email,
            status: 'active',
          },
        ],
        hasMore: false,
      },
      customers: { results: [{ _id: ids.noor, ...NOOR, licenseCount: 1 }], hasMore: false },
      versions: { results: [], hasMore: false },
      flags: { results: [], hasMore: false },
    });
    const { licenses, versions: ofBallast } = await search('ballast 1.4');
    expect(licenses.results).toEqual([]);
    expect(ofBallast.results[0]).toEqual({
      _id: versions['1.4'],
      version: '1.4',
      createdAt: expect.any(String),
      product: { _id: ids.ballast, kind: 'plugin', name: 'Ballast Pro' },
    });
  });

  it.each([KEY, KEY.slice(0, 13), '0b5d2f6c8e11', 'my-shop.cli', 'client.co', 'ballast', 'kohl'])(
    'finds a license by %j',
    async (query) => {
      expect(idsOf((await search(query)).licenses.results)).toEqual([ids.license]);
    },
  );

  it.each([
    ['1.4', ['1.4', 'theme', '1.40.0']],
    ['1.4.0', ['1.4']],
    ['v1.4.0', ['1.4']],
    ['ballast 1.4', ['1.4', '1.40.0']],
    ['1.4 ballast', ['1.4', '1.40.0']],
    ['quiet-w 1.4', ['1.4', '1.40.0']],
    ['harbor', ['theme']],
    ['harbor-theme 1.4.2', ['theme']],
    ['beta1', []],
    ['2.0.0-beta', ['2.0.0-beta1']],
    ['ballast 9', []],
    ['1%', []],
    ['ballast', ['2.0.0-beta1', '1.40.0', '1.4', '1.3.9']],
  ])('finds by %j the versions %j', async (query, names) => {
    const { results } = (await search(query)).versions;
    expect(idsOf(results)).toEqual(names.map((name) => versions[name]));
  });

  it.each([
    ['night-', []],
    ['night lantern', ['Lantern Pro NIGHT_WATCH']],
    ['COMPASS tides', ['Compass TIDES']],
    ['tide_', []],
    ['lantern', ['Lantern Pro NIGHT_WATCH', 'Lantern Pro TIDES']],
    ['t_watch compass', ['Compass NIGHT_WATCH']],
  ])('finds by %j the flags %j', async (query, names) => {
    const { results } = (await search(query)).flags;
    expect(idsOf(results)).toEqual(names.map((name) => flags[name]));
  });

  it('shows the product, the identifier and the state of a flag', async () => {
    const { results, hasMore } = (await search('tides compass')).flags;
    expect([results, hasMore]).toEqual([
      [
        {
          _id: flags['Compass TIDES'],
          name: 'Tide table',
          identifier: 'TIDES',
          active: false,
          product: { _id: expect.any(String), name: 'Compass' },
        },
      ],
      false,
    ]);
  });

  it('returns a few results of each kind, and finds old licenses and customers among thousands', async () => {
    const person = await signUp(server);
    const noor = await addCustomer(person, NOOR);
    const old = await addLicense(person, noor, { key: 'OLD-1' });
    await server.database.withSystem((tx) =>
      sql`with buyers as (insert into customers (id, account_id, email)
          select gen_random_uuid(), ${person.id}, 'buyer-' || n || '@a-shop.org'
          from generate_series(1, 2600) n returning id, email)
        insert into licenses (id, account_id, customer_id, key)
        select gen_random_uuid(), ${person.id}, id, 'bulk ' || email from buyers`.execute(tx),
    );
    for (const query of ['oor.kohl@exam', 'noor']) {
      const { licenses, customers } = await search(query, person);
      expect(idsOf(licenses.results), query).toEqual([old.id]);
      expect(idsOf(customers.results), query).toEqual([noor]);
    }
    const { licenses, customers } = await search('uyer-', person);
    expect([licenses.results.length, licenses.hasMore]).toEqual([SEARCH.perKind, true]);
    expect([customers.results.length, customers.hasMore]).toEqual([SEARCH.perKind, true]);
    const all = await person.api('GET', '/api/v2/customers?q=uyer-25&limit=1000');
    expect(all.body).toHaveLength(111);
    const counted = await person.api('GET', '/api/v2/license/count?searchText=uyer-25');
    expect(counted.body).toEqual({ count: 111, isExact: true });
  });

  it('finds nothing of other accounts', async () => {
    const stranger = await signUp(server);
    for (const query of [KEY, 'kohl', 'ballast', '1.4', 'tides']) {
      const found = await search(query, stranger);
      const none = { results: [], hasMore: false };
      expect(found, query).toEqual({
        licenses: none,
        customers: none,
        versions: none,
        flags: none,
      });
    }
  });

  it.each(['', '?query=', '?query=x', '?query=%20x%20'])('refuses %j', async (query) => {
    const { status, body } = await ines.api('GET', `/api/v1/search${query}`);
    expect([status, body.fields]).toEqual([400, { query: 'Please enter at least 2 characters.' }]);
  });
});
