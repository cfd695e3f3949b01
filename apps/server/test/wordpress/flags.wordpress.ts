import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, startTestServer, type TestServer } from '../harness/server.ts';
import { startHangingServer } from './products.ts';
import { type Site, startSite } from './site.ts';

const HOST = '127.0.0.78';
const PORT = 8080;

let server: TestServer;
let isServerRunning = false;
let ines: Person;
let site: Site;
let className: string;
let flagPath: string;

/** Returns the code of the dashboard, in the main file of a plugin. */
const flagCode = (file: string) => `require_once __DIR__ . '/${file}';

add_action( 'init', function () {
	if ( ${className}::is_enabled( 'EDITOR' ) ) {
		define( 'EDITOR_IS_ON', true );
	}

	$email = wp_get_current_user()->user_email;
	if ( ${className}::is_enabled( 'EDITOR', false, $email ) ) {
		define( 'EDITOR_IS_ON_FOR_PERSON', true );
	}
} );
`;

beforeAll(async () => {
  server = await startTestServer({ HOST, PORT: String(PORT) });
  isServerRunning = true;
  ines = await signUp(server);
  const products = '/api/v2/feature-flags/products';
  const { _id } = (await ines.api('POST', products, { name: 'Signal' })).body;
  const flag = { name: 'Editor', identifier: 'EDITOR', flag_type: 'on/off', active: true };
  const created = await ines.api('POST', `${products}/${_id}/flags`, flag);
  flagPath = `${products}/${_id}/flags/${created.body._id}`;
  const client = (await ines.api('GET', `${products}/${_id}/php-client`)).body;
  className = /^final class (\w+) \{/m.exec(client.code)?.[1] ?? '';
  site = await startSite(HOST);
  await site.write({
    'themes/plain/style.css': '/*\nTheme Name: Plain\n*/\n',
    'themes/plain/index.php': '<html><?php wp_head(); wp_footer(); ?></html>',
    [`plugins/signal/${client.name}`]: client.code,
    'plugins/signal/signal.php': `<?php
/*
Plugin Name: Signal
*/
${flagCode(client.name)}
${className}::configure( array( 'installed_version' => '1.0.0' ) );
add_action( 'wp_footer', function () {
	echo defined( 'EDITOR_IS_ON' ) ? 'editor is on' : 'editor is off';
	echo defined( 'EDITOR_IS_ON_FOR_PERSON' ) ? ' for ' . wp_get_current_user()->user_email : '';
} );
`,
  });
  await site.run(`activate_plugins(array('signal/signal.php')); switch_theme('plain');`);
});
afterAll(async () => {
  await site?.stop();
  if (isServerRunning) await server.close();
});

/** Opens the front page until its request in the background has arrived. */
async function openUntil(text: string): Promise<void> {
  await expect
    .poll(async () => (await site.open('/')).html, { timeout: 20_000, interval: 300 })
    .toContain(text);
}

/** Makes the stored responses so old that they are requested again, but not so old that they are unused. */
const outdate = () =>
  site.run(`global $wpdb;
foreach ( $wpdb->get_col( "select option_name from {$wpdb->options} where option_name like '_transient_%_flags_%'" ) as $name ) {
	update_option( $name, array( 'at' => time() - 3600, 'tried' => 0 ) + (array) get_option( $name ) );
}`);

describe('a plugin with feature flags', () => {
  it('shows its default on the first page, and then what the server says', async () => {
    const first = await site.open('/');
    expect(first.html).toContain('editor is off');
    await openUntil('editor is on for admin@');
  });

  it('follows a change', async () => {
    await ines.api('PATCH', flagPath, { active: false });
    await outdate();
    await openUntil('editor is off');
    await ines.api('PATCH', flagPath, { active: true });
    await outdate();
    await openUntil('editor is on');
  });

  it('is as fast and keeps its flags while the server is down or hangs', async () => {
    await server.close();
    isServerRunning = false;
    const measure = async () => {
      await outdate();
      const { html, seconds } = await site.open('/');
      expect(html).toContain('editor is on');
      expect(seconds).toBeLessThan(2.5);
      return seconds;
    };
    const down = await measure();
    const hanging = await startHangingServer(HOST, PORT);
    const hangs = await measure().finally(hanging.stop);
    process.stdout.write(`Seconds with a flag server that is down or hangs: ${down}, ${hangs}\n`);
  });
});
