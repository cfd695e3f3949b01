import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft.rules.ts';

const fields = { name: '', isOn: false, rows: [] as string[] };
interface Values {
  name: string;
  isOn: boolean;
  rows: string[];
  password: string;
}

it.each<[string, { changes: Partial<Values>; revision?: number }]>([
  ['of something new', { changes: { name: 'Tide', rows: ['a', ''] } }],
  ['of a saved object, with its revision', { changes: { isOn: true }, revision: 4 }],
])('reads back a draft %s', (_which, draft) => {
  expect(readDraft<Values>(writeDraft<Values>(draft, fields) ?? null, fields)).toEqual(draft);
});

it('stores neither passwords nor a draft without changes', () => {
  expect(writeDraft<Values>({ changes: { password: 'p' }, revision: 1 }, fields)).toBeUndefined();
  expect(writeDraft<Values>({ changes: { password: 'p', name: 'A' } }, fields)).not.toContain('p"');
  expect(writeDraft<Values>({ changes: {} }, fields)).toBeUndefined();
});

it.each([
  [null],
  ['name=Tide'],
  ['7'],
  ['null'],
  ['{"changes":null}'],
  ['{"changes":{},"revision":1}'],
  ['{"changes":{"name":7,"isOn":"yes","rows":[7]}}'],
  ['{"changes":{"password":"p"}}'],
  ['{"name":"Tide"}'],
])('offers nothing from %j', (text) => {
  expect(readDraft<Values>(text, fields)).toBeUndefined();
});

it('reads any stored text without failing', () => {
  fc.assert(
    fc.property(fc.json(), fc.jsonValue(), (text, name) => {
      readDraft<Values>(text, fields);
      const draft = readDraft<Values>(JSON.stringify({ changes: { name, isOn: true } }), fields);
      expect(draft?.changes.isOn).toBe(true);
      expect(typeof { ...fields, ...draft?.changes }.name).toBe('string');
    }),
  );
});
