import { expect, it } from 'vitest';
import { typedSecrets } from './platforms.rules.ts';
import { blankProduct } from './productForm.values.ts';

it.each([
  ['nothing if nothing was typed', { envato: true }, {}, {}],
  [
    'a secret of a selected platform',
    { envato: true },
    { envatoApiToken: 'k' },
    { envatoApiToken: 'k' },
  ],
  ['no secret of a platform that is not selected', { sendowl: true }, { envatoApiToken: 'k' }, {}],
  [
    'no blank secret, which would delete the saved one',
    { envato: true },
    { envatoApiToken: ' ' },
    {},
  ],
  [
    'the signing secret if there is a webhook',
    { webhook_urls: ['https://a.example'] },
    { webhookSecret: 'k' },
    { webhookSecret: 'k' },
  ],
  ['no signing secret without a webhook', {}, { webhookSecret: 'k' }, {}],
  [
    'both secrets of SendOwl',
    { sendowl: true },
    { sendowlApiKey: 'k', sendowlApiSecret: 's' },
    { sendowlApiKey: 'k', sendowlApiSecret: 's' },
  ],
])('saves %s', (_behavior, selected, typed, expected) => {
  expect(typedSecrets({ ...blankProduct, ...selected }, typed)).toEqual(expected);
});
