import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

/** Loads code like WordPress loads a plugin: before it knows who is signed in. Prints the checks. */
const loadAsPlugin = (code: string) => `
final class Harbor_Flags_1 {
	public static function is_enabled( $flag, $default = false, $identifier = null ) {
		echo json_encode( array( $flag, $default, $identifier ) ), "\n";
		return true;
	}
}
$actions = array();
function add_action( $name, $run ) {
	$GLOBALS['actions'][ $name ] = $run;
}
${code.replace(/^require_once .*$/m, '')}
$define = 'function wp_get_current_user() { return (object) array( "user_email" => "ada@example.com" ); }';
eval( $define );
$actions['init']();`;

test('checks the flag in WordPress for the site and the person who is signed in', async () => {
  const code = loadAsPlugin(wordpressCode(facts, client));
  const { stdout } = await promisify(execFile)('php', ['-r', code]);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    ['NEW_CHECKOUT', false, null],
    ['NEW_CHECKOUT', false, 'ada@example.com'],
  ]);
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
