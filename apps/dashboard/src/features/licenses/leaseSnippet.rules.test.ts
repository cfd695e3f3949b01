import { expect, it } from 'vitest';
import { leaseSnippet } from './leaseSnippet.rules.ts';

const keys = [
  { _id: 'new', publicKey: 'AAAA+/==' },
  { _id: "o'ld", publicKey: 'BBBB' },
];

it('holds every key that leases may still be signed with, safe inside of PHP', () => {
  const code = leaseSnippet(keys, 'https://dock.example');
  expect(code).toContain("'new' => 'AAAA+/==',");
  expect(code).toContain("'o\\'ld' => 'BBBB',");
});

it('asks this very server', () => {
  expect(leaseSnippet(keys, 'https://dock.example')).toContain(
    "'https://dock.example/api/v2/public/license/validate-with-domain'",
  );
});
