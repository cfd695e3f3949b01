import { describe, expect, it } from 'vitest';
import { composerCode, composerName } from './composerSnippet.rules.ts';
import { isGated, updateCheckerCode, updateUriCode } from './installation.rules.ts';
import { phpName, updateAddress } from './phpSnippets.rules.ts';
import { plainPhpCode } from './plainPhp.rules.ts';

const open = {
  require_purchase_code: false,
  easy_digital_downloads: false,
  envato: false,
  gumroad: false,
  sendowl: false,
  whmcs: false,
};
const plugin = {
  ...open,
  kind: 'plugin',
  _id: 'a1',
  name: 'Quiet Checkout',
  slug: 'quiet-checkout',
} as const;
const theme = { ...open, kind: 'theme', _id: 'b2', name: 'Harbor', slug: 'harbor' } as const;
const ORIGIN = 'https://dock.example';
const ways = [
  ['plugin-update-checker', updateCheckerCode],
  ['Update URI', updateUriCode],
  ['plain PHP', plainPhpCode],
] as const;
const both = [plugin, theme] as const;
const harbor = { account: '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e', _id: '9b1d2c3e-4f50-4a6b' };

describe('the code that makes a product ask for its updates', () => {
  it('asks where this kind of product is answered, with the slash that update checkers send', () => {
    expect(updateAddress(plugin, ORIGIN)).toBe('https://dock.example/api/v1/updates/a1/');
    expect(updateAddress(theme, ORIGIN)).toBe('https://dock.example/api/v1/theme-updates/b2/');
  });

  it.each(ways)('names the address of this very product, by %s', (_way, write) => {
    for (const product of both) {
      expect(write(product, ORIGIN)).toContain(`'${updateAddress(product, ORIGIN)}'`);
      expect(write(product, ORIGIN)).toContain(phpName(product.slug));
    }
  });

  it.each(Object.keys(open))('sends the license along where %s asks for one', (field) => {
    const gated = { [field]: true };
    for (const [, write] of ways) {
      for (const product of both) {
        const license = `get_option( '${phpName(product.slug)}_license', '' )`;
        expect(write({ ...product, ...gated }, ORIGIN).split(license)).toHaveLength(2);
        expect(write(product, ORIGIN)).not.toContain('license');
      }
    }
    expect(isGated({ ...open, ...gated })).toBe(true);
    expect(isGated(open)).toBe(false);
  });

  it.each([
    [plugin, "'pre_set_site_transient_update_plugins'", '(object) array('],
    [theme, "'pre_set_site_transient_update_themes'", '= array('],
  ])('without a library, answers in the form that WordPress keeps', (product, hook, form) => {
    const code = plainPhpCode(product, ORIGIN);
    expect(code).toContain(`add_filter( ${hook}, '${phpName(product.slug)}_check_for_update' );`);
    expect(code).toContain(form);
  });

  it.each([
    ['https://dock.example', 'http-basic.dock.example license'],
    ['http://127.0.0.1:8080', 'http-basic.127.0.0.1:8080 license'],
  ])('shows Composer users the repository at %s and how to sign in', (origin, auth) => {
    const code = composerCode({ ...harbor, slug: 'harbor' }, origin);
    expect(code).toContain(
      `composer config repositories.pressdock composer ${origin}/composer/${harbor.account}\n`,
    );
    expect(code).toContain(`composer config ${auth} `);
    expect(code).toMatch(/^composer require pressdock-0f5c9d1e\/harbor$/m);
  });

  it.each([plugin, theme])('sends more about a site only with its owner’s consent', (product) => {
    const code = updateCheckerCode(product, ORIGIN);
    const name = phpName(product.slug);
    const consent = code.indexOf(`if ( get_option( '${name}_share_site_facts' ) ) {`);
    const facts = ["['mysqlVersion'] = $wpdb->db_server_info();", "['theme'] = get_stylesheet();"];
    const end = code.indexOf('}', consent);
    expect(code).toContain(`$${name}_updates->addQueryArgFilter(`);
    expect(consent).toBeGreaterThan(0);
    for (const fact of facts) {
      expect(code.split(fact)).toHaveLength(2);
      expect(code.indexOf(fact)).toBeGreaterThan(consent);
      expect(code.indexOf(fact)).toBeLessThan(end);
    }
  });

  it.each([
    ['https://dock.example', plugin, "'update_plugins_dock.example'"],
    ['http://127.0.0.1:8080', plugin, "'update_plugins_127.0.0.1'"],
    ['https://dock.example', theme, "'update_themes_dock.example'"],
  ])('at %s filters by the host of the Update URI, which has no port', (origin, product, hook) => {
    const code = updateUriCode(product, origin);
    expect(code).toContain(`add_filter( ${hook}, '${phpName(product.slug)}_update', 10, 3 )`);
    expect(code).toContain(`Update URI: ${origin}/${product.slug}/`);
  });

  it.each([
    ['harbor', 'pressdock-0f5c9d1e/harbor'],
    ['a--b', 'pressdock-0f5c9d1e/a--b'],
    ['-harbor', 'pressdock-0f5c9d1e/product-9b1d2c3e'],
    ['a---b', 'pressdock-0f5c9d1e/product-9b1d2c3e'],
  ])('names the slug %j to Composer as the repository does: %s', (slug, expected) => {
    expect(composerName({ ...harbor, slug })).toBe(expected);
  });

  it.each([
    ['quiet-checkout', 'quiet_checkout'],
    ['--a--b--', 'a_b'],
    ['2-columns', 'product_2_columns'],
    ['-', 'product'],
  ])('makes of the slug %j the PHP name %j', (slug, expected) => {
    expect(phpName(slug)).toBe(expected);
  });

  it('closes every bracket it opens', () => {
    for (const [, write] of ways) {
      for (const product of both.flatMap((one) => [one, { ...one, envato: true }])) {
        const code = write(product, ORIGIN);
        for (const [opening = '', close = ''] of ['()', '{}', '[]']) {
          expect(code.split(opening).length).toBe(code.split(close).length);
        }
      }
    }
  });
});
