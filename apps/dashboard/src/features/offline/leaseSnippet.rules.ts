import type { SigningKeyResponse } from '@pressdock/api';

/** Escapes a text for a single-quoted PHP string. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/**
 * Returns PHP for a plugin that requests a lease once a day and verifies the stored one offline. It
 * contains every key that signs leases now or later.
 */
export function leaseSnippet(
  keys: readonly Pick<SigningKeyResponse, '_id' | 'publicKey'>[],
  origin: string,
): string {
  const lines = keys.map(({ _id, publicKey }) => `\t\t${quoted(_id)} => ${quoted(publicKey)},\n`);
  return `// Returns whether the site's license is valid. Works offline until its lease expires.
function my_plugin_license_is_valid( $license ) {
	$license = trim( $license );
	$product = 'the-id-of-your-product';
	$site    = strtolower( rtrim( wp_parse_url( home_url(), PHP_URL_HOST ), '.' ) );
	if ( class_exists( '\\WpOrg\\Requests\\IdnaEncoder' ) ) {
		$site = \\WpOrg\\Requests\\IdnaEncoder::encode( $site );
	}
	$site = preg_replace( '/^(?:www\\.)+/', '', $site );
	// Checks a new license key immediately, and an invalid one again after an hour.
	$check = md5( $license . ' ' . $site );
	if ( get_transient( 'my_plugin_lease_check' ) !== $check ) {
		set_transient( 'my_plugin_lease_check', $check, HOUR_IN_SECONDS );
		$address  = add_query_arg(
			array(
				'license' => rawurlencode( $license ),
				'domain'  => rawurlencode( $site ),
				'product' => $product,
				'lease'   => '1',
			),
			${quoted(`${origin}/api/v2/public/license/validate-with-domain`)}
		);
		$response = wp_remote_get( $address, array( 'timeout' => 10 ) );
		$code     = wp_remote_retrieve_response_code( $response );
		$result   = json_decode( wp_remote_retrieve_body( $response ), true );
		// A lease signed with an unknown key must not replace one that can be verified.
		if ( 200 === $code && isset( $result['lease'] )
			&& my_plugin_lease_is_valid( $result['lease'], $license, $product, $site ) ) {
			update_option( 'my_plugin_lease', $result['lease'], false );
			set_transient( 'my_plugin_lease_check', $check, DAY_IN_SECONDS );
		} elseif ( ( 403 === $code || 404 === $code ) && isset( $result['err'], $result['code'] ) ) {
			// Only the license server sends these fields; a proxy may send the same status.
			delete_option( 'my_plugin_lease' );
		}
	}
	return my_plugin_lease_is_valid( get_option( 'my_plugin_lease', '' ), $license, $product, $site );
}

function my_plugin_lease_is_valid( $lease, $license, $product, $site ) {
	$keys  = array(
${lines.join('')}	);
	$parts = is_string( $lease ) ? explode( '.', $lease ) : array();
	if ( 2 !== count( $parts ) ) {
		return false;
	}
	$signature = base64_decode( strtr( $parts[1], '-_', '+/' ) );
	$states    = json_decode( base64_decode( strtr( $parts[0], '-_', '+/' ) ), true );
	$kid       = is_array( $states ) && isset( $states['kid'] ) ? (string) $states['kid'] : '';
	if ( ! isset( $keys[ $kid ] ) || 64 !== strlen( $signature ) ) {
		return false;
	}
	if ( ! sodium_crypto_sign_verify_detached( $signature, $parts[0], base64_decode( $keys[ $kid ] ) ) ) {
		return false;
	}
	return time() < $states['expires']
		&& 0 === strcasecmp( $states['key'], $license )
		&& ( null === $states['product'] || $states['product'] === $product )
		&& ( '' === $states['domain'] || $states['domain'] === $site );
}
`;
}
