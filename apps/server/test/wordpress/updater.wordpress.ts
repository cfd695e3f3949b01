import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp, startTestServer, type TestServer } from '../harness/server.ts';
import { addWordPressProduct, startHangingServer, type WordPressProduct } from './products.ts';
import { type Page, type Site, startSite } from './site.ts';

/** WordPress installs packages from its own host, and from the port 8080. */
const HOST = '127.0.0.77';
const PORT = 8080;
const LIMIT_SECONDS = 3.5;

let server: TestServer;
let isServerRunning = false;
let ines: Person;
let site: Site;
let open: WordPressProduct;
let licensed: WordPressProduct;
let theme: WordPressProduct;
/** The folder of the plugin differs from its slug, as after an upload with another name. */
const fileOf = ({ slug }: WordPressProduct) => `${slug}-premium/${slug}.php`;
const optionOf = ({ prefix }: WordPressProduct, name: string) => `${prefix.toLowerCase()}_${name}`;

beforeAll(async () => {
  server = await startTestServer({ HOST, PORT: String(PORT) });
  isServerRunning = true;
  ines = await signUp(server);
  site = await startSite(HOST);
  open = await addWordPressProduct(ines, { kind: 'plugin', slug: 'signal', isLicensed: false });
  licensed = await addWordPressProduct(ines, { kind: 'plugin', slug: 'lamp', isLicensed: true });
  theme = await addWordPressProduct(ines, { kind: 'theme', slug: 'harbor', isLicensed: true });
  for (const { kind, slug, files } of [open, licensed, theme]) {
    const folder = kind === 'plugin' ? `plugins/${slug}-premium` : `themes/${slug}-premium`;
    const named = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);
    await site.write(Object.fromEntries(named));
  }
  await site.run(
    `activate_plugins(array('${fileOf(open)}', '${fileOf(licensed)}')); switch_theme('harbor-premium');`,
  );
});
afterAll(async () => {
  await site?.stop();
  if (isServerRunning) await server.close();
});

/** Runs the scheduled events, as the visit of a page does in the background. */
async function runCron(): Promise<void> {
  await site.open('/');
  await site.open('/wp-cron.php?doing_wp_cron');
}

const phpList = (values: readonly string[]) => `array('${values.join("', '")}')`;

interface Lists {
  response: Record<string, { new_version: string; package: string }>;
  no_update: Record<string, { new_version: string }>;
}
const listUpdates = (kind: 'plugin' | 'theme') =>
  site.run<Lists>(`wp_update_${kind}s(); $result = get_site_transient('update_${kind}s');`);
const details = ({ slug }: WordPressProduct) =>
  site.open(`/wp-admin/plugin-install.php?tab=plugin-information&plugin=${slug}`);

/** Activates a license on the product's settings page. */
async function changeLicense(product: WordPressProduct, change: string): Promise<Page> {
  const parent = product.kind === 'plugin' ? 'options-general.php' : 'themes.php';
  const path = `/wp-admin/${parent}?page=${optionOf(product, 'license')}`;
  const { html } = await site.open(path);
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
  return site.open(path, { _wpnonce: nonce, change, license: product.key });
}

describe('a site whose release server works', () => {
  it('is offered the update of a plugin and details about it, also after WordPress checks', async () => {
    await runCron();
    const { response } = await listUpdates('plugin');
    expect(response[fileOf(open)]).toMatchObject({ new_version: '2.0.0' });
    expect(response[fileOf(open)]?.package).toContain(`http://${HOST}:${PORT}/`);
    const { html } = await details(open);
    expect(html).toContain('Online description.');
    expect(html).not.toContain('Plugin not found.');
  });

  it('without a license sees updates of a plugin and a theme, and why it cannot install them', async () => {
    expect((await listUpdates('plugin')).response[fileOf(licensed)]).toMatchObject({
      new_version: '2.0.0',
      package: '',
    });
    expect((await listUpdates('theme')).response['harbor-premium']).toMatchObject({
      new_version: '2.0.0',
      package: '',
    });
    for (const [path, name] of [
      ['plugins.php', 'lamp'],
      ['themes.php', 'harbor'],
    ]) {
      const { html } = await site.open(`/wp-admin/${path}`);
      expect(html).toContain(`${name} 2.0.0 is available, but it cannot be installed.`);
      expect(html).toContain('Please enter a license key to install updates.');
    }
    expect((await details(licensed)).html).toContain('Please enter a license key');
  });

  it('frames the details of a theme', async () => {
    const { url } = (await listUpdates('theme')).response['harbor-premium'] as unknown as {
      url: string;
    };
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(await page.text()).toContain('Online description.');
  });

  it('reads why a license is denied', async () => {
    const { html } = await changeLicense({ ...licensed, key: 'no-such-key' }, 'activate');
    expect(html).toContain('This license key does not exist.');
    const other = await changeLicense({ ...licensed, key: theme.key }, 'activate');
    expect(other.html).toContain('This license is for another product.');
  });

  it('activates licenses with any characters, which are then valid offline', async () => {
    for (const product of [licensed, theme]) {
      const { html } = await changeLicense(product, 'activate');
      expect(html).toContain('The license is active on this site.');
      expect(await site.run(`$result = ${product.prefix}_License::is_valid();`)).toBe(true);
    }
    expect((await listUpdates('plugin')).response[fileOf(licensed)]?.package).toContain('access=');
    expect((await listUpdates('theme')).response['harbor-premium']?.package).toContain('access=');
  });
});

describe('a site that installs its updates', () => {
  it('keeps plugins and the theme active in their folders', async () => {
    const files = [open, licensed].map(fileOf);
    const result = await site.run<{ messages: string[]; active: string[]; theme: string }>(`
$skin = new Automatic_Upgrader_Skin();
(new Plugin_Upgrader($skin))->bulk_upgrade(${phpList(files)});
(new Theme_Upgrader($skin))->bulk_upgrade(array('harbor-premium'));
$result = array('messages' => $skin->get_upgrade_messages(), 'active' => get_option('active_plugins'), 'theme' => get_stylesheet());`);
    const { messages, active, theme: stylesheet } = result;
    expect([...active].sort(), messages.join('\n')).toEqual([...files].sort());
    expect(stylesheet).toBe('harbor-premium');
    for (const path of [
      ...files.map((file) => `plugins/${file}`),
      'themes/harbor-premium/style.css',
    ]) {
      expect(await site.read(path)).toContain('Version: 2.0.0');
    }
    expect((await listUpdates('plugin')).no_update).toHaveProperty([fileOf(open)]);
    expect((await site.open('/wp-admin/plugins.php')).status).toBe(200);
  });
});

/** Opens the pages of the administration and changes a license. Prints and returns the seconds. */
async function measure(state: string): Promise<Record<string, number>> {
  // As if the last check were long ago, so that every page has a reason to check.
  const options = [open, licensed, theme].map((one) => optionOf(one, 'offer'));
  const outdate = () =>
    site.run(`foreach (${phpList(options)} as $name) {
	update_option($name, array('checked' => 0, 'requested' => 0) + (array) get_option($name));
}
$wpdb->query("delete from {$wpdb->options} where option_name like '%pressdock_pause_%'");`);
  const pages = {
    'front page': () => site.open('/'),
    plugins: () => site.open('/wp-admin/plugins.php'),
    themes: () => site.open('/wp-admin/themes.php'),
    updates: () => site.open('/wp-admin/update-core.php'),
    'check again': () => site.open('/wp-admin/update-core.php?force-check=1'),
    'view details': () => details(open),
    'activate license': () => changeLicense(licensed, 'activate'),
  };
  const seconds: Record<string, number> = {};
  for (const [name, request] of Object.entries(pages)) {
    await outdate();
    const page = await request();
    expect(page.status).toBe(200);
    expect(page.html).toContain('</html>');
    seconds[name] = Number(page.seconds.toFixed(2));
  }
  process.stdout.write(`Seconds with a server that ${state}: ${JSON.stringify(seconds)}\n`);
  return seconds;
}

/** Pages on which nobody asks for a request; the two or three others are limited. */
const BACKGROUND = ['front page', 'plugins', 'themes', 'updates', 'view details'];

function expectWithinLimits(seconds: Record<string, number>, limits: { idle: number }): void {
  for (const [name, duration] of Object.entries(seconds)) {
    const limit = BACKGROUND.includes(name) ? limits.idle : LIMIT_SECONDS + limits.idle;
    expect(duration, name).toBeLessThan(limit);
  }
}

describe('a site whose release server', () => {
  it('works is not slowed down', { timeout: 120_000 }, async () => {
    expectWithinLimits(await measure('works'), { idle: 2.5 });
  });

  it('is down is not slowed down, and keeps its licenses', { timeout: 120_000 }, async () => {
    await server.close();
    isServerRunning = false;
    expectWithinLimits(await measure('is down'), { idle: 2.5 });
    for (const { prefix } of [licensed, theme]) {
      expect(await site.run(`$result = ${prefix}_License::is_valid();`)).toBe(true);
    }
    expect((await details(open)).html).toContain('Online description.');
  });

  it('hangs waits three seconds, and only if asked to', { timeout: 180_000 }, async () => {
    const hanging = await startHangingServer(HOST, PORT);
    try {
      expectWithinLimits(await measure('hangs'), { idle: 2.5 });
      expect((await listUpdates('plugin')).no_update[fileOf(open)]).toMatchObject({
        new_version: '2.0.0',
      });
    } finally {
      hanging.stop();
    }
  });
});
