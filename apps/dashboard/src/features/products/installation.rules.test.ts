import { describe, expect, it } from 'vitest';
import { phpName, updateAddress, updateCheckerCode, updateUriCode } from './installation.rules.ts';

const plugin = {
  kind: 'plugin',
  _id: 'a1',
  name: 'Quiet Checkout',
  slug: 'quiet-checkout',
} as const;
const theme = { kind: 'theme', _id: 'b2', name: 'Harbour', slug: 'harbour' } as const;
const ORIGIN = 'https://dock.example';

describe('the code that makes a product ask for its updates', () => {
  it('asks where this kind of product is answered, with the slash that update checkers send', () => {
    expect(updateAddress(plugin, ORIGIN)).toBe('https://dock.example/api/v1/updates/a1/');
    expect(updateAddress(theme, ORIGIN)).toBe('https://dock.example/api/v1/theme-updates/b2/');
  });

  it.each([
    ['plugin', plugin],
    ['theme', theme],
  ])('names address and slug of this very %s in both ways', (_kind, product) => {
    for (const code of [updateCheckerCode(product, ORIGIN), updateUriCode(product, ORIGIN)]) {
      expect(code).toContain(`'${updateAddress(product, ORIGIN)}'`);
      expect(code).toContain(product.slug);
    }
  });

  it.each([plugin, theme])('tells more about a site only with its owner’s consent', (product) => {
    const code = updateCheckerCode(product, ORIGIN);
    const name = phpName(product.slug);
    const consent = code.indexOf(`if ( get_option( '${name}_share_site_facts' ) ) {`);
    const told = ["['mysqlVersion'] = $wpdb->db_server_info();", "['theme'] = get_stylesheet();"];
    const end = code.indexOf('}', consent);
    expect(code).toContain(`$${name}_updates->addQueryArgFilter(`);
    expect(consent).toBeGreaterThan(0);
    for (const fact of told) {
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
    ['quiet-checkout', 'quiet_checkout'],
    ['--a--b--', 'a_b'],
    ['2-columns', 'product_2_columns'],
    ['-', 'product'],
  ])('makes of the slug %j the PHP name %j', (slug, expected) => {
    expect(phpName(slug)).toBe(expected);
  });

  it('closes every bracket it opens', () => {
    for (const product of [plugin, theme]) {
      for (const code of [updateCheckerCode(product, ORIGIN), updateUriCode(product, ORIGIN)]) {
        for (const [open = '', close = ''] of ['()', '{}', '[]']) {
          expect(code.split(open).length).toBe(code.split(close).length);
        }
      }
    }
  });
});
