import { expect, test } from 'vitest';
import { snippet } from './snippets.rules.ts';

const facts = { publicUrl: 'https://dock.example', productId: 'p1' };

test('requests the flags of the product with curl', () => {
  expect(snippet('curl', facts)).toBe(
    "curl 'https://dock.example/api/v2/public/feature-flags/p1?identifier=ada%40example.com'\n",
  );
});
