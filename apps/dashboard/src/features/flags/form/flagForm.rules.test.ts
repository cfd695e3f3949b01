import { FLAG_TYPES, type FlagDetailResponse } from '@pressdock/api';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { flagFixture } from '../flag.testing.ts';
import {
  createPayload,
  fieldsOf,
  flagErrors,
  patchPayload,
  requestedType,
  withName,
  withoutType,
} from './flagForm.rules.ts';
import { blankFlag, type FlagValues, flagSource } from './flagForm.values.ts';

const filled: FlagValues = {
  ...blankFlag,
  name: 'Dark mode',
  identifier: 'DARK_MODE',
  flag_type: 'on/off',
};

const percentage = 'Percentage error: enter a whole number between 1-100.';

// Specification, section 5, "Feature flag".
it.each<[string, Partial<FlagValues>, Record<string, string>]>([
  ['a complete flag', {}, {}],
  ['a blank name', { name: ' ' }, { name: 'Name is a required field.' }],
  ['a blank identifier', { identifier: '' }, { identifier: 'Identifier is a required field.' }],
  [
    'an identifier with spaces',
    { identifier: 'DARK MODE' },
    {
      identifier:
        'An identifier may contain only letters, digits, underscores, hyphens and periods.',
    },
  ],
  ['no type', { flag_type: '' }, { flag_type: 'Flag type is a required field.' }],
  ['no percentage', { flag_type: 'percentage', percentage: '' }, { percentage }],
  ['a percentage of 0', { flag_type: 'percentage', percentage: '0' }, { percentage }],
  ['a percentage of 101', { flag_type: 'percentage', percentage: '101' }, { percentage }],
  ['a fraction', { flag_type: 'percentage', percentage: '2.5' }, { percentage }],
  ['a percentage of another type', { percentage: 'x', groupPercentage: 'y' }, {}],
  [
    'a condition without a value',
    { flag_type: 'group' },
    { 'conditions.0.value': 'Enter a value for each condition.' },
  ],
  [
    'a condition on no version',
    { flag_type: 'group', conditions: ['php >= 8.1', 'wordpress >= six'] },
    { 'conditions.1.value': 'Enter a version such as 6.4 or 8.1.2.' },
  ],
  [
    'a group without conditions',
    { flag_type: 'group', conditions: [] },
    { match: 'A group needs at least one condition.' },
  ],
  [
    'an invalid percentage of a group',
    { flag_type: 'group', conditions: ['php >= 8.1'], groupPercentage: '200' },
    { groupPercentage: percentage },
  ],
  [
    'a person of two lines',
    { flag_type: 'individual', people: ['a\nb'] },
    { people: 'Each person must be one line of at most 320 characters.' },
  ],
  [
    'too many people',
    { flag_type: 'individual', people: Array.from({ length: 10_001 }, String) },
    { people: 'A flag can list at most 10,000 people.' },
  ],
])('reports %s', (_case, fields, expected) => {
  expect(flagErrors({ ...filled, ...fields })).toEqual(expected);
});

it('reports everything in the order of the screen', () => {
  const errors = flagErrors({ ...blankFlag, flag_type: 'percentage', percentage: '' });
  expect(Object.keys(errors)).toEqual(['name', 'identifier', 'percentage']);
});

describe('the identifier', () => {
  it.each([
    ['follows the name', '', '', 'Dark mode', 'DARK_MODE'],
    ['follows further typing', 'Dark', 'DARK', 'Dark mode', 'DARK_MODE'],
    ['stays as edited', 'Dark', 'NIGHT', 'Dark mode', undefined],
    ['follows again once it is blank', 'Dark mode', '', 'Night', 'NIGHT'],
  ])('%s', (_case, name, identifier, typed, expected) => {
    expect(withName({ ...blankFlag, name, identifier }, typed).identifier).toBe(expected);
  });
});

it('adds only what belongs to the type', () => {
  const people = ['a@x.org'];
  const values = { ...filled, people, conditions: ['php >= 8.1'], groupPercentage: '25' };
  const common = { name: 'Dark mode', identifier: 'DARK_MODE', active: false };
  const group = {
    match: 'all',
    conditions: [{ attribute: 'php', comparator: '>=', value: '8.1' }],
  };
  expect(createPayload(values)).toEqual({
    ...common,
    flag_type: 'on/off',
    individual_users: [],
  });
  expect(createPayload({ ...values, flag_type: 'individual' })).toMatchObject({
    individual_users: people,
  });
  expect(createPayload({ ...values, flag_type: 'percentage' })).toMatchObject({ percentage: 50 });
  expect(createPayload({ ...values, flag_type: 'group' })).toMatchObject({ group, percentage: 25 });
  expect(createPayload({ ...values, flag_type: 'group', groupPercentage: '' })).toMatchObject({
    percentage: null,
  });
});

describe('a change', () => {
  const flag: FlagDetailResponse = {
    ...flagFixture({ flag_type: 'individual', lastRequestAt: '2026-01-01T00:00:00.000Z' }),
    individual_users: ['a@x.org'],
  };
  const source = flagSource(flag);

  it('does not send unchanged people, nor an unchanged identifier', () => {
    expect(patchPayload(source.values, source, true)).toEqual({
      name: 'Dark mode',
      flag_type: 'individual',
      active: false,
      revision: 1,
    });
  });

  it('sends changed people', () => {
    const values = { ...source.values, people: [] };
    expect(patchPayload(values, source, false)).toMatchObject({ individual_users: [] });
  });

  it.each([
    [true, { identifier: 'NIGHT', confirmIdentifier: true }],
    [false, { identifier: 'NIGHT' }],
  ])('confirms another identifier (%s)', (isConfirmed, expected) => {
    const sent = patchPayload({ ...source.values, identifier: 'NIGHT' }, source, isConfirmed);
    expect(sent).toMatchObject(expected);
    expect('confirmIdentifier' in sent).toBe(isConfirmed);
  });

  it('is locked once sites request the flag', () => {
    expect(source.isRequested).toBe(true);
    expect(flagSource({ ...flag, lastRequestAt: null }).isRequested).toBe(false);
  });
});

it.each([
  ['percentage', 'percentage', 'percentage'],
  ['percentage', 'group', 'groupPercentage'],
  ['group', 'group', 'match'],
  ['group.conditions', 'group', 'match'],
  ['group.conditions.2.value', 'group', 'conditions.2.value'],
  ['individual_users.7', 'individual', 'people'],
  ['identifier', 'on/off', 'identifier'],
] as const)('shows an error of %s for the type %s at %s', (path, type, expected) => {
  expect(fieldsOf({ [path]: 'Wrong.' }, type)).toEqual({ [expected]: 'Wrong.' });
});

it.each([
  ['type=group', 'group', ''],
  ['tab=people&type=on%2Foff', 'on/off', 'tab=people'],
  ['type=unknown', undefined, ''],
  ['tab=people', undefined, 'tab=people'],
])('reads the type to select from %s', (query, type, rest) => {
  const search = new URLSearchParams(query);
  expect(requestedType(search)).toBe(type);
  expect(withoutType(search).toString()).toBe(rest);
});

it.each(FLAG_TYPES)('selects the type %s that a link asks for', (type) => {
  const { searchParams } = new URL(paths.editFlagAs('p1', 'f1', type), 'https://example.org');
  expect(requestedType(searchParams)).toBe(type);
});
