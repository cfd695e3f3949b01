import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { DEMO_AUTHOR, type DemoProduct } from './demoProduct.ts';

const MTIME = new Date(2024, 0, 1, 12);

/** Builds the zip of a release, always with the same bytes. `upTo` is the index of the release. */
export async function buildDemoPackage(product: DemoProduct, upTo: number): Promise<Buffer> {
  const version = product.releases[upTo]?.[0];
  if (!version) throw new Error('The demo has no such release.');
  const files =
    product.kind === 'plugin' ? pluginFiles(product, version, upTo) : themeFiles(product, version);
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), `${product.slug}/${name}`, {
      mtime: MTIME,
      forceDosTimestamp: true,
    });
  }
  zip.end();
  return buffer(zip.outputStream);
}

function pluginFiles(product: DemoProduct, version: string, upTo: number): Record<string, string> {
  const { slug, name } = product;
  const prefix = slug.replaceAll('-', '_').slice(0, 30);
  return {
    [`${slug}.php`]: `<?php
/**
 * Plugin Name: ${name}
 * Plugin URI: ${product.homepage || DEMO_AUTHOR.homepage}
 * Description: ${product.summary}
 * Version: ${version}
 * Requires at least: ${product.requires}
 * Requires PHP: ${product.requiresPhp}
 * Author: ${DEMO_AUTHOR.name}
 * Author URI: ${DEMO_AUTHOR.homepage}
 * License: GPL-2.0-or-later
 * Text Domain: ${slug}
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/setup.php';
add_action( 'plugins_loaded', '${prefix}_setup' );
`,
    'includes/setup.php': `<?php
defined( 'ABSPATH' ) || exit;

function ${prefix}_setup(): void {
	load_plugin_textdomain( '${slug}' );
	do_action( '${prefix}_ready', '${version}' );
}
`,
    'readme.txt': readme(product, version, upTo),
    ...Object.fromEntries(featureFiles(product, upTo)),
  };
}

/** A file for each feature since the last major release, so that packages differ as real ones do. */
function featureFiles(product: DemoProduct, upTo: number): [string, string][] {
  const [major] = product.releases[upTo]?.[0].split('.') ?? [];
  return product.releases
    .slice(0, upTo + 1)
    .filter(([number]) => number.startsWith(`${major}.`) && number.endsWith('.0'))
    .map(([number, news]) => [
      `includes/since-${number.replaceAll('.', '-')}.php`,
      `<?php\n// ${news}\ndefined( 'ABSPATH' ) || exit;\n`,
    ]);
}

function readme(product: DemoProduct, version: string, upTo: number): string {
  const news = product.releases
    .slice(0, upTo + 1)
    .map(([number, text]) => `= ${number} =\n* ${text}\n`)
    .reverse();
  return `=== ${product.name} ===
Contributors: marareyes
Requires at least: ${product.requires}
Tested up to: ${product.tested}
Requires PHP: ${product.requiresPhp}
Stable tag: ${version}
License: GPL-2.0-or-later

${product.summary}

== Description ==

${product.summary}

== Installation ==

1. Go to Plugins > Add New > Upload Plugin and choose the zip file.
2. Activate **${product.name}**.

== Changelog ==

${news.join('\n')}`;
}

function themeFiles(product: DemoProduct, version: string): Record<string, string> {
  return {
    'style.css': `/*
Theme Name: ${product.name}
Theme URI: ${product.homepage}
Description: ${product.summary}
Version: ${version}
Requires at least: ${product.requires}
Tested up to: ${product.tested}
Requires PHP: ${product.requiresPhp}
Author: ${DEMO_AUTHOR.name}
Author URI: ${DEMO_AUTHOR.homepage}
License: GPL-2.0-or-later
Text Domain: ${product.slug}
*/
`,
    'theme.json': `${JSON.stringify({ version: 3, settings: { layout: { contentSize: '680px', wideSize: '1160px' } } }, null, 2)}\n`,
    'templates/index.html':
      '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->\n<!-- wp:query-loop /-->\n<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->\n',
  };
}
