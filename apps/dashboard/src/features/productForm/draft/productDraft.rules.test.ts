import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { blankProduct } from '../rules/productForm.values.ts';
import { readDraft, writeDraft } from './productDraft.rules.ts';

it.each([
  ['of a new product', { changes: { name: 'Tide Table', webhook_urls: ['https://a.example'] } }],
  ['of a product that exists', { changes: { envato: true, envato_id: '7' }, revision: 4 }],
])('comes back as it was kept: a draft %s', (_which, draft) => {
  expect(readDraft('plugin', writeDraft(draft))).toEqual(draft);
});

it.each([
  ['nothing', null],
  ['what is no draft', 'name=Tide'],
  ['a number', '7'],
  ['one without changes', '{"changes":{},"revision":1}'],
  ['fields of the other kind', '{"changes":{"details_url":"https://a.example"}}'],
  ['fields of another type', '{"changes":{"name":7,"envato":"yes","webhook_urls":[7]}}'],
  ['keys of the account', '{"changes":{"envatoApiToken":"k"}}'],
])('offers nothing back from %s', (_what, text) => {
  expect(readDraft('plugin', text)).toBeUndefined();
});

it('reads whatever a tab keeps without failing, and takes only what fits the form', () => {
  fc.assert(
    fc.property(fc.json(), fc.jsonValue(), (text, name) => {
      readDraft('theme', text);
      const draft = readDraft('theme', JSON.stringify({ changes: { name, slug: 'tide' } }));
      expect({ ...blankProduct, ...draft?.changes }.slug).toBe('tide');
      expect(typeof { ...blankProduct, ...draft?.changes }.name).toBe('string');
    }),
  );
});
