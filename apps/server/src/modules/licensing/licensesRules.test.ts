import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsActivation, normalizeDomain } from '../../wordpress/siteDomain.ts';
import { readExpiry } from '../licenses/expiry.rules.ts';
import { createDecisionLog, type Decision, type DecisionRow } from './decisionLog.ts';

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

describe('an expiry date', () => {
  it.each([
    ['2026-06-01', '2026-06-01T23:59:59.999Z'],
    ['2028-02-29', '2028-02-29T23:59:59.999Z'],
    ['2026-06-01T10:00:00Z', '2026-06-01T10:00:00.000Z'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-06-31T10:00:00Z', undefined],
    ['0000-01-01', undefined],
  ])('%s is read as %s', (text, expected) => {
    expect(readExpiry(text)?.toISOString()).toBe(expected);
  });
});

describe('the decision log', () => {
  const decision: Decision = {
    accountId: 'a',
    key: 'k',
    licenseId: null,
    domain: '',
    itemId: null,
    call: 'validate',
    code: 'unknown',
  };
  const nothing = async () => undefined;

  it('drops data that the database rejects and keeps records whose write failed otherwise', async () => {
    const failures: Error[] = [];
    const written: string[] = [];
    let fault: Error | undefined = new Error('no database');
    const log = createDecisionLog(
      async (rows: readonly DecisionRow[]) => {
        if (fault) throw fault;
        written.push(...rows.map(({ domain }) => domain));
      },
      nothing,
      (error) => failures.push(error as Error),
    );
    log.record({ ...decision, domain: 'kept.com' });
    await log.flush();
    fault = undefined;
    await log.flush();
    fault = Object.assign(new Error('no such text'), { code: '22P05' });
    log.record({ ...decision, domain: 'refused.com' });
    await log.flush();
    fault = undefined;
    await log.close();
    expect(written).toEqual(['kept.com']);
    expect(failures.map(({ message }) => message)).toEqual(['no database', 'no such text']);
  });

  it('records denials of existing licenses, however many keys are made up', async () => {
    const written: (string | null)[] = [];
    const log = createDecisionLog(
      async (rows) => void written.push(...rows.map(({ license_id }) => license_id)),
      nothing,
      () => undefined,
    );
    for (let count = 0; count < 500; count += 1)
      log.record({ ...decision, key: `made-up-${count}` });
    log.record({ ...decision, licenseId: 'l', code: 'expired' });
    await log.close();
    expect(written).toHaveLength(121);
    expect(written.at(-1)).toBe('l');
  });

  it('stores hints of keys as valid text', async () => {
    const hints: string[] = [];
    const log = createDecisionLog(
      async (rows) => void hints.push(...rows.map(({ key_hint }) => key_hint)),
      nothing,
      () => undefined,
    );
    log.record({ ...decision, key: 'ab\ud83dcd' });
    await log.close();
    expect(hints).toEqual(['ab\ufffdc…']);
  });
});
