import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateAddress } from '../identity/clientNetwork.ts';
import { identifyReport, readSiteReport, type SiteRequest } from './siteRequest.ts';

const ip = '127.0.0.1';

describe('the report of a site', () => {
  it('is read from query, form and User-Agent', () => {
    const report = readSiteReport({
      query: {
        installed_version: '1.2.0',
        php: '8.2.7',
        locale: 'de_DE',
        checking_for_updates: '1',
      },
      body: {
        domain: 'https://shop.example/',
        mysqlVersion: '10.3.27-MariaDB-cll-lve',
        language: 'de-DE',
        phpVersion: '7.0',
      },
      userAgent: 'WordPress/6.6.1; https://www.shop.example/wp',
      ip,
    });
    expect(report).toEqual({
      installedVersion: '1.2.0',
      phpVersion: '8.2.7',
      mysqlVersion: '10.3.27-MariaDB-cll-lve',
      locale: 'de_DE',
      language: 'de-DE',
      wordpressVersion: '6.6.1',
      siteHost: 'www.shop.example',
    });
  });

  it('contains at most 64 characters of each fact, and longer domains', () => {
    const domain = `https://${'a.'.repeat(60)}example`;
    const body = { domain, mysqlVersion: '9'.repeat(200) };
    const report = readSiteReport({ query: {}, body, userAgent: undefined, ip });
    expect(report.mysqlVersion).toHaveLength(64);
    expect(report.siteHost).toBe(new URL(domain).hostname);
  });

  it('is identified by a text that changes with every fact', () => {
    const request: SiteRequest = {
      query: { installed_version: '1.0', php: '8.2', locale: 'de_DE', mysqlVersion: '8.0' },
      body: { domain: 'a.example', installed_version: '1', phpVersion: '8', language: 'de' },
      userAgent: 'WordPress/6.6.1; https://a.example',
      ip,
    };
    const { query, body, userAgent } = request;
    expect(identifyReport({ ...request, query: { ...query, license: 'x' } })).toBe(
      identifyReport(request),
    );
    const changed = [
      ...Object.keys(query ?? {}).map((name) => ({ ...request, query: { ...query, [name]: '9' } })),
      ...Object.keys(body ?? {}).map((name) => ({ ...request, body: { ...body, [name]: '9' } })),
      { ...request, userAgent: `${userAgent}/blog` },
    ];
    const texts = [request, ...changed].map(identifyReport);
    expect(new Set(texts).size).toBe(texts.length);
    const long = 'x'.repeat(100_000);
    expect(
      identifyReport({ ...request, query: { php: long }, userAgent: long }).length,
    ).toBeLessThanOrEqual(1600);
  });

  it('prefers the query to the form', () => {
    const query = { mysqlVersion: '8.0.36' };
    const body = { mysqlVersion: '5.7' };
    const report = readSiteReport({ query, body, userAgent: undefined, ip });
    expect(report.mysqlVersion).toBe('8.0.36');
  });

  it.each([
    ['WordPress.com; https://blog.example', undefined, 'blog.example'],
    ['WordPress/6.7-RC1-59000; http://localhost:8080/x', '6.7-RC1-59000', 'localhost'],
    ['WordPress/6.6; not an address', '6.6', 'not'],
    ['Mozilla/5.0 (X11; Linux x86_64)', undefined, undefined],
    ['', undefined, undefined],
    [undefined, undefined, undefined],
  ])(
    'yields from the User-Agent %j the version %s and host %s',
    (userAgent, wordpressVersion, siteHost) => {
      const report = readSiteReport({ query: {}, body: null, userAgent, ip });
      expect(report).toMatchObject({ wordpressVersion, siteHost });
    },
  );

  it('never throws for any input', () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', '\ud83d', '\ude00'), maxLength: 120 }),
      fc.array(fc.string()),
      fc.constant(undefined),
      fc.integer(),
    );
    const values = fc.dictionary(
      fc.constantFrom('installed_version', 'php', 'locale', 'domain', 'phpVersion', 'x'),
      value,
    );
    fc.assert(
      fc.property(
        values,
        fc.option(values),
        fc.string({ maxLength: 2000 }),
        (query, body, userAgent) => {
          const report = readSiteReport({ query, body, userAgent, ip });
          for (const text of Object.values(report)) {
            if (text === undefined) continue;
            expect(text.length).toBeLessThanOrEqual(255);
            expect(text).not.toMatch(/\p{Cc}/u);
            expect(text.isWellFormed()).toBe(true);
          }
        },
      ),
    );
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
    ['2001:0DB8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['nonsense', undefined],
  ])('truncates the address %s to %s', (ip, network) => {
    expect(truncateAddress(ip)).toBe(network);
  });
});
