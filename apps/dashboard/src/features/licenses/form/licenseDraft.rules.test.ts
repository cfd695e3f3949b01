import { expect, it } from 'vitest';
import { readDraft, writeDraft } from './licenseDraft.rules.ts';

it('keeps what was typed', () => {
  const typed = { key: 'A-1', activation_limit: '3' };
  expect(readDraft(writeDraft(typed))).toEqual(typed);
});

it.each([[null], [''], ['{'], ['null'], ['7'], ['{"key":7}'], ['{"isAdmin":true}']])(
  'offers nothing of %j',
  (text) => {
    expect(readDraft(text)).toBeUndefined();
  },
);
