import type { Product } from '../../../entities/product/product.kind.ts';
import {
  licenseArgument,
  licenseOption,
  phpName,
  phpText,
  type SnippetFacts,
  updateAddress,
} from './phpSnippets.rules.ts';

type GateFacts = Pick<
  Product,
  'require_purchase_code' | 'easy_digital_downloads' | 'envato' | 'gumroad' | 'sendowl' | 'whmcs'
>;

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

const MAIN_FILE = { plugin: "the plugin's main file", theme: "the theme's functions.php" } as const;

/** Everything that a snippet contains. */
export type Snippet = SnippetFacts & GateFacts;

/** Returns the code for products that bundle the plugin-update-checker library. */
export function updateCheckerCode(product: Snippet, origin: string): string {
  const name = phpName(product.slug);
  return `// In ${MAIN_FILE[product.kind]}, with the plugin-update-checker folder next to it.
require __DIR__ . '/plugin-update-checker/plugin-update-checker.php';

$${name}_updates = YahnisElsts\\PluginUpdateChecker\\v5\\PucFactory::buildUpdateChecker(
	'${phpText(updateAddress(product, origin))}',
	__FILE__,
	'${phpText(product.slug)}'
);

${isGated(product) ? licenseFilter(product.slug) : ''}// Sends the database version and the active theme if the site's owner has agreed:
// turn this option on only from a setting in your own product, never by default.
$${name}_updates->addQueryArgFilter(
	function ( $query ) {
		global $wpdb;
		if ( get_option( '${name}_share_site_facts' ) ) {
			$query['mysqlVersion'] = $wpdb->db_server_info();
			$query['theme'] = get_stylesheet();
		}
		return $query;
	}
);
`;
}

function licenseFilter(slug: string): string {
  return `// Updates require a license. Store the key that the site's owner enters in this option.
$${phpName(slug)}_updates->addQueryArgFilter(
	function ( $query ) {
		$query['license'] = get_option( '${licenseOption(slug)}', '' );
		return $query;
	}
);

`;
}

/** Returns the product header that tells WordPress which server provides updates. */
function updateUri({ slug }: SnippetFacts, origin: string): string {
  return `${origin}/${slug}/`;
}

const request = (product: Snippet, origin: string, data: string) => `	$address = add_query_arg(
		array(
			'installed_version' => ${data}['Version'],
			'php' => PHP_VERSION,
			'locale' => get_locale(),
			'checking_for_updates' => '1',
${licenseArgument(product.slug, isGated(product), '\t\t\t')}		),
		'${phpText(updateAddress(product, origin))}'
	);
	$response = wp_remote_get( $address, array( 'timeout' => 10 ) );
	if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return $update;
	}
	$offer = json_decode( wp_remote_retrieve_body( $response ), true );
	if ( ! is_array( $offer ) || empty( $offer['version'] ) ) {
		return $update;
	}`;

/**
 * Returns the code for products without a library: WordPress's own filter for the header `Update
 * URI`.
 */
export function updateUriCode(product: Snippet, origin: string): string {
  return product.kind === 'plugin' ? pluginFilter(product, origin) : themeFilter(product, origin);
}

function pluginFilter(product: Snippet, origin: string): string {
  const uri = updateUri(product, origin);
  const name = `${phpName(product.slug)}_update`;
  return `// 1. Add this line to the header of the plugin's main file:
//    Update URI: ${uri}
// 2. Add this code to the same file. WordPress 5.8 and newer call this filter.
function ${name}( $update, $plugin_data, $plugin_file ) {
	if ( plugin_basename( __FILE__ ) !== $plugin_file ) {
		return $update;
	}
${request(product, origin, '$plugin_data')}
	return array(
		'id' => '${phpText(uri)}',
		'slug' => $offer['slug'],
		'version' => $offer['version'],
		'url' => $offer['homepage'],
		'package' => $offer['download_url'] ?? '',
		'tested' => $offer['tested'],
		'requires_php' => $offer['requires_php'],
		'icons' => $offer['icons'],
		'banners' => $offer['banners'],
	);
}
add_filter( 'update_plugins_${phpText(new URL(origin).hostname)}', '${name}', 10, 3 );
`;
}

function themeFilter(product: Snippet, origin: string): string {
  const uri = updateUri(product, origin);
  const name = `${phpName(product.slug)}_update`;
  return `// 1. Add this line to the header of the theme's style.css:
//    Update URI: ${uri}
// 2. Add this code to its functions.php. WordPress 6.1 and newer call this filter.
function ${name}( $update, $theme_data, $theme_stylesheet ) {
	if ( '${phpText(product.slug)}' !== $theme_stylesheet ) {
		return $update;
	}
${request(product, origin, '$theme_data')}
	return array(
		'id' => '${phpText(uri)}',
		'theme' => $theme_stylesheet,
		'version' => $offer['version'],
		'url' => $offer['details_url'],
		'package' => $offer['download_url'] ?? '',
		'requires_php' => $offer['requires_php'],
	);
}
add_filter( 'update_themes_${phpText(new URL(origin).hostname)}', '${name}', 10, 3 );
`;
}
