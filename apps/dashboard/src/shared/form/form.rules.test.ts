import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentSource,
  differingFields,
  type FormEvent,
  type FormState,
  newForm,
  nextForm,
} from './form.rules.ts';

interface Values {
  name: string;
  notes: string;
  tags: string[];
}
interface Source {
  values: Values;
  revision?: number;
}
type State = FormState<Values, Source>;
type Event = FormEvent<Values, Source>;

const values: Values = { name: 'Tide', notes: '', tags: ['a'] };
const source: Source = { values, revision: 1 };
const newer: Source = { values: { ...values, notes: 'Elsewhere' }, revision: 2 };
const after = (...events: Event[]) =>
  events.reduce<State>((state, event) => nextForm(state, event), newForm(source));
const edited = (edits: Partial<Values>, from = source): Event => ({
  type: 'edited',
  values: edits,
  source: from,
});

describe('editing', () => {
  it.each<[string, Partial<Values>[], Partial<Values>]>([
    ['keeps what differs from the source', [{ name: 'Low tide' }], { name: 'Low tide' }],
    ['keeps several fields', [{ name: 'A' }, { notes: 'B' }], { name: 'A', notes: 'B' }],
    ['forgets a field that is changed back', [{ name: 'A' }, { name: 'Tide' }], {}],
    ['compares lists by their entries', [{ tags: ['a'] }], {}],
    ['keeps a longer list', [{ tags: ['a', ''] }], { tags: ['a', ''] }],
  ])('%s', (_behavior, edits, expected) => {
    expect(after(...edits.map((each) => edited(each))).edits).toEqual(expected);
  });

  it('removes the errors of the edited fields only', () => {
    const errors = { message: 'm', fields: { name: 'n', notes: 'o', 'tags.1': 't' } };
    const state = after({ type: 'failed', errors }, edited({ name: 'A', tags: [] }));
    expect(state.errors).toEqual({ message: 'm', fields: { notes: 'o' } });
    const touched = nextForm(state, { type: 'fieldsTouched', fields: ['notes'] });
    expect(touched.errors).toEqual({ message: 'm', fields: {} });
    expect(touched.edits).toEqual({ name: 'A', tags: [] });
  });
});

describe('the source', () => {
  const typed = { name: 'A' };
  it.each<[string, Partial<Values>, Source, Source, Source]>([
    [
      'follows the same revision',
      typed,
      source,
      { ...newer, revision: 1 },
      { ...newer, revision: 1 },
    ],
    ['waits at a newer revision with edits', typed, source, newer, source],
    ['follows a newer revision without edits', {}, source, newer, newer],
    ['stays at the newest revision while the latest source is older', {}, newer, source, newer],
    [
      'follows a source without revisions',
      typed,
      { values },
      { values: newer.values },
      { values: newer.values },
    ],
  ])('%s', (_behavior, edits, pinned, latest, expected) => {
    expect(currentSource({ source: pinned, edits }, latest)).toEqual(expected);
  });

  it('stays at the revision on which editing began', () => {
    const state = after(edited({ name: 'A' }, newer));
    expect(currentSource(state, source)).toEqual(newer);
    expect(currentSource(state, { ...newer, revision: 3 })).toEqual(newer);
  });
});

describe('saving', () => {
  it('ends the errors and the notice of the last save when it starts', () => {
    const state = after({ type: 'failed', errors: { message: 'm' } }, { type: 'submitted' });
    expect(state.errors).toEqual({});
    const saved = after({ type: 'saved', values, source }, { type: 'submitted' });
    expect(saved.isSaved).toBe(false);
  });

  it.each<[string, Event]>([
    ['a failed validation', { type: 'invalid', errors: { message: 'm' } }],
    ['a failed request', { type: 'failed', errors: { message: 'm' } }],
    ['a conflict', { type: 'conflicted', conflict: 'newer' }],
    ['a newest revision that cannot be read', { type: 'conflicted', conflict: 'unreadable' }],
    ['saving over the newest revision', { type: 'rebased', source: newer }],
  ])('keeps what was typed after %s', (_what, event) => {
    expect(after(edited({ name: 'A' }), event).edits).toEqual({ name: 'A' });
  });

  it('keeps what was typed while the request was in progress', () => {
    const sent = { ...values, name: 'A' };
    const state = after(edited({ name: 'A' }), edited({ notes: 'Later' }), {
      type: 'saved',
      values: sent,
      source: { values: sent, revision: 2 },
    });
    expect(state).toMatchObject({
      edits: { notes: 'Later' },
      isSaved: true,
      source: { revision: 2 },
    });
  });

  it('shows the saved notice until it expires', () => {
    const saved = after({ type: 'saved', values, source });
    expect(saved.isSaved).toBe(true);
    expect(nextForm(saved, { type: 'savedNoticeExpired' }).isSaved).toBe(false);
  });
});

describe('a conflict', () => {
  const conflict = after(edited({ name: 'A' }), { type: 'conflicted', conflict: 'newer' });

  it('lasts until a save ends otherwise', () => {
    expect(nextForm(conflict, { type: 'submitted' }).conflict).toBe('newer');
    expect(nextForm(conflict, { type: 'invalid', errors: {} }).conflict).toBe('newer');
    expect(nextForm(conflict, { type: 'failed', errors: {} }).conflict).toBeNull();
    expect(nextForm(conflict, { type: 'saved', values, source }).conflict).toBeNull();
  });

  it('puts the changes on top of the newest revision when the person saves anyway', () => {
    const state = nextForm(conflict, { type: 'rebased', source: newer });
    expect({ ...state.source.values, ...state.edits }).toEqual({ ...newer.values, name: 'A' });
  });

  it('drops the changes when the person loads the newest revision', () => {
    const state = nextForm(conflict, { type: 'reloaded', source: newer });
    expect(state).toEqual(newForm(newer));
  });
});

it('restores a draft on the revision it was written for', () => {
  const old = { ...source, revision: 0 };
  const state = after(edited({ notes: 'B' }), {
    type: 'draftRestored',
    edits: { name: 'A', tags: ['a'] },
    source: old,
  });
  expect(state.edits).toEqual({ name: 'A', notes: 'B' });
  expect(currentSource(state, source).revision).toBe(0);
});

it('finds no difference between values and themselves', () => {
  const anyValues = fc.record({ name: fc.string(), tags: fc.array(fc.string()) });
  fc.assert(
    fc.property(anyValues, anyValues, (one, other) => {
      expect(differingFields({ ...one }, structuredClone(one))).toEqual({});
      expect({ ...one, ...differingFields(other, one) }).toEqual(other);
    }),
  );
});
