import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsActivation, normalizeDomain } from './siteDomain.ts';

describe('a domain', () => {
  it.each([
    ['shop.com', 'shop.com'],
    ['https://www.Shop.COM:8443/wp?x#y', 'shop.com'],
    ['//www.shop.com', 'shop.com'],
    ['  HTTP://user:pass@shop.com  ', 'shop.com'],
    ['shop.com.', 'shop.com'],
    ['www.www.shop.com', 'shop.com'],
    ['www.com', 'www.com'],
    ['wwwshop.com', 'wwwshop.com'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['BÜCHER.de', 'xn--bcher-kva.de'],
    ['shop.com/www.other.com', 'shop.com'],
    ['localhost:8080', 'localhost'],
    ['127.0.0.1:80', '127.0.0.1'],
    ['0x7f.1', '127.0.0.1'],
    ['[::1]:8080', '[::1]'],
    ['my_shop.com', 'my_shop.com'],
    ['', undefined],
    ['   ', undefined],
    ['a b.com', undefined],
    ['a,b.com', undefined],
    ['..', undefined],
    ['shop..com', undefined],
    ['-shop.com', undefined],
    [`${'a'.repeat(64)}.com`, undefined],
    [`${'a.'.repeat(130)}com`, undefined],
  ])('%j is normalized to %s', (text, expected) => {
    expect(normalizeDomain(text)).toBe(expected);
  });

  it('is unchanged when it is normalized again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string()), (text) => {
        const domain = normalizeDomain(text);
        if (domain !== undefined) expect(normalizeDomain(domain)).toBe(domain);
      }),
    );
  });

  it('is the same with any scheme, www, port, path and case', () => {
    fc.assert(
      fc.property(
        fc.domain(),
        fc.constantFrom('', 'http://', 'HTTPS://', '//'),
        fc.constantFrom('', 'www.', 'WWW.'),
        fc.option(fc.integer({ min: 1, max: 65_535 })),
        fc.constantFrom('', '/', '/wp-admin', '?x=/y', '#z'),
        (domain, scheme, www, port, path) => {
          const text = `${scheme}${www}${domain.toUpperCase()}${port ? `:${port}` : ''}${path}`;
          expect(normalizeDomain(text)).toBe(normalizeDomain(domain));
        },
      ),
    );
  });

  // Protocol: activations on local and staging sites do not count.
  it.each([
    ...['shop.com', 'dev.to', 'test.com', 'contest.com', 'developer.shop.com', '8.8.8.8'].map(
      (domain) => [domain, true] as const,
    ),
    ...['localhost', 'x.localhost', 'x.test', 'x.local', 'shop.example', 'intranet'].map(
      (domain) => [domain, false] as const,
    ),
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '[::1]', '[fd00::1]'].map(
      (domain) => [domain, false] as const,
    ),
    ...['staging.shop.com', 'dev.shop.com', 'staging2.shop.com', 'test.shop.co.uk'].map(
      (domain) => [domain, false] as const,
    ),
  ])('%s counts as an activation: %s', (domain, expected) => {
    expect(countsAsActivation(domain)).toBe(expected);
  });
});
