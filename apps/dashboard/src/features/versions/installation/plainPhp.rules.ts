import { isGated, type Snippet } from './installation.rules.ts';
import { licenseArgument, phpName, phpText, updateAddress } from './phpSnippets.rules.ts';

const FIELDS = {
  plugin: [
    "'slug' => $offer['slug'],",
    "'plugin' => $key,",
    "'new_version' => $offer['version'],",
    "'url' => $offer['homepage'],",
    "'package' => $offer['download_url'] ?? '',",
    "'tested' => $offer['tested'],",
    "'requires_php' => $offer['requires_php'],",
  ],
  theme: [
    "'theme' => $key,",
    "'new_version' => $offer['version'],",
    "'url' => $offer['details_url'],",
    "'package' => $offer['download_url'] ?? '',",
    "'requires_php' => $offer['requires_php'],",
  ],
} as const;

const TARGETS = {
  plugin: { file: "the plugin's main file", key: 'plugin_basename( __FILE__ )', cast: '(object) ' },
  theme: { file: "the theme's functions.php", key: 'get_template()', cast: '' },
} as const;

/**
 * Returns the code for products without a library on WordPress versions older than the `Update URI`
 * header. It runs whenever WordPress stores its update data.
 */
export function plainPhpCode(product: Snippet, origin: string): string {
  const { kind, slug } = product;
  const { file, key, cast } = TARGETS[kind];
  const name = `${phpName(slug)}_check_for_update`;
  const fields = FIELDS[kind].map((field) => `\t\t${field}`).join('\n');
  return `// In ${file}. Works in every WordPress version that can update ${kind}s, without a library.
function ${name}( $updates ) {
	$key = ${key};
	if ( empty( $updates->checked[ $key ] ) ) {
		return $updates;
	}
	$address = add_query_arg(
		array(
			'installed_version' => $updates->checked[ $key ],
			'php' => PHP_VERSION,
			'locale' => get_locale(),
			'checking_for_updates' => '1',
${licenseArgument(slug, isGated(product), '\t\t\t')}		),
		'${phpText(updateAddress(product, origin))}'
	);
	$response = wp_remote_get( $address, array( 'timeout' => 10 ) );
	if ( 200 !== wp_remote_retrieve_response_code( $response ) ) {
		return $updates;
	}
	$offer = json_decode( wp_remote_retrieve_body( $response ), true );
	if ( ! is_array( $offer ) || empty( $offer['version'] ) ) {
		return $updates;
	}
	if ( version_compare( $offer['version'], $updates->checked[ $key ], '<=' ) ) {
		return $updates;
	}
	$updates->response[ $key ] = ${cast}array(
${fields}
	);
	return $updates;
}
add_filter( 'pre_set_site_transient_update_${kind}s', '${name}' );
`;
}
