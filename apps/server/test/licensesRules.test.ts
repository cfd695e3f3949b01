import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createDecisionLog,
  type Decided,
  type DecisionRow,
} from '../src/modules/licenses/decisionLog.ts';
import { normalizeDomain, usesActivation } from '../src/modules/licenses/domain.rules.ts';
import { readExpiry } from '../src/modules/licenses/expiry.rules.ts';
import {
  coversVersion,
  decideLicense,
  type LicenseFacts,
  type LicenseUse,
} from '../src/modules/licenses/licenseDecision.rules.ts';

const now = new Date('2026-06-01T12:00:00Z');
const license: LicenseFacts = {
  item_id: 'ours',
  activation_limit: 2,
  expires_at: null,
  domain: '',
  suspended_at: null,
  max_version: null,
};
type Site = NonNullable<LicenseUse['site']>;

function decided(
  facts: Partial<LicenseFacts> | undefined,
  site: Partial<Site> | null = {},
  version: string | null = null,
): string {
  const asking = site && { domain: 'shop.com', isActive: false, activations: 0, ...site };
  const decision = decideLicense(facts && { ...license, ...facts }, {
    productId: 'ours',
    version,
    now,
    site: asking,
  });
  if (!decision.ok) return decision.refusal;
  return ['good', decision.isNew && 'new', decision.counts && 'counts'].filter(Boolean).join(' ');
}

describe('a licence', () => {
  it.each<[string, Partial<LicenseFacts> | undefined, Partial<Site> | null, string]>([
    ['there is none', undefined, {}, 'unknown'],
    ['a new site', {}, {}, 'good new counts'],
    ['an active site', {}, { isActive: true, activations: 1 }, 'good counts'],
    ['suspended', { suspended_at: now }, {}, 'suspended'],
    ['of another product', { item_id: 'other' }, {}, 'wrong_product'],
    ['of every product', { item_id: null }, {}, 'good new counts'],
    ['ended now', { expires_at: now }, {}, 'expired'],
    ['ending in a moment', { expires_at: new Date(now.getTime() + 1) }, {}, 'good new counts'],
    ['for this domain', { domain: 'shop.com' }, {}, 'good new counts'],
    ['for another domain', { domain: 'other.com' }, {}, 'domain_not_allowed'],
    ['for the domain above', { domain: 'com' }, {}, 'domain_not_allowed'],
    [
      'for a domain, site unknown',
      { domain: 'shop.com' },
      { domain: undefined },
      'domain_not_allowed',
    ],
    [
      'for another domain, active here',
      { domain: 'o.com' },
      { isActive: true },
      'domain_not_allowed',
    ],
    ['one place left', {}, { activations: 1 }, 'good new counts'],
    ['no place left', {}, { activations: 2 }, 'limit_reached'],
    ['past its limit', {}, { activations: 9 }, 'limit_reached'],
    ['no place left, active here', {}, { isActive: true, activations: 2 }, 'good counts'],
    ['no limit', { activation_limit: 0 }, { activations: 9000 }, 'good new counts'],
    ['no place left, local site', {}, { domain: 'shop.test', activations: 2 }, 'good new'],
    ['no place left, site unknown', {}, { domain: undefined, activations: 2 }, 'limit_reached'],
    ['a place left, site unknown', {}, { domain: undefined }, 'good counts'],
    ['no place left, no site at all', {}, null, 'good'],
    ['for a domain, no site at all', { domain: 'shop.com' }, null, 'good'],
    ['ended, no site at all', { expires_at: now }, null, 'expired'],
    ['several reasons', { suspended_at: now, item_id: 'x', expires_at: now }, {}, 'suspended'],
    ['wrong product and ended', { item_id: 'x', expires_at: now }, {}, 'wrong_product'],
    ['ended and full', { expires_at: now }, { activations: 2 }, 'expired'],
  ])('%s', (_, facts, site, expected) => {
    expect(decided(facts, site)).toBe(expected);
  });

  it.each<[string, Partial<LicenseFacts>, Partial<Site> | null, string, string]>([
    ['an older version', { max_version: '2.0.0' }, {}, '1.9.9', 'good new counts'],
    ['its max version', { max_version: '2.0.0' }, {}, '2.0.0', 'version_limit'],
    [
      'a newer one, active here',
      { max_version: '2.0.0' },
      { isActive: true },
      '2.1.0',
      'version_limit',
    ],
    ['a newer one, no site at all', { max_version: '2.0.0' }, null, '2.1.0', 'version_limit'],
    [
      'a newer one, and full',
      { max_version: '2.0.0' },
      { activations: 2 },
      '2.1.0',
      'limit_reached',
    ],
    ['a newer one, and ended', { max_version: '2.0.0', expires_at: now }, {}, '2.1.0', 'expired'],
    ['any version without a max version', {}, {}, '99.0.0', 'good new counts'],
  ])('for %s', (_, facts, site, version, expected) => {
    expect(decided(facts, site, version)).toBe(expected);
  });

  const domains = fc.constantFrom('shop.com', 'other.com', 'shop.test');
  const numbers = fc.constantFrom('1.9.0', '2.0.0', '2.1.0');
  const facts = fc.record<LicenseFacts>({
    item_id: fc.constantFrom(null, 'ours', 'other'),
    activation_limit: fc.nat(2),
    expires_at: fc.constantFrom(null, now, new Date(now.getTime() + 1)),
    domain: fc.constantFrom('', 'shop.com', 'other.com'),
    suspended_at: fc.constantFrom(null, now),
    max_version: fc.option(numbers),
  });
  const sites = fc.record<Site>({
    domain: domains,
    isActive: fc.boolean(),
    activations: fc.nat(3),
  });

  it('is refused for a version only where it is good without one, and not from its max version on', () => {
    fc.assert(
      fc.property(facts, fc.option(sites), numbers, (given, site, version) => {
        const bare = decided(given, site);
        const isLeftOut = bare.startsWith('good') && !coversVersion(given.max_version, version);
        expect(decided(given, site, version)).toBe(isLeftOut ? 'version_limit' : bare);
      }),
    );
  });

  it('is refused without a site for no other reason than on every site', () => {
    fc.assert(
      fc.property(facts, sites, numbers, (given, site, version) => {
        const anywhere = decided(given, null);
        const here = decided(given, site, version);
        // A validation decides so first, an update check does not: both come to the same.
        if (anywhere !== 'good') expect(here).toBe(anywhere);
        else expect(['unknown', 'suspended', 'wrong_product', 'expired']).not.toContain(here);
      }),
    );
  });

  it('is never good for a new counting site at its limit, and always for an active one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.nat(100),
        fc.boolean(),
        (limit, activations, isActive) => {
          const said = decided({ activation_limit: limit }, { activations, isActive });
          expect(said.startsWith('good')).toBe(isActive || activations < limit);
        },
      ),
    );
  });

  // protocol: a licence with 2.0.0 gets 1.9.x and not 2.0.0.
  it.each([
    [null, '9.9.9', true],
    ['', '9.9.9', true],
    ['2.0.0', '1.9.9', true],
    ['2.0.0', '1.10.0', true],
    ['2.0.0', '2.0.0', false],
    ['2.0.0', '2.0.1', false],
    ['2.0.0', '10.0.0', false],
    ['0.0.0', '0.0.1', false],
  ])('with the max version %s and version %s: %s', (max, version, expected) => {
    expect(coversVersion(max, version)).toBe(expected);
  });
});

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
  ])('%j is %s', (text, expected) => {
    expect(normalizeDomain(text)).toBe(expected);
  });

  it('stays as it is once it is compared', () => {
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

  // protocol: local and staging hosts never use up an activation.
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
  ])('%s uses up an activation: %s', (domain, expected) => {
    expect(usesActivation(domain)).toBe(expected);
  });
});

describe('an end', () => {
  it.each([
    ['2026-06-01', '2026-06-01T23:59:59.999Z'],
    ['2028-02-29', '2028-02-29T23:59:59.999Z'],
    ['2026-06-01T10:00:00Z', '2026-06-01T10:00:00.000Z'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-06-31T10:00:00Z', undefined],
    ['0000-01-01', undefined],
  ])('%s is %s', (text, expected) => {
    expect(readExpiry(text)?.toISOString()).toBe(expected);
  });
});

describe('the log of decisions', () => {
  const decided: Decided = {
    accountId: 'a',
    key: 'k',
    licenseId: null,
    domain: '',
    itemId: null,
    call: 'validate',
    code: 'unknown',
  };
  const nothing = async () => undefined;

  it('gives what is refused as data up, and keeps what fails otherwise', async () => {
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
    log.note({ ...decided, domain: 'kept.com' });
    await log.flush();
    fault = undefined;
    await log.flush();
    fault = Object.assign(new Error('no such text'), { code: '22P05' });
    log.note({ ...decided, domain: 'refused.com' });
    await log.flush();
    fault = undefined;
    await log.close();
    expect(written).toEqual(['kept.com']);
    expect(failures.map(({ message }) => message)).toEqual(['no database', 'no such text']);
  });

  it('has room for refusals of licences that are there, however many keys are made up', async () => {
    const written: (string | null)[] = [];
    const log = createDecisionLog(
      async (rows) => void written.push(...rows.map(({ license_id }) => license_id)),
      nothing,
      () => undefined,
    );
    for (let count = 0; count < 500; count += 1) log.note({ ...decided, key: `made-up-${count}` });
    log.note({ ...decided, licenseId: 'l', code: 'expired' });
    await log.close();
    expect(written).toHaveLength(121);
    expect(written.at(-1)).toBe('l');
  });

  it('hints at a key in text that a database stores', async () => {
    const hints: string[] = [];
    const log = createDecisionLog(
      async (rows) => void hints.push(...rows.map(({ key_hint }) => key_hint)),
      nothing,
      () => undefined,
    );
    log.note({ ...decided, key: 'ab\ud83dcd' });
    await log.close();
    expect(hints).toEqual(['ab\ufffdc…']);
  });
});
