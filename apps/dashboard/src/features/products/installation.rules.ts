import type { Product } from '../../entities/product/product.kind.ts';

type Facts = Pick<Product, 'kind' | '_id' | 'name' | 'slug'>;

const endpoints = { plugin: 'updates', theme: 'theme-updates' } as const;

/** Where sites ask for updates of a product: `https://dock.example/api/v1/updates/{id}/`. */
export function updateAddress({ kind, _id }: Facts, origin: string): string {
  return `${origin}/api/v1/${endpoints[kind]}/${_id}/`;
}

/** The part of a function's name that keeps it apart from those of other products. */
export function phpName(slug: string): string {
  const name = slug.replace(/[^a-z0-9]+/gi, '_').replace(/^_+|_+$/g, '');
  return /^[a-z]/i.test(name) ? name : `product_${name}`.replace(/_$/, '');
}

/** A text inside of a single-quoted PHP string. */
function phpText(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

const MAIN_FILE = { plugin: "the plugin's main file", theme: "the theme's functions.php" } as const;

/** The code for sites whose product carries the plugin-update-checker library. */
export function updateCheckerCode(product: Facts, origin: string): string {
  const name = phpName(product.slug);
  return `// In ${MAIN_FILE[product.kind]}, with the plugin-update-checker library beside it.
require __DIR__ . '/plugin-update-checker/plugin-update-checker.php';

$${name}_updates = YahnisElsts\\PluginUpdateChecker\\v5\\PucFactory::buildUpdateChecker(
	'${phpText(updateAddress(product, origin))}',
	__FILE__,
	'${phpText(product.slug)}'
);

// Tells the database's version and the active theme, once the site's owner has agreed:
// set this option to true from a setting of your own, never by default.
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

/** The line of the product's header that tells WordPress who answers for its updates. */
function updateUri({ slug }: Facts, origin: string): string {
  return `${origin}/${slug}/`;
}

const request = (address: string, data: string) => `	$address = add_query_arg(
		array(
			'installed_version' => ${data}['Version'],
			'php' => PHP_VERSION,
			'locale' => get_locale(),
			'checking_for_updates' => '1',
		),
		'${phpText(address)}'
	);
	$response = wp_remote_get( $address, array( 'timeout' => 10 ) );
	if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return $update;
	}
	$offer = json_decode( wp_remote_retrieve_body( $response ), true );
	if ( ! is_array( $offer ) || empty( $offer['version'] ) ) {
		return $update;
	}`;

/** The code for products without a library: WordPress's own filter for the header `Update URI`. */
export function updateUriCode(product: Facts, origin: string): string {
  const uri = updateUri(product, origin);
  const address = updateAddress(product, origin);
  const host = new URL(origin).hostname;
  const name = `${phpName(product.slug)}_update`;
  return product.kind === 'plugin'
    ? pluginFilter({ uri, address, host, name })
    : themeFilter({ uri, address, host, name, slug: product.slug });
}

interface FilterParts {
  uri: string;
  address: string;
  host: string;
  name: string;
}

function pluginFilter({ uri, address, host, name }: FilterParts): string {
  return `// 1. One more line in the header of the plugin's main file:
//    Update URI: ${uri}
// 2. In the same file. WordPress 5.8 or newer asks through this filter.
function ${name}( $update, $plugin_data, $plugin_file ) {
	if ( plugin_basename( __FILE__ ) !== $plugin_file ) {
		return $update;
	}
${request(address, '$plugin_data')}
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
add_filter( 'update_plugins_${phpText(host)}', '${name}', 10, 3 );
`;
}

function themeFilter({ uri, address, host, name, slug }: FilterParts & { slug: string }): string {
  return `// 1. One more line in the header of the theme's style.css:
//    Update URI: ${uri}
// 2. In its functions.php. WordPress 6.1 or newer asks through this filter.
function ${name}( $update, $theme_data, $theme_stylesheet ) {
	if ( '${phpText(slug)}' !== $theme_stylesheet ) {
		return $update;
	}
${request(address, '$theme_data')}
	return array(
		'id' => '${phpText(uri)}',
		'theme' => $theme_stylesheet,
		'version' => $offer['version'],
		'url' => $offer['details_url'],
		'package' => $offer['download_url'] ?? '',
		'requires_php' => $offer['requires_php'],
	);
}
add_filter( 'update_themes_${phpText(host)}', '${name}', 10, 3 );
`;
}
