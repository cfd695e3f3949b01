import type { FlagChangeResponse } from '@pressdock/api';
import { expect, it } from 'vitest';
import { changeLines, peopleLines, stateInWords } from './flagChanges.rules.ts';

type State = FlagChangeResponse['after'];

const state: State = {
  name: 'Dark mode',
  identifier: 'DARK_MODE',
  flag_type: 'percentage',
  percentage: 25,
  group: null,
  individualUserCount: 0,
  active: false,
};

const nobody = { count: 0, first: [] };

const change = (before: State | null, after: State): FlagChangeResponse => ({
  _id: 'c1',
  kind: 'changed',
  changedAt: '2026-01-01T00:00:00.000Z',
  changedBy: 'Ada',
  before,
  after,
  added: nobody,
  removed: nobody,
});

it.each<[string, Partial<State>, string[]]>([
  ['nothing', {}, []],
  ['the state', { active: true }, ['State: Off → On']],
  ['the name', { name: 'Night' }, ['Name: Dark mode → Night']],
  ['the identifier', { identifier: 'NIGHT' }, ['Identifier: DARK_MODE → NIGHT']],
  [
    'the percentage',
    { percentage: 50, active: true },
    ['State: Off → On', 'On for: 25 % of identifiers → 50 % of identifiers'],
  ],
  ['the type', { flag_type: 'on/off' }, ['On for: 25 % of identifiers → Everyone']],
  [
    'the conditions',
    {
      flag_type: 'group',
      percentage: null,
      group: {
        match: 'any',
        conditions: [{ attribute: 'php', comparator: '<', value: '8.1' }],
      },
    },
    ['On for: 25 % of identifiers → PHP < 8.1'],
  ],
])('shows a change of %s before and after', (_case, fields, expected) => {
  const lines = changeLines(change(state, { ...state, ...fields }));
  expect(lines.map(({ label, before, after }) => `${label}: ${before} → ${after}`)).toEqual(
    expected,
  );
});

it('shows everything of the first change', () => {
  expect(changeLines(change(null, state)).map(({ label, after }) => `${label}: ${after}`)).toEqual([
    'Name: Dark mode',
    'Identifier: DARK_MODE',
    'State: Off',
    'On for: 25 % of identifiers',
  ]);
});

it('names the people who were added and removed', () => {
  const people = {
    ...change(state, state),
    added: { count: 1200, first: ['a@x.org', 'b@x.org'] },
    removed: { count: 1, first: ['c@x.org'] },
  };
  expect(peopleLines(people)).toEqual([
    '1,200 people added: a@x.org, b@x.org and 1,198 more',
    '1 person removed: c@x.org',
  ]);
  expect(peopleLines(change(state, state))).toEqual([]);
});

it('describes the state that is restored', () => {
  expect(stateInWords(state)).toBe('Dark mode (DARK_MODE), off, for 25 % of identifiers');
  expect(stateInWords({ ...state, flag_type: 'on/off', active: true })).toBe(
    'Dark mode (DARK_MODE), on, for everyone',
  );
});
