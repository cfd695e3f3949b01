import type { FlagAttribute, FlagComparator } from '@pressdock/api';
import { describe, expect, test } from 'vitest';
import { prepareCondition, readReported } from './conditions.rules.ts';

const meets = (
  attribute: FlagAttribute,
  reported: string,
  comparator: FlagComparator,
  value: string,
) => prepareCondition({ attribute, comparator, value })(readReported(attribute, reported));

describe('a version', () => {
  test.each([
    ['6.4', '=', '6.4.0', true],
    ['6.4.0', '=', '6.4', true],
    ['6.4.1', '=', '6.4', false],
    ['6.10', '>', '6.9', true],
    ['6.4', '>=', '6.4', true],
    ['6.3.9', '>=', '6.4', false],
    ['6.3.9', '<', '6.4', true],
    ['6.4', '<', '6.4.0', false],
    ['6.4', '<=', '6.4.0', true],
    ['6.4.0.1', '>', '6.4', true],
    ['20240115', '>', '6', true],
    ['v2.1', '>=', '2.1', true],
  ] as const)('%s %s %s is %s', (reported, comparator, value, expected) => {
    expect(meets('wordpress', reported, comparator, value)).toBe(expected);
  });

  test.each([
    ['wordpress', '6.7-RC1', '>=', '6.7', true],
    ['wordpress', '6.7-RC1', '=', '6.7', true],
    ['wordpress', '6.8-alpha-59274', '<', '6.8', false],
    ['php', '8.1.2-1ubuntu2.14', '=', '8.1.2', true],
    ['php', '8.1.2-1ubuntu2.14', '>', '8.1.2', false],
    ['php', '7.4.33+deb', '<=', '7.4.33', true],
    ['installed_version', '2.0.0-beta.1', '>=', '2.0', true],
    ['installed_version', '1.0b2', '=', '1', true],
  ] as const)(
    'counts without its suffix, as in WordPress: %s %s %s %s is %s',
    (attribute, reported, comparator, value, expected) => {
      expect(meets(attribute, reported, comparator, value)).toBe(expected);
    },
  );

  test.each(['<', '<=', '=', '>=', '>'] as const)(
    'that is invalid does not meet %s',
    (comparator) => {
      for (const reported of ['', 'trunk', '-1', '.5']) {
        expect(meets('php', reported, comparator, '1')).toBe(false);
      }
    },
  );
});

describe('a text', () => {
  test.each([
    ['license_status', 'Active', 'is', 'active', true],
    ['license_status', 'expired', 'is', 'active', false],
    ['license_status', 'expired', 'isNot', 'active', true],
    ['license_product', 'Pro Bundle', 'startsWith', 'pro', true],
    ['license_product', 'Pro Bundle', 'endsWith', 'BUNDLE', true],
    ['license_product', 'Pro', 'startsWith', 'Pro Bundle', false],
    ['locale', 'de_DE', 'startsWith', 'de', true],
    ['locale', 'en-US', 'is', 'en_US', true],
    ['locale', 'en_US', 'is', 'en-us', true],
    ['identifier_domain', 'Example.com', 'is', 'example.com', true],
    ['identifier_domain', 'example.com', 'is', '@example.com', true],
    ['identifier_domain', '@mail.example.com', 'endsWith', '.example.com', true],
  ] as const)('%s %s %s %s is %s', (attribute, reported, comparator, value, expected) => {
    expect(meets(attribute, reported, comparator, value)).toBe(expected);
  });

  test.each(['is', 'isNot', 'startsWith', 'endsWith'] as const)(
    'that is blank does not meet %s',
    (comparator) => {
      expect(meets('locale', '', comparator, 'de')).toBe(false);
    },
  );
});

describe('a domain', () => {
  test.each([
    ['https://www.Shop.com/blog', 'is', 'shop.com', true],
    ['shop.com', 'is', 'https://www.shop.com/', true],
    ['münchen.de', 'is', 'xn--mnchen-3ya.de', true],
    ['xn--mnchen-3ya.de', 'is', 'münchen.de', true],
    ['shop.com', 'isNot', 'www.shop.com', false],
    ['dev.shop.com', 'endsWith', '.shop.com', true],
    ['DEV.shop.com', 'startsWith', 'dev.', true],
    ['shop.com:8080', 'is', 'shop.com', true],
    ['not a domain', 'isNot', 'shop.com', false],
  ] as const)('%s %s %s is %s', (reported, comparator, value, expected) => {
    expect(meets('domain', reported, comparator, value)).toBe(expected);
  });
});
