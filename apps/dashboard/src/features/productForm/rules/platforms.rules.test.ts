import { expect, it } from 'vitest';
import { typedSecrets } from './platforms.rules.ts';
import { blankProduct } from './productForm.values.ts';

it.each([
  ['nothing where nothing was typed', { envato: true }, {}, {}],
  [
    'a key of a platform that is ticked',
    { envato: true },
    { envatoApiToken: 'k' },
    { envatoApiToken: 'k' },
  ],
  ['no key of one that is not', { sendowl: true }, { envatoApiToken: 'k' }, {}],
  [
    'no blank key, which would remove the one that is kept',
    { envato: true },
    { envatoApiToken: ' ' },
    {},
  ],
  [
    'the signing secret where an address is told',
    { webhook_urls: ['https://a.example'] },
    { webhookSecret: 'k' },
    { webhookSecret: 'k' },
  ],
  ['no signing secret where none is', {}, { webhookSecret: 'k' }, {}],
  [
    'both keys of SendOwl',
    { sendowl: true },
    { sendowlApiKey: 'k', sendowlApiSecret: 's' },
    { sendowlApiKey: 'k', sendowlApiSecret: 's' },
  ],
])('saves %s', (_promise, ticked, typed, expected) => {
  expect(typedSecrets({ ...blankProduct, ...ticked }, typed)).toEqual(expected);
});
