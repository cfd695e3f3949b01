import type { FlagGroup } from '@pressdock/api';
import { expect, it } from 'vitest';
import {
  type FlagTarget,
  identifierOf,
  parsePercentage,
  percentageError,
  targetInWords,
} from './featureFlag.rules.ts';

// Specification, section 3: non-alphanumeric characters removed, whitespace runs replaced by
// underscores, uppercased.
it.each([
  ['Dark mode', 'DARK_MODE'],
  ['  New \t checkout  ', 'NEW_CHECKOUT'],
  ['Beta: faster search!', 'BETA_FASTER_SEARCH'],
  ['a - b', 'A_B'],
  ['Export (CSV)', 'EXPORT_CSV'],
  ['v2.1', 'V21'],
  ['snake_case', 'SNAKECASE'],
  ['Menü', 'MEN'],
  ['Straße', 'STRAE'],
  ['!!', ''],
  ['', ''],
])('makes the identifier of %j %j', (name, expected) => {
  expect(identifierOf(name)).toBe(expected);
});

// Specification, section 5: a whole number between 1-100.
it.each([
  ['1', 1],
  ['100', 100],
  [' 50 ', 50],
  ['025', 25],
  ['0', undefined],
  ['101', undefined],
  ['12.5', undefined],
  ['-5', undefined],
  ['1e1', undefined],
  ['50%', undefined],
  ['', undefined],
])('reads the percentage %j as %j', (text, expected) => {
  expect(parsePercentage(text)).toBe(expected);
  expect(percentageError(text)).toBe(
    expected === undefined ? 'Percentage error: enter a whole number between 1-100.' : undefined,
  );
});

const plain: FlagTarget = {
  flag_type: 'on/off',
  percentage: null,
  group: null,
  individualUserCount: 0,
  active: true,
};

const versions: FlagGroup = {
  match: 'all',
  conditions: [
    { attribute: 'wordpress', comparator: '>=', value: '6.4' },
    { attribute: 'php', comparator: '>=', value: '8.1' },
  ],
};

const texts: FlagGroup = {
  match: 'any',
  conditions: [
    { attribute: 'locale', comparator: 'startsWith', value: 'de' },
    { attribute: 'identifier_domain', comparator: 'is', value: 'acme.example' },
    { attribute: 'license_status', comparator: 'isNot', value: 'expired' },
  ],
};

it.each<[string, Partial<FlagTarget>]>([
  ['On for everyone', {}],
  ['Off for everyone', { active: false }],
  ['25 % of identifiers', { flag_type: 'percentage', percentage: 25 }],
  ['25 % of identifiers', { flag_type: 'percentage', percentage: 25, active: false }],
  ['No one yet', { flag_type: 'individual' }],
  ['1 person', { flag_type: 'individual', individualUserCount: 1 }],
  ['3 people', { flag_type: 'individual', individualUserCount: 3 }],
  ['10,000 people', { flag_type: 'individual', individualUserCount: 10_000 }],
  ['WordPress ≥ 6.4 and PHP ≥ 8.1', { flag_type: 'group', group: versions }],
  [
    '50 % of sites with WordPress ≥ 6.4 and PHP ≥ 8.1',
    { flag_type: 'group', group: versions, percentage: 50 },
  ],
  [
    'Locale starts with de or E-mail domain is acme.example or License status is not expired',
    { flag_type: 'group', group: texts },
  ],
  ['Group', { flag_type: 'group', group: null }],
])('says %j', (expected, fields) => {
  expect(targetInWords({ ...plain, ...fields })).toBe(expected);
});
