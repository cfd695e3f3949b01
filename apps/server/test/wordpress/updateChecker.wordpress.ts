import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, startTestServer, type TestServer } from '../harness/server.ts';
import { addWordPressProduct, startHangingServer, type WordPressProduct } from './products.ts';
import { type Site, startSite } from './site.ts';

/** WordPress installs packages from its own host, and from the port 8080. */
const HOST = '127.0.0.78';
const PORT = 8080;
/** Products that use the library, with and without licenses. */
const PRODUCTS = [
  { kind: 'plugin', slug: 'beacon', isLicensed: true },
  { kind: 'plugin', slug: 'torch', isLicensed: false },
  { kind: 'theme', slug: 'wharf', isLicensed: true },
  { kind: 'theme', slug: 'jetty', isLicensed: false },
] as const;
type Slug = (typeof PRODUCTS)[number]['slug'];

const name = 'plugin-update-checker.php';
const library = { [name]: readFileSync(new URL(`./php/${name}`, import.meta.url), 'utf8') };

let server: TestServer;
let isServerRunning = false;
let site: Site;
const products = new Map<Slug, WordPressProduct>();

/** Returns the installation code of the dashboard. */
function installationCode(kind: 'plugin' | 'theme', slug: string, id: string): string {
  const endpoint = kind === 'plugin' ? 'updates' : 'theme-updates';
  return `require __DIR__ . '/plugin-update-checker.php';
$${slug}_updates = YahnisElsts\\PluginUpdateChecker\\v5\\PucFactory::buildUpdateChecker(
	'http://${HOST}:${PORT}/api/v1/${endpoint}/${id}/', __FILE__, '${slug}' );
$${slug}_updates->addQueryArgFilter( function ( $query ) {
	$query['license'] = rawurlencode( get_option( '${slug}_license', '' ) );
	$query['explain'] = '1';
	return $query;
} );`;
}

beforeAll(async () => {
  server = await startTestServer({ HOST, PORT: String(PORT) });
  isServerRunning = true;
  const ines: Person = await signUp(server);
  site = await startSite(HOST);
  for (const product of PRODUCTS) {
    const { kind, slug } = product;
    const load = (_updater: unknown, id: string) => installationCode(kind, slug, id);
    const added = await addWordPressProduct(ines, product, load, library);
    products.set(slug, added);
    const named = Object.entries(added.files).map(([name, text]) => [
      `${kind}s/${slug}/${name}`,
      text,
    ]);
    await site.write(Object.fromEntries(named));
  }
  await site.run(
    `activate_plugins(array('beacon/beacon.php', 'torch/torch.php')); switch_theme('wharf');`,
  );
});
afterAll(async () => {
  await site?.stop();
  if (isServerRunning) await server.close();
});

interface Check {
  offer: { new_version: string; package: string; url?: string; upgrade_notice?: string } | null;
  seconds: number;
}

/** Checks for updates of a product, like its button "Check for updates". @param key license to store */
function check(slug: Slug, key?: string): Promise<Check> {
  const { kind } = PRODUCTS.find((product) => product.slug === slug) as (typeof PRODUCTS)[number];
  const entry = kind === 'plugin' ? `${slug}/${slug}.php` : slug;
  return site.run<Check>(`${key === undefined ? '' : `update_option('${slug}_license', '${key}');`}
$started = microtime(true);
do_action('puc_check_now${kind === 'theme' ? '_theme' : ''}-${slug}');
$seconds = microtime(true) - $started;
wp_update_${kind}s();
$offers = get_site_transient('update_${kind}s')->response;
$result = array('offer' => $offers['${entry}'] ?? null, 'seconds' => round($seconds, 2));`);
}

const keyOf = (slug: Slug) => products.get(slug)?.key ?? '';

describe('products that use plugin-update-checker', () => {
  it('are offered the updates of two plugins at once, one without a license', async () => {
    expect((await check('beacon')).offer).toMatchObject({
      new_version: '2.0.0',
      package: '',
      upgrade_notice: 'A license key is required to install this update.',
    });
    expect((await check('torch')).offer?.package).toContain(`http://${HOST}:${PORT}/`);
  });

  it('are offered updates with license keys of any characters', async () => {
    for (const slug of ['beacon', 'wharf'] as const) {
      expect((await check(slug, keyOf(slug))).offer?.package, slug).toContain('access=');
    }
  });

  it('are offered the updates of themes, with details that can be framed', async () => {
    const licensed = await check('wharf', '');
    expect(licensed.offer).toMatchObject({ new_version: '2.0.0', package: '' });
    expect(await (await fetch(licensed.offer?.url ?? '')).text()).toContain('Online description.');
    await site.run(`switch_theme('jetty');`);
    expect((await check('jetty')).offer?.package).toContain(`http://${HOST}:${PORT}/`);
    await site.run(`switch_theme('wharf');`);
    await check('wharf', keyOf('wharf'));
  });

  it('install their updates', async () => {
    const { active, theme } = await site.run<{ active: string[]; theme: string }>(`
$skin = new Automatic_Upgrader_Skin();
(new Plugin_Upgrader($skin))->bulk_upgrade(array('torch/torch.php'));
(new Theme_Upgrader($skin))->bulk_upgrade(array('wharf'));
$result = array('active' => get_option('active_plugins'), 'theme' => get_stylesheet());`);
    expect(active).toContain('torch/torch.php');
    expect(theme).toBe('wharf');
    for (const path of ['plugins/torch/torch.php', 'themes/wharf/style.css']) {
      expect(await site.read(path)).toContain('Version: 2.0.0');
    }
  });

  it.each(['works', 'is down', 'hangs'])('keep working if the server %s', async (state) => {
    if (isServerRunning && state !== 'works') {
      isServerRunning = false;
      await server.close();
    }
    const hanging = state === 'hangs' ? await startHangingServer(HOST, PORT) : undefined;
    try {
      const seconds: Record<string, number> = {};
      for (const slug of ['beacon', 'wharf'] as const) {
        seconds[slug] = (await check(slug)).seconds;
        // The library waits three seconds, and nobody waits on pages.
        expect(seconds[slug]).toBeLessThan(3.5);
      }
      for (const path of ['/', '/wp-admin/plugins.php', '/wp-admin/themes.php']) {
        const page = await site.open(path);
        expect(page.html).toContain('</html>');
        seconds[path] = Number(page.seconds.toFixed(2));
        expect(seconds[path], path).toBeLessThan(2.5);
      }
      expect((await check('beacon')).offer).toMatchObject({ new_version: '2.0.0' });
      process.stdout.write(`Seconds with a server that ${state}: ${JSON.stringify(seconds)}\n`);
    } finally {
      hanging?.stop();
    }
  });
});
