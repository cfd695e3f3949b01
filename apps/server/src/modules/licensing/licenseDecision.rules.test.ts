import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideLicense,
  includesVersion,
  type LicenseFacts,
  type LicenseUse,
} from './licenseDecision.rules.ts';

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

function decide(
  facts: Partial<LicenseFacts> | undefined,
  site: Partial<Site> | null = {},
  version: string | null = null,
): string {
  const request = site && { domain: 'shop.com', isActive: false, activations: 0, ...site };
  const decision = decideLicense(facts && { ...license, ...facts }, {
    productId: 'ours',
    version,
    now,
    site: request,
  });
  if (!decision.ok) return decision.refusal;
  return ['good', decision.isNew && 'new', decision.counts && 'counts'].filter(Boolean).join(' ');
}

describe('a license', () => {
  it.each<[string, Partial<LicenseFacts> | undefined, Partial<Site> | null, string]>([
    ['unknown key', undefined, {}, 'unknown'],
    ['a new site', {}, {}, 'good new counts'],
    ['an active site', {}, { isActive: true, activations: 1 }, 'good counts'],
    ['suspended', { suspended_at: now }, {}, 'suspended'],
    ['for another product', { item_id: 'other' }, {}, 'wrong_product'],
    ['for every product', { item_id: null }, {}, 'good new counts'],
    ['expired now', { expires_at: now }, {}, 'expired'],
    ['expiring in a moment', { expires_at: new Date(now.getTime() + 1) }, {}, 'good new counts'],
    ['for this domain', { domain: 'shop.com' }, {}, 'good new counts'],
    ['for another domain', { domain: 'other.com' }, {}, 'domain_not_allowed'],
    ['for the parent domain', { domain: 'com' }, {}, 'domain_not_allowed'],
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
    ['one activation left', {}, { activations: 1 }, 'good new counts'],
    ['no activation left', {}, { activations: 2 }, 'limit_reached'],
    ['over its limit', {}, { activations: 9 }, 'limit_reached'],
    ['no activation left, active here', {}, { isActive: true, activations: 2 }, 'good counts'],
    ['no limit', { activation_limit: 0 }, { activations: 9000 }, 'good new counts'],
    ['no activation left, local site', {}, { domain: 'shop.test', activations: 2 }, 'good new'],
    [
      'no activation left, site unknown',
      {},
      { domain: undefined, activations: 2 },
      'limit_reached',
    ],
    ['an activation left, site unknown', {}, { domain: undefined }, 'good counts'],
    ['no activation left, without a site', {}, null, 'good'],
    ['for a domain, without a site', { domain: 'shop.com' }, null, 'good'],
    ['expired, without a site', { expires_at: now }, null, 'expired'],
    ['several reasons', { suspended_at: now, item_id: 'x', expires_at: now }, {}, 'suspended'],
    ['wrong product and expired', { item_id: 'x', expires_at: now }, {}, 'wrong_product'],
    ['expired and at its limit', { expires_at: now }, { activations: 2 }, 'expired'],
  ])('%s', (_, facts, site, expected) => {
    expect(decide(facts, site)).toBe(expected);
  });

  it.each<[string, Partial<LicenseFacts>, Partial<Site> | null, string, string]>([
    ['an older version', { max_version: '2.0.0' }, {}, '1.9.9', 'good new counts'],
    ['its max version', { max_version: '2.0.0' }, {}, '2.0.0', 'version_limit'],
    [
      'a newer version, active here',
      { max_version: '2.0.0' },
      { isActive: true },
      '2.1.0',
      'version_limit',
    ],
    ['a newer version, without a site', { max_version: '2.0.0' }, null, '2.1.0', 'version_limit'],
    [
      'a newer version, at its limit',
      { max_version: '2.0.0' },
      { activations: 2 },
      '2.1.0',
      'limit_reached',
    ],
    ['a newer version, expired', { max_version: '2.0.0', expires_at: now }, {}, '2.1.0', 'expired'],
    ['any version without a max version', {}, {}, '99.0.0', 'good new counts'],
  ])('for %s', (_, facts, site, version, expected) => {
    expect(decide(facts, site, version)).toBe(expected);
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

  it('is denied for a version only if it is valid without one and its max version excludes it', () => {
    fc.assert(
      fc.property(facts, fc.option(sites), numbers, (license, site, version) => {
        const bare = decide(license, site);
        const isLeftOut = bare.startsWith('good') && !includesVersion(license.max_version, version);
        expect(decide(license, site, version)).toBe(isLeftOut ? 'version_limit' : bare);
      }),
    );
  });

  it('is denied without a site only for reasons that apply to every site', () => {
    fc.assert(
      fc.property(facts, sites, numbers, (license, site, version) => {
        const anywhere = decide(license, null);
        const here = decide(license, site, version);
        // License checks decide without a site first, update checks do not; the result must be the same.
        if (anywhere !== 'good') expect(here).toBe(anywhere);
        else expect(['unknown', 'suspended', 'wrong_product', 'expired']).not.toContain(here);
      }),
    );
  });

  it('never allows a new counting site at its limit and always allows an active one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.nat(100),
        fc.boolean(),
        (limit, activations, isActive) => {
          const decision = decide({ activation_limit: limit }, { activations, isActive });
          expect(decision.startsWith('good')).toBe(isActive || activations < limit);
        },
      ),
    );
  });

  // Protocol: a license with max version 2.0.0 includes 1.9.x but not 2.0.0.
  it.each([
    [null, '9.9.9', true],
    ['', '9.9.9', true],
    ['2.0.0', '1.9.9', true],
    ['2.0.0', '1.10.0', true],
    ['2.0.0', '2.0.0', false],
    ['2.0.0', '2.0.1', false],
    ['2.0.0', '10.0.0', false],
    ['0.0.0', '0.0.1', false],
  ])('with max version %s includes version %s: %s', (max, version, expected) => {
    expect(includesVersion(max, version)).toBe(expected);
  });
});
