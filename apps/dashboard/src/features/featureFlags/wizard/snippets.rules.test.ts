import { expect, test } from 'vitest';
import { curlCode, javascriptCode, phpCode, wordpressCode } from './snippets.rules.ts';

const facts = { publicUrl: 'https://dock.example', productId: 'p1', flag: 'NEW_CHECKOUT' };
const client = {
  name: 'harbor-flags.php',
  code: "<?php\nif ( ! class_exists( 'Harbor_Flags_1' ) ) {\n\nfinal class Harbor_Flags_1 {\n}\n}\n",
};

test.each([
  ['WordPress', wordpressCode],
  ['PHP', phpCode],
])('checks the flag in %s with the class of the file', (_language, codeOf) => {
  const code = codeOf(facts, client);
  expect(code).toContain("require_once __DIR__ . '/harbor-flags.php';");
  expect(code).toMatch(/Harbor_Flags_1::is_enabled\( ?'NEW_CHECKOUT'/);
});

test('checks the flag of the product in JavaScript', () => {
  const code = javascriptCode(facts);
  for (const value of Object.values(facts)) expect(code).toContain(`'${value}'`);
});

test('requests the flags of the product with curl', () => {
  expect(curlCode(facts)).toBe(
    "curl 'https://dock.example/api/v2/public/feature-flags/p1?identifier=ada%40example.com'\n",
  );
});
