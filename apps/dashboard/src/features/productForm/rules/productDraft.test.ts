import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Draft, readDraft, writeDraft } from '../../../shared/form/draft.rules.ts';
import { blankProduct, draftFields, type ProductFormValues } from './productForm.values.ts';

type ProductDraft = Draft<ProductFormValues>;

it.each<[string, ProductDraft]>([
  ['of a new product', { changes: { name: 'Tide Table', webhook_urls: ['https://a.example'] } }],
  ['of a saved product', { changes: { envato: true, envato_id: '7' }, revision: 4 }],
])('reads back a draft %s', (_which, draft) => {
  const text = writeDraft(draft, draftFields.plugin);
  expect(readDraft(text ?? null, draftFields.plugin)).toEqual(draft);
});

it.each([
  ['nothing', null],
  ['text that is not JSON', 'name=Tide'],
  ['a number', '7'],
  ['a draft without changes', '{"changes":{},"revision":1}'],
  ['fields of the other kind', '{"changes":{"details_url":"https://a.example"}}'],
  ['fields of another type', '{"changes":{"name":7,"envato":"yes","webhook_urls":[7]}}'],
  ['secrets of the account', '{"changes":{"envatoApiToken":"k"}}'],
])('offers nothing from %s', (_what, text) => {
  expect(readDraft(text, draftFields.plugin)).toBeUndefined();
});

it('reads any stored text without failing, and takes only what fits the form', () => {
  fc.assert(
    fc.property(fc.json(), fc.jsonValue(), (text, name) => {
      readDraft(text, draftFields.theme);
      const stored = JSON.stringify({ changes: { name, slug: 'tide' } });
      const draft = readDraft(stored, draftFields.theme);
      expect({ ...blankProduct, ...draft?.changes }.slug).toBe('tide');
      expect(typeof { ...blankProduct, ...draft?.changes }.name).toBe('string');
    }),
  );
});
