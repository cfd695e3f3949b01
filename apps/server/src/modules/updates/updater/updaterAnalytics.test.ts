import { describe, expect, it } from 'vitest';
import {
  keyOf,
  licensedPlugin,
  openPlugin,
  openTheme,
  prefixOf,
  runOnSite,
  type SiteResult,
} from './updaterSite.testing.ts';

const prefix = prefixOf(openPlugin);
const key = keyOf(openPlugin);
const products = [{ facts: openPlugin, folder: 'quiet-checkout' }];
const responses = { '/api/v1/updates/': { status: 200, body: { version: '2.0.0' } } };
const check = `${prefix}_Offer::check();`;
const allowed = { [`${key}_consent`]: '1' };

const sent = ({ requests }: SiteResult<unknown>) => requests.map(({ body }) => body);

describe('an update check of an updater file', () => {
  it('contains analytics only with the consent of the site’s owner', async () => {
    const result = await runOnSite({ products, responses, options: allowed }, check);
    expect(sent(result)).toEqual([
      {
        collectAnalytics: '1',
        domain: 'shop.com',
        language: 'en-US',
        theme: 'child|-|Harbor Child|-|2.1',
        mysqlVersion: '5.5.5-10.6.16-MariaDB',
      },
    ]);
    const [request] = result.requests;
    expect(request?.url).toContain('installed_version=1.0.0');
    expect(request?.url).not.toMatch(/domain|theme=|mysql|collectAnalytics/);
  });

  it.each([
    ['nobody was asked', {}, ''],
    ['consent was withdrawn', { [`${key}_consent`]: '0' }, ''],
    ['the option is damaged', { [`${key}_consent`]: ['1'] }, ''],
    [
      'the product refuses',
      allowed,
      `add_filter('${key}_consent', function () { return false; });`,
    ],
    ['the product returns text', {}, `add_filter('${key}_consent', function () { return 'no'; });`],
  ])('contains no analytics if %s', async (_, options, before) => {
    const result = await runOnSite({ products, responses, options }, before + check);
    expect(sent(result)).toEqual([undefined]);
    expect(result.requests[0]?.url).not.toContain('collectAnalytics');
  });

  it('contains analytics if the product has a setting of its own', async () => {
    const own = `add_filter('${key}_consent', function () { return true; });`;
    const [body] = sent(await runOnSite({ products, responses }, own + check));
    expect(body).toMatchObject({ collectAnalytics: '1' });
  });

  it('contains the list of plugins only if the product adds it', async () => {
    const add = `add_filter('${key}_analytics', function ($fields) {
      unset($fields['theme']);
      return $fields + array('plugins' => 'akismet/akismet.php|-|Akismet|-|5.3', 'bad' => array(1));
    });`;
    const [body] = sent(await runOnSite({ products, responses, options: allowed }, add + check));
    expect(body).toMatchObject({ plugins: 'akismet/akismet.php|-|Akismet|-|5.3' });
    expect(body).not.toHaveProperty('theme');
    expect(body).not.toHaveProperty('bad');
    const silent = await runOnSite({ products, responses }, add + check);
    expect(sent(silent)).toEqual([undefined]);
  });

  it('of a licensed product still contains the license', async () => {
    const licensed = [{ facts: licensedPlugin, folder: 'quiet-checkout' }];
    const options = { ...allowed, [`${key}_license`]: 'KEY-1' };
    const { requests } = await runOnSite({ products: licensed, responses, options }, check);
    expect(requests[0]?.url).toContain('license=KEY-1');
    expect(requests[0]?.body).toMatchObject({ collectAnalytics: '1' });
  });

  it('follows a redirect with the analytics', async () => {
    const moved = {
      'dock.example': {
        status: 308,
        body: '',
        headers: { location: 'https://new.example/api/v1/updates/x/' },
      },
      'new.example': { status: 200, body: { version: '2.0.0' } },
    };
    const result = await runOnSite({ products, responses: moved, options: allowed }, check);
    expect(sent(result)).toHaveLength(2);
    expect(sent(result)[1]).toEqual(sent(result)[0]);
  });
});

describe('the page for usage data', () => {
  const show = (post: string) =>
    `$_POST = array(${post}); ob_start(); ${prefix}_Analytics::show(); $result = ob_get_clean();`;

  it('stores the consent and reports it at once', async () => {
    const script = show("'change' => 'save', 'share' => '1'");
    const result = await runOnSite<string>({ products, responses }, script);
    expect(result.options[`${key}_consent`]).toBe('1');
    expect(result.printed).toContain('This site shares usage data.');
    expect(result.printed).toContain('checked');
    expect(sent(result)[0]).toMatchObject({ collectAnalytics: '1' });
  });

  it('withdraws the consent and reports that at once', async () => {
    const site = { products, responses, options: allowed };
    const result = await runOnSite<string>(site, show("'change' => 'save'"));
    expect(result.options[`${key}_consent`]).toBe('0');
    expect(result.printed).not.toContain('checked');
    expect(sent(result)).toEqual([undefined]);
  });

  it('changes nothing when it is only opened', async () => {
    const result = await runOnSite<string>({ products, responses }, show(''));
    expect(result.printed).toContain('Share usage data with the developer');
    expect(result.options).not.toHaveProperty(`${key}_consent`);
    expect(result.requests).toEqual([]);
  });

  it.each([
    ['a plugin', openPlugin],
    ['a theme', openTheme],
  ])('exists for %s unless it has a setting of its own', async (_, facts) => {
    const site = { products: [{ facts, folder: facts.slug }] };
    const menu = "do_action('admin_menu'); $result = $GLOBALS['pages'];";
    expect((await runOnSite(site, menu)).printed).toEqual([`${keyOf(facts)}_analytics`]);
    const own = `add_filter('${keyOf(facts)}_consent', function () { return true; });`;
    expect((await runOnSite(site, own + menu)).printed).toEqual([]);
  });
});
