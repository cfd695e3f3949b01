import { COLLECTED_FIELDS, type CollectedField, DEFAULT_FIELDS } from '@pressdock/api/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteRequest } from '../../../wordpress/siteRequest.ts';
import { createSiteReports, hasConsent, identifyReport } from './siteReport.rules.ts';

const ip = '203.0.113.77';
const origin = { country: 'DE', region: 'Berlin', city: 'Berlin', hosting: 'Hosting GmbH' };
const reports = createSiteReports({
  deriveKey: ({ host, path }) => `key of ${host}${path}`,
  geo: { lookup: (address) => (address === ip ? origin : { ...origin, country: null }) },
});
const everything = new Set<CollectedField>(COLLECTED_FIELDS);

const request: SiteRequest = {
  query: { installed_version: '1.2.0', php: '8.2.7', locale: 'de_DE', checking_for_updates: '1' },
  body: {
    domain: 'https://other.example/',
    collectAnalytics: '1',
    mysqlVersion: '10.3.27-MariaDB-cll-lve',
    language: 'de-AT',
    phpVersion: '7.0',
    theme: 'twentyten|-|Twenty Ten|-|3.1',
    plugins: 'a/a.php|-|Akismet|-|5.3::b/b.php|-||-|1.0::a/c.php|-|Akismet|-|5.2::',
  },
  userAgent: 'WordPress/6.6.1; https://www.shop.example/wp/',
  ip,
};

describe('consent', () => {
  it.each([
    ['1', undefined, true],
    [undefined, 'true', true],
    [undefined, ' YES ', true],
    ['on', '1', true],
    [['1', 'yes'], undefined, true],
    [true, 1, true],
    [undefined, undefined, false],
    ['0', undefined, false],
    ['', undefined, false],
    ['1', '0', false],
    ['0', '1', false],
    [['1', ''], undefined, false],
    [undefined, ['yes', 'no'], false],
    [[], undefined, false],
    ['11', undefined, false],
    ['true,1', undefined, false],
    [null, '1', false],
    [{}, undefined, false],
  ])('of a query with %j and a form with %j is %s', (query, body, expected) => {
    const sent = { query: { collectAnalytics: query }, body: { collectAnalytics: body } };
    expect(hasConsent(sent)).toBe(expected);
  });

  it('is not given by a request without values', () => {
    expect(hasConsent({ query: {}, body: null })).toBe(false);
  });
});

describe('the report of a site', () => {
  it('that consents is read from query, form, User-Agent and address', () => {
    expect(reports.readCheck('plugin', request, everything)).toEqual({
      item_id: 'plugin',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
      site_key: 'key of shop.example/wp',
      host_key: 'key of shop.example',
      is_consenting: true,
      host: 'shop.example',
      installed_version: '1.2.0',
      wordpress_version: '6.6.1',
      php_version: '8.2.7',
      mysql_version: '10.3.27-MariaDB-cll-lve',
      language: 'de-AT',
      theme: 'Twenty Ten',
      theme_version: '3.1',
      ...origin,
      client_network: '203.0.113.0/24',
      plugins: [
        ['Akismet', '5.3'],
        ['b/b.php', '1.0'],
      ],
    });
  });

  it('that does not consent contains the versions of product, WordPress and PHP, and the key', () => {
    const body = { ...request.body, collectAnalytics: '0' };
    const check = reports.readCheck('plugin', { ...request, body }, everything);
    const known = Object.entries(check).filter(([, value]) => value !== null);
    expect(Object.fromEntries(known)).toEqual({
      item_id: 'plugin',
      at: check.at,
      site_key: 'key of shop.example/wp',
      host_key: 'key of shop.example',
      is_consenting: false,
      installed_version: '1.2.0',
      wordpress_version: '6.6.1',
      php_version: '8.2.7',
    });
  });

  it.each<[CollectedField, readonly string[]]>([
    ['domain', ['host']],
    ['mysql', ['mysql_version']],
    ['language', ['language']],
    ['theme', ['theme', 'theme_version']],
    ['location', ['country', 'region', 'city', 'client_network']],
    ['hosting', ['hosting', 'client_network']],
    ['plugins', ['plugins']],
  ])('with the collected field %s contains %s besides the versions', (field, names) => {
    const of = (fields: CollectedField[]) =>
      reports.readCheck('plugin', request, new Set(fields)) as unknown as Record<string, unknown>;
    const [with_, without] = [of([field]), of([])];
    const added = Object.keys(with_).filter(
      (name) => name !== 'at' && with_[name] !== (without[name] ?? null),
    );
    const basic = ['item_id', 'site_key', 'is_consenting'];
    const versions = ['installed_version', 'wordpress_version', 'php_version'];
    const optional = added.filter((name) => ![...basic, ...versions].includes(name));
    expect(optional.sort()).toEqual([...names].sort());
  });

  it('contains the list of plugins only if the author chose it', () => {
    const check = reports.readCheck('plugin', request, new Set(DEFAULT_FIELDS));
    expect(check).not.toHaveProperty('plugins');
    expect(check.host).toBe('shop.example');
  });

  it('contains at most 100 plugins', () => {
    const plugins = Array.from({ length: 500 }, (_, n) => `p${n}|-|P${n}|-|1`).join('::');
    const body = { ...request.body, plugins };
    expect(reports.readCheck('plugin', { ...request, body }, everything).plugins).toHaveLength(100);
  });

  it.each([
    [undefined, 'https://shop.example/de/', 'key of shop.example/de'],
    ['curl/8', 'www.shop.example', 'key of shop.example'],
    ['WordPress/6.6; https://', '', null],
    [undefined, undefined, null],
  ])('with the User-Agent %j and the domain %j has %j', (userAgent, domain, key) => {
    const check = reports.readCheck(
      'plugin',
      { ...request, userAgent, body: { domain } },
      everything,
    );
    expect(check.site_key).toBe(key);
  });

  it('takes the language from the locale if the site sends none', () => {
    const body = { ...request.body, language: undefined };
    expect(reports.readCheck('plugin', { ...request, body }, everything).language).toBe('de-DE');
  });

  it.each([
    ['twentyten|-||-|', 'twentyten', null],
    ['twentyten', 'twentyten', null],
    ['|-|-', '-', null],
    ['', null, null],
  ])('reads the theme %j', (theme, name, version) => {
    const body = { ...request.body, theme };
    const check = reports.readCheck('plugin', { ...request, body }, everything);
    expect([check.theme, check.theme_version]).toEqual([name, version]);
  });

  it('never throws for any input, and contains no full IP address', () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', '|-|', '::', '\ud83d', '\ude00'), maxLength: 120 }),
      fc.array(fc.string()),
      fc.constantFrom(undefined, '1', 'https://a.example/x'),
      fc.integer(),
    );
    const names = [...Object.keys(request.query ?? {}), ...Object.keys(request.body ?? {})];
    const values = fc.dictionary(fc.constantFrom(...names), value);
    fc.assert(
      fc.property(
        values,
        fc.option(values),
        fc.string({ maxLength: 2000 }),
        (query, body, userAgent) => {
          const check = reports.readCheck('p', { query, body, userAgent, ip }, everything);
          expect(JSON.stringify(check)).not.toContain(ip);
          for (const text of Object.values(check)) {
            if (typeof text !== 'string') continue;
            expect(text.length).toBeLessThanOrEqual(500);
            expect(text).not.toMatch(/\p{Cc}/u);
            expect(text.isWellFormed()).toBe(true);
          }
        },
      ),
    );
  });
});

it('identifies reports by a text that changes with every fact and with consent', () => {
  const { query, body, userAgent } = request;
  const identified = ['installed_version', 'php', 'locale', 'mysqlVersion', 'theme', 'domain'];
  expect(identifyReport({ ...request, query: { ...query, license: 'x' } })).toBe(
    identifyReport(request),
  );
  const sent = Object.keys(body ?? {}).filter((name) => name !== 'plugins');
  const changed = [
    ...identified.map((name) => ({ ...request, query: { ...query, [name]: '9' } })),
    ...sent.map((name) => ({ ...request, body: { ...body, [name]: '9' } })),
    { ...request, userAgent: `${userAgent}/blog` },
  ];
  const texts = [request, ...changed].map(identifyReport);
  expect(new Set(texts).size).toBe(texts.length);
  const long = 'x'.repeat(100_000);
  const longest = Object.fromEntries([...identified, ...sent].map((name) => [name, long]));
  expect(
    identifyReport({ query: longest, body: longest, userAgent: long }).length,
  ).toBeLessThanOrEqual(2000);
});
