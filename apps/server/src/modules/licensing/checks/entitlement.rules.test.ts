import { describe, expect, it } from 'vitest';
import type { LicenseFacts } from '../licenseDecision.rules.ts';
import { decideEntitlement } from './entitlement.rules.ts';

const now = new Date('2026-06-01');
const license = (facts: Partial<LicenseFacts> = {}): LicenseFacts => ({
  item_id: null,
  activation_limit: 1,
  expires_at: null,
  domain: 'shop.com',
  suspended_at: null,
  max_version: null,
  ...facts,
});
const plugin = license({ item_id: 'plugin' });
const theme = license({ item_id: 'theme' });
const expired = license({ item_id: 'plugin', expires_at: new Date('2026-01-01') });
const before = new Date('2025-12-31');
const after = new Date('2026-01-02');

describe('an entitlement to install with Composer', () => {
  it.each<[string, LicenseFacts[], string | null, Date | null, string]>([
    ['an unknown key', [], 'plugin', null, 'unknown'],
    ['any product', [plugin, theme], null, null, 'valid'],
    ['the product of the key', [plugin, theme], 'plugin', null, 'valid'],
    ['the product of another license of the customer', [plugin, theme], 'theme', null, 'valid'],
    ['a product that the customer has not bought', [plugin, theme], 'other', null, 'wrong_product'],
    ['a suspended key', [license({ suspended_at: before }), theme], 'theme', null, 'suspended'],
    [
      'a suspended other license',
      [theme, license({ suspended_at: before, item_id: 'plugin' })],
      'plugin',
      null,
      'suspended',
    ],
    ['an expired license', [expired], 'plugin', null, 'expired'],
    ['a version released before the expiry', [expired], 'plugin', before, 'valid'],
    ['a version released after the expiry', [expired], 'plugin', after, 'expired'],
    ['a valid license next to an expired one', [expired, theme], 'theme', after, 'valid'],
    ['an expired license next to a valid one', [theme, expired], 'plugin', after, 'expired'],
  ])('decides on %s', (_, licenses, productId, released, expected) => {
    expect(decideEntitlement(licenses, { productId, version: null, released }, now)).toBe(expected);
  });

  it('ends at the max version', () => {
    const limited = license({ max_version: '2.0.0' });
    const decide = (version: string) =>
      decideEntitlement([limited], { productId: 'plugin', version, released: before }, now);
    expect([decide('1.9.0'), decide('2.0.0')]).toEqual(['valid', 'version_limit']);
  });
});
