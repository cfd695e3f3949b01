import type { Product } from '../../../entities/product/product.kind.ts';

type GateFacts = Pick<
  Product,
  'require_purchase_code' | 'easy_digital_downloads' | 'envato' | 'gumroad' | 'sendowl' | 'whmcs'
>;

/** Everything that the code for plugin-update-checker contains. */
export type SnippetFacts = Pick<Product, 'kind' | '_id' | 'slug'> & GateFacts;

const ENDPOINTS = { plugin: 'updates', theme: 'theme-updates' } as const;

/** Returns whether updates of a product require a license or a purchase code. */
export function isGated(product: GateFacts): boolean {
  return (
    product.require_purchase_code ||
    product.easy_digital_downloads ||
    product.envato ||
    product.gumroad ||
    product.sendowl ||
    product.whmcs
  );
}

/** Returns the URL of a product's update checks: `https://dock.example/api/v1/updates/{id}/`. */
export function updateAddress({ kind, _id }: SnippetFacts, publicUrl: string): string {
  return `${publicUrl}/api/v1/${ENDPOINTS[kind]}/${_id}/`;
}

/** Returns the part of a PHP name that distinguishes a product from others. */
export function phpName(slug: string): string {
  const name = slug.replace(/[^a-z0-9]+/gi, '_').replace(/^_+|_+$/g, '');
  return /^[a-z]/i.test(name) ? name : `product_${name}`.replace(/_$/, '');
}

/** Escapes a text for a single-quoted PHP string. */
function phpText(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

const MAIN_FILE = { plugin: "the plugin's main file", theme: "the theme's functions.php" } as const;

/** Returns the code for products that bundle the plugin-update-checker library. */
export function updateCheckerCode(product: SnippetFacts, publicUrl: string): string {
  const name = phpName(product.slug);
  return `// In ${MAIN_FILE[product.kind]}, with the plugin-update-checker folder next to it.
require __DIR__ . '/plugin-update-checker/plugin-update-checker.php';

$${name}_updates = YahnisElsts\\PluginUpdateChecker\\v5\\PucFactory::buildUpdateChecker(
	'${phpText(updateAddress(product, publicUrl))}',
	__FILE__,
	'${phpText(product.slug)}'
);

${isGated(product) ? licenseFilter(name) : ''}// Sends the database version and the active theme if the site's owner has agreed:
// turn this option on only from a setting in your own product, never by default.
$${name}_updates->addQueryArgFilter(
	function ( $query ) {
		global $wpdb;
		if ( get_option( '${name}_share_site_facts' ) ) {
			$query['mysqlVersion'] = rawurlencode( $wpdb->db_server_info() );
			$query['theme'] = rawurlencode( get_stylesheet() );
		}
		return $query;
	}
);
`;
}

// The library does not encode its arguments, and keys may contain any character.
function licenseFilter(name: string): string {
  return `// Updates require a license. Store the key that the site's owner enters in this option.
// Sites without a valid license see that an update exists and why it cannot be installed.
$${name}_updates->addQueryArgFilter(
	function ( $query ) {
		$query['license'] = rawurlencode( get_option( '${name}_license', '' ) );
		$query['explain'] = '1';
		return $query;
	}
);

`;
}
