import { describe, expect, it } from 'vitest';
import { isGated, phpName, updateAddress, updateCheckerCode } from './phpSnippets.rules.ts';

const open = {
  require_purchase_code: false,
  easy_digital_downloads: false,
  envato: false,
  gumroad: false,
  sendowl: false,
  whmcs: false,
};
const plugin = { ...open, kind: 'plugin', _id: 'a1', slug: 'quiet-checkout' } as const;
const theme = { ...open, kind: 'theme', _id: 'b2', slug: 'harbor' } as const;
const PUBLIC_URL = 'https://dock.example';
const both = [plugin, theme] as const;

describe('the code for plugin-update-checker', () => {
  it('requests updates where this kind of product is served, with the slash that the library sends', () => {
    expect(updateAddress(plugin, PUBLIC_URL)).toBe('https://dock.example/api/v1/updates/a1/');
    expect(updateAddress(theme, PUBLIC_URL)).toBe('https://dock.example/api/v1/theme-updates/b2/');
  });

  it.each(both)('names the URL of the $kind', (product) => {
    const code = updateCheckerCode(product, PUBLIC_URL);
    expect(code).toContain(`'${updateAddress(product, PUBLIC_URL)}'`);
    expect(code).toContain(phpName(product.slug));
  });

  it.each(Object.keys(open))('sends the encoded license if %s is required', (field) => {
    const gated = { [field]: true };
    for (const product of both) {
      const license = `rawurlencode( get_option( '${phpName(product.slug)}_license', '' ) )`;
      expect(updateCheckerCode({ ...product, ...gated }, PUBLIC_URL).split(license)).toHaveLength(
        2,
      );
      expect(updateCheckerCode(product, PUBLIC_URL)).not.toContain('license');
    }
    expect(isGated({ ...open, ...gated })).toBe(true);
    expect(isGated(open)).toBe(false);
  });

  it.each(both)('sends more about a site only with its owner’s consent', (product) => {
    const code = updateCheckerCode(product, PUBLIC_URL);
    const name = phpName(product.slug);
    const consent = code.indexOf(`if ( get_option( '${name}_share_site_facts' ) ) {`);
    const end = code.indexOf('}', consent);
    expect(consent).toBeGreaterThan(0);
    for (const fact of ['$wpdb->db_server_info()', 'get_stylesheet()']) {
      expect(code.split(fact)).toHaveLength(2);
      expect(code.indexOf(fact)).toBeGreaterThan(consent);
      expect(code.indexOf(fact)).toBeLessThan(end);
    }
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
    for (const product of both.flatMap((one) => [one, { ...one, envato: true }])) {
      const code = updateCheckerCode(product, PUBLIC_URL);
      for (const [opening = '', close = ''] of ['()', '{}', '[]']) {
        expect(code.split(opening).length).toBe(code.split(close).length);
      }
    }
  });
});
