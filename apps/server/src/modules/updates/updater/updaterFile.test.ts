import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyOf,
  licensedPlugin,
  openPlugin,
  openTheme,
  prefixOf,
  runOnSite,
  type StubResponse,
} from './updaterSite.testing.ts';

const plugin = { facts: openPlugin, folder: 'quiet-checkout-premium', version: '1.0.0' };
const licensed = { ...plugin, facts: licensedPlugin };
const theme = { facts: openTheme, folder: 'harbor', version: '1.0.0' };
const key = keyOf(openPlugin);
const file = 'quiet-checkout-premium/main.php';
const offer = {
  name: 'Quiet Checkout',
  slug: 'quiet-checkout',
  version: '2.0.0',
  homepage: 'https://shop.example/quiet',
  download_url: 'https://dock.example/api/v1/updates/x/download?version=2.0.0',
  sections: { description: '<p>Hello</p>', changelog: '<p>News</p>' },
  author: 'Ines',
  author_homepage: 'https://ines.example',
  requires: '6.0',
  tested: '6.6',
  requires_php: '7.4',
  upgrade_notice: 'Back up first.',
  last_updated: '2026-01-01 10:00:00',
  icons: { '1x': 'https://dock.example/icon.png' },
  banners: {},
};
const ok = (body: unknown): StubResponse => ({ status: 200, body });
const updates = { '/api/v1/updates/': ok(offer) };
const check = `${prefixOf(openPlugin)}_Offer::check();`;
const transient = (kind = 'plugins') => `
$updates = (object) array('response' => array(), 'no_update' => array());
$result = apply_filters('site_transient_update_${kind}', $updates);`;

interface Lists {
  response: Record<string, Record<string, unknown>>;
  no_update: Record<string, Record<string, unknown>>;
}

describe('an updater file of a plugin', () => {
  it('offers a newer version for the folder that the plugin is in', async () => {
    const site = { products: [plugin], responses: updates };
    const { printed } = await runOnSite<Lists>(site, check + transient());
    expect(printed.response[file]).toMatchObject({
      slug: 'quiet-checkout',
      plugin: file,
      new_version: '2.0.0',
      package: offer.download_url,
      requires_php: '7.4',
      upgrade_notice: 'Back up first.',
    });
    expect(printed.no_update).toEqual([]);
  });

  it('lists an installed version without an update, so that automatic updates can be turned on', async () => {
    const site = { products: [{ ...plugin, version: '2.0.0' }], responses: updates };
    const { printed } = await runOnSite<Lists>(site, check + transient());
    expect(printed.no_update[file]).toMatchObject({ new_version: '2.0.0', package: '' });
    expect(printed.response).toEqual([]);
  });

  it('replaces an offer of WordPress.org for a plugin with the same folder', async () => {
    const script = `$updates = (object) array('response' => array('${file}' => (object) array('new_version' => '9.9')));
$result = apply_filters('site_transient_update_plugins', $updates);`;
    const { printed } = await runOnSite<Lists>({ products: [plugin] }, script);
    expect(printed.response).toEqual([]);
    expect(printed.no_update[file]).toMatchObject({ new_version: '1.0.0' });
  });

  it('sends nothing while WordPress reads its updates or shows a page', async () => {
    const script = `do_action('init'); do_action('load-plugins.php'); ${transient()}
apply_filters('site_transient_update_plugins', $updates); do_action('admin_notices');`;
    const { requests, scheduled } = await runOnSite({ products: [plugin] }, script);
    expect(requests).toEqual([]);
    expect(scheduled).toEqual({ [`${key}_check`]: 'once' });
  });

  it('checks in WP-Cron, at most once in ten minutes', async () => {
    const script = `do_action('${key}_check'); do_action('${key}_check');`;
    const site = { products: [plugin], responses: updates, cron: true };
    const { requests } = await runOnSite(site, script);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ 'user-agent': 'WordPress/6.6.1; https://shop.com' });
  });

  it('shows details that are stored, without a request', async () => {
    const script = `${check} $result = apply_filters('plugins_api', false, 'plugin_information', (object) array('slug' => 'quiet-checkout'));`;
    const site = { products: [plugin], responses: updates };
    const { printed, requests } = await runOnSite(site, script);
    expect(requests).toHaveLength(1);
    expect(printed).toMatchObject({
      name: "Ines's Checkout",
      version: '2.0.0',
      author: '<a href="https://ines.example">Ines</a>',
      sections: offer.sections,
      download_link: offer.download_url,
    });
  });

  it('shows details even if the server was never reached', async () => {
    const script = `$result = apply_filters('plugins_api', false, 'plugin_information', (object) array('slug' => 'quiet-checkout'));`;
    const { printed } = await runOnSite({ products: [plugin] }, script);
    expect(printed).toMatchObject({
      version: '1.0.0',
      sections: { description: expect.stringContaining('try again in a few minutes') },
    });
  });

  it('leaves the details of other plugins alone', async () => {
    const script = `$result = apply_filters('plugins_api', 'other', 'plugin_information', (object) array('slug' => 'akismet'));`;
    expect((await runOnSite({ products: [plugin] }, script)).printed).toBe('other');
  });

  it.each([
    ['another folder', file, ['/tmp/x/quiet-checkout', '/tmp/x/quiet-checkout-premium']],
    ['another plugin', 'akismet/akismet.php', undefined],
  ])('keeps the folder of the plugin: %s', async (_, updated, moved) => {
    const script = `$source = apply_filters('upgrader_source_selection', '/tmp/x/quiet-checkout/', '/tmp/x', null, array('plugin' => '${updated}'));
$result = array($source, $GLOBALS['wp_filesystem']->moves);`;
    const { printed } = await runOnSite({ products: [plugin] }, script);
    const target = moved ? '/tmp/x/quiet-checkout-premium/' : '/tmp/x/quiet-checkout/';
    expect(printed).toEqual([target, moved ? [moved] : []]);
  });
});

describe('an updater file of a theme', () => {
  const offered = {
    '/api/v1/theme-updates/': ok({ ...offer, details_url: 'https://dock.example/details/b2' }),
  };
  const checkTheme = `${prefixOf(openTheme)}_Offer::check();`;

  it('offers a newer version with the page of its details', async () => {
    const { printed } = await runOnSite<Lists>(
      { products: [theme], responses: offered },
      checkTheme + transient('themes'),
    );
    expect(printed.response.harbor).toMatchObject({
      new_version: '2.0.0',
      url: 'https://dock.example/details/b2',
      package: offer.download_url,
    });
  });

  it('keeps the folder of the theme', async () => {
    const script = `$result = apply_filters('upgrader_source_selection', '/tmp/x/harbor-2/', '/tmp/x', null, array('theme' => 'harbor'));`;
    expect((await runOnSite({ products: [theme] }, script)).printed).toBe('/tmp/x/harbor/');
  });
});

describe('several updater files on one site', () => {
  const twin = {
    ...openPlugin,
    id: 'ffffffff-11aa-4b6c-9d1e-2a7c1f0b3d4e',
    slug: 'quiet--checkout',
  };

  it('do not conflict, whatever their slugs', async () => {
    const products = [
      licensed,
      { facts: { ...twin, issuesLicenses: true }, folder: 'twin' },
      theme,
    ];
    const sameSlug = {
      facts: { ...openTheme, id: 'c3c3c3c3-0', slug: 'quiet-checkout' },
      folder: 'x',
    };
    const site = { products: [...products, sameSlug], responses: updates };
    const { printed } = await runOnSite<Lists>(site, check + transient());
    expect(Object.keys(printed.response)).toEqual([file]);
    expect(Object.keys(printed.no_update)).toEqual(['twin/main.php']);
  });

  it('may be two copies of one file', async () => {
    const copy = { ...plugin, folder: 'quiet-checkout-copy' };
    const { printed } = await runOnSite<Lists>({ products: [plugin, copy] }, transient());
    expect(Object.keys(printed.no_update)).toEqual([file]);
  });

  it('wait for a server that is down only once on a page', async () => {
    const products = [plugin, { facts: twin, folder: 'twin' }];
    const script = `$_GET['force-check'] = '1'; do_action('load-update-core.php');`;
    expect((await runOnSite({ products }, script)).requests).toHaveLength(1);
  });

  it('wait three seconds in total on a page for a server that is slow', async () => {
    const products = [plugin, { facts: twin, folder: 'twin' }];
    const responses = { '/api/v1/updates/': { ...ok(offer), seconds: 0.3 } };
    const script = `$_GET['force-check'] = '1'; do_action('load-update-core.php');`;
    const { requests } = await runOnSite({ products, responses }, script);
    expect(requests).toHaveLength(2);
    expect(requests[0]?.timeout).toBe(3);
    expect(requests[1]?.timeout).toBeGreaterThan(2.2);
    expect(requests[1]?.timeout).toBeLessThan(2.75);
  });
});

describe('a response', () => {
  const remains = { '/api/v1/updates/': ok(offer) };
  const after = `${check} $GLOBALS['site']['responses'] = json_decode(getenv('NEXT') ?: '{}', true);`;

  it.each<[string, StubResponse]>([
    ['that is HTML', { status: 200, body: '<html>Sign in to the Wi-Fi</html>' }],
    ['that is empty', { status: 200, body: '' }],
    ['that is a number', { status: 200, body: '7' }],
    ['without a version', ok({ name: 'x' })],
    ['whose version is a list', ok({ ...offer, version: ['2.0.0'] })],
    ['whose version is HTML', ok({ ...offer, version: '3.0.0<script>' })],
    ['with an error', { status: 500, body: { version: '3.0.0' } }],
    ['for an unknown product', { status: 404, body: { code: 'not_found', message: 'Not found.' } }],
    [
      'that redirects to an insecure URL',
      { status: 302, body: '', headers: { location: 'http://x.example' } },
    ],
  ])('%s leaves the stored offer', async (_, response) => {
    const body = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
    const next = JSON.stringify({ '/api/v1/updates/': { ...response, body } });
    const script = `${after.replace("getenv('NEXT') ?: '{}'", `base64_decode('${Buffer.from(next).toString('base64')}')`)} ${check} ${transient()}`;
    const { printed } = await runOnSite<Lists>({ products: [plugin], responses: remains }, script);
    expect(printed.response[file]).toMatchObject({ new_version: '2.0.0' });
  });

  it('with fields of wrong types is used as far as possible', async () => {
    const body = {
      version: '2.0.0',
      sections: ['x', 7],
      icons: 'none',
      download_url: 'javascript:1',
      requires: {},
    };
    const site = { products: [plugin], responses: { '/api/v1/updates/': ok(body) } };
    const { printed } = await runOnSite<Lists>(site, check + transient());
    expect(printed.response[file]).toMatchObject({
      new_version: '2.0.0',
      package: '',
      icons: [],
      requires: '',
    });
  });

  it('that redirects over HTTPS is followed twice at most', async () => {
    const redirect = { status: 301, body: '', headers: { location: 'https://new.example/x' } };
    const site = { products: [plugin], responses: { dock: redirect, new: redirect } };
    expect((await runOnSite(site, check)).requests.map(({ url }) => new URL(url).host)).toEqual([
      'dock.example',
      'new.example',
      'new.example',
    ]);
  });

  it('never ends the page, whatever it contains', async () => {
    const bodies = fc.sample(fc.json(), 60);
    const script = `foreach (json_decode(base64_decode('${Buffer.from(JSON.stringify(bodies)).toString('base64')}')) as $body) {
	$GLOBALS['transients'] = array();
	$GLOBALS['site']['responses'] = array('/api/v1/updates/' => array('status' => 200, 'body' => $body));
	${check} ${transient()}
}`;
    const { requests } = await runOnSite({ products: [plugin] }, script);
    expect(requests).toHaveLength(60);
  });
});
