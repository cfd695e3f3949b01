import { expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../shared/form/draft.rules.ts';
import { blankLicense, type LicenseValues } from './licenseForm.values.ts';

const read = (text: string | null) => readDraft<LicenseValues>(text, blankLicense);

it('stores unsaved changes with the revision they are based on', () => {
  const changes = { key: 'A-1', activation_limit: '3' };
  const text = writeDraft<LicenseValues>({ changes, revision: 3 }, blankLicense);
  expect(read(text ?? null)).toEqual({ changes, revision: 3 });
});

it.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['{"changes":{"key":7}}'],
  ['{"changes":{"isAdmin":true}}'],
])('offers nothing from %j', (text) => {
  expect(read(text)).toBeUndefined();
});
