<?php
/** The license of this site: its key, its activation, and the lease that proves it while the server is down. */
final class Pressdock_Product_License {

	public static function start() {
		add_filter( Pressdock_Product_Config::KEY . '_query', array( __CLASS__, 'add_key' ) );
		add_action( Pressdock_Product_Config::KEY . '_checked', array( __CLASS__, 'renew' ) );
	}

	/** Returns the license key or purchase code that was entered on this site; blank if there is none. */
	public static function key() {
		$earlier = get_option( Pressdock_Product_Config::EARLIER_OPTION, '' );
		$key     = get_site_option( Pressdock_Product_Config::KEY . '_license', $earlier );
		return is_string( $key ) ? trim( $key ) : '';
	}

	/** Returns whether the site's lease is valid. Sends no request. */
	public static function is_valid() {
		return self::verify( get_site_option( Pressdock_Product_Config::KEY . '_lease' ), self::key() );
	}

	public static function add_key( $query ) {
		$key = self::key();
		return '' === $key ? $query : array( 'license' => $key ) + $query;
	}

	/** Activates a key on this site and stores it. Returns why it is denied, or blank text. */
	public static function activate( $key ) {
		update_site_option( Pressdock_Product_Config::KEY . '_license', $key );
		$denied = Pressdock_Product_Config::ISSUES_LICENSES ? self::change( 'activate', $key, array( 200 ) ) : '';
		self::renew( true );
		$reason = Pressdock_Product_Offer::check( true );
		if ( ! Pressdock_Product_Config::CHECKS_PURCHASES ) {
			return $denied;
		}
		// The key may be a purchase code of a sales platform, which only an update check verifies.
		return null === $reason ? self::unreachable() : $reason;
	}

	/** Deactivates the license on this site and removes its key. Returns why that failed, or blank text. */
	public static function deactivate() {
		$failure = Pressdock_Product_Config::ISSUES_LICENSES ? self::change( 'deactivate', self::key(), array( 200, 404 ) ) : '';
		if ( '' === $failure ) {
			update_site_option( Pressdock_Product_Config::KEY . '_license', '' );
			delete_site_option( Pressdock_Product_Config::KEY . '_lease' );
			Pressdock_Product_Offer::check( true );
		}
		return $failure;
	}

	/** Requests a new lease. Only a denial by the license server removes the stored one. */
	public static function renew( $is_urgent = false ) {
		$key = self::key();
		if ( '' === $key || ! Pressdock_Product_Config::ISSUES_LICENSES ) {
			return;
		}
		$query    = self::query( $key ) + array( 'lease' => '1' );
		$response = Pressdock_Product_Server::get( Pressdock_Product_Config::LICENSES . '/validate-with-domain', $query, true === $is_urgent );
		if ( null === $response ) {
			return;
		}
		$lease = Pressdock_Product_Server::text( $response['body'], 'lease' );
		// A lease signed with an unknown key must not replace one that can be verified.
		if ( 200 === $response['status'] && self::verify( $lease, $key ) ) {
			update_site_option( Pressdock_Product_Config::KEY . '_lease', $lease );
		} elseif ( self::is_denial( $response ) ) {
			delete_site_option( Pressdock_Product_Config::KEY . '_lease' );
		}
	}

	private static function change( $call, $key, array $accepted ) {
		$query    = self::query( $key ) + array( 'format' => 'json' );
		$response = Pressdock_Product_Server::get( Pressdock_Product_Config::LICENSES . '/' . $call, $query, true );
		if ( null === $response ) {
			return self::unreachable();
		}
		if ( isset( $response['body']['code'] ) && in_array( $response['status'], $accepted, true ) ) {
			return '';
		}
		$reason = Pressdock_Product_Offer::describe( $response['body'], 'err' );
		return '' === $reason ? self::unreachable() : $reason;
	}

	private static function query( $key ) {
		return array(
			'license' => $key,
			'domain'  => Pressdock_Product_Server::domain(),
			'product' => Pressdock_Product_Config::PRODUCT,
		);
	}

	/** Returns whether the license server denied a license; a proxy may send the same status. */
	private static function is_denial( array $response ) {
		return in_array( $response['status'], array( 403, 404 ), true )
			&& isset( $response['body']['err'], $response['body']['code'] )
			&& isset( Pressdock_Product_Config::reasons()[ Pressdock_Product_Server::text( $response['body'], 'code' ) ] );
	}

	private static function unreachable() {
		return __( 'The license server did not respond. Please try again in a few minutes.', 'pressdock-product' );
	}

	private static function verify( $lease, $key ) {
		$parts = is_string( $lease ) ? explode( '.', $lease ) : array();
		if ( '' === $key || 2 !== count( $parts ) ) {
			return false;
		}
		$signature = self::decode( $parts[1] );
		$states    = json_decode( self::decode( $parts[0] ), true );
		$kid       = is_array( $states ) ? Pressdock_Product_Server::text( $states, 'kid' ) : '';
		$keys      = Pressdock_Product_Config::KEYS;
		if ( ! isset( $keys[ $kid ], $states['expires'], $states['key'], $states['domain'] ) || 64 !== strlen( $signature ) ) {
			return false;
		}
		if ( ! sodium_crypto_sign_verify_detached( $signature, $parts[0], self::decode( $keys[ $kid ] ) ) ) {
			return false;
		}
		return time() < $states['expires']
			&& 0 === strcasecmp( $states['key'], $key )
			&& ( ! isset( $states['product'] ) || Pressdock_Product_Config::PRODUCT === $states['product'] )
			&& ( '' === $states['domain'] || Pressdock_Product_Server::domain() === $states['domain'] );
	}

	private static function decode( $text ) {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Signatures and keys are Base64.
		return (string) base64_decode( strtr( $text, '-_', '+/' ) );
	}
}
