import { describe, expect, it } from 'vitest';
import { parseHeaders } from './headers.rules.ts';

describe("a plugin's header", () => {
  it('is read from a doc comment, with any line endings and case', () => {
    const text =
      '\uFEFF<?php\r\n/*\r\n * plugin name:  Tide Tables \r\n * Version: 2.4.1\r\n * Requires PHP: 8.1\r\n * Requires at least: 6.4\r\n * Tested up to: 6.8\r\n * Text Domain: tide-tables\r\n * Update URI: https://updates.example/tide\r\n * Author: Ines Marquez */\r\n';
    expect(parseHeaders('plugin', text)).toEqual({
      name: 'Tide Tables',
      version: '2.4.1',
      requiresPhp: '8.1',
      requires: '6.4',
      tested: '6.8',
      textDomain: 'tide-tables',
      updateUri: 'https://updates.example/tide',
      author: 'Ines Marquez',
    });
  });

  it('is read from a single line, as WordPress allows', () => {
    expect(parseHeaders('plugin', '<?php // Plugin Name: Buoy ?>')?.name).toBe('Buoy');
    expect(parseHeaders('plugin', '<?php /* Plugin Name: Buoy */')?.name).toBe('Buoy');
  });

  it('is not found in prose or after the first 8 kB', () => {
    expect(parseHeaders('plugin', '<?php\n// The Plugin Name: is required')).toBeUndefined();
    expect(
      parseHeaders('plugin', `<?php\n${'/'.repeat(9000)}\n// Plugin Name: Late`),
    ).toBeUndefined();
    expect(parseHeaders('plugin', '/* Theme Name: Shore */')).toBeUndefined();
  });

  it('is read from style.css for a theme', () => {
    const headers = parseHeaders(
      'theme',
      '/*\nTheme Name: Shore\nVersion: 1.0.0\nTemplate: twentytwentyfour\n*/',
    );
    expect(headers).toEqual({ name: 'Shore', version: '1.0.0', template: 'twentytwentyfour' });
  });
});
