<?php
/** Sends requests to the release server: three seconds per page at most, and none while it is down. */
final class Pressdock_Product_Server {

	const SECONDS   = 3;
	const REDIRECTS = 2;
	const BYTES     = 1048576;

	/**
	 * Returns the status and the decoded body of a response; null if there is no valid response. Fields are
	 * sent in the body of a POST request, because logs of servers and proxies contain URLs.
	 */
	public static function get( $path, array $query, $is_urgent = false, array $fields = array() ) {
		// Every product of the server shares this name, so a page waits for a server that is down only once.
		$pause = 'pressdock_pause_' . md5( Pressdock_Product_Config::SERVER );
		if ( ! $is_urgent && get_site_transient( $pause ) ) {
			return null;
		}
		$url      = Pressdock_Product_Config::SERVER . $path . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
		$response = self::request( $url, $fields );
		$status   = (int) wp_remote_retrieve_response_code( $response );
		$body     = json_decode( (string) wp_remote_retrieve_body( $response ), true );
		if ( ! is_array( $body ) || 429 === $status || $status < 200 || $status >= 500 ) {
			set_site_transient( $pause, 1, MINUTE_IN_SECONDS );
			return null;
		}
		return array(
			'status' => $status,
			'body'   => $body,
		);
	}

	/** Returns a field of a response if it is text, and blank text otherwise. */
	public static function text( array $body, $name ) {
		return isset( $body[ $name ] ) && is_string( $body[ $name ] ) ? $body[ $name ] : '';
	}

	/** Returns the domain of this site as the server compares it. */
	public static function domain() {
		$domain = strtolower( rtrim( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ), '.' ) );
		foreach ( array( 'WpOrg\Requests\IdnaEncoder', 'Requests_IDNAEncoder' ) as $encoder ) {
			if ( class_exists( $encoder ) ) {
				$domain = call_user_func( array( $encoder, 'encode' ), $domain );
				break;
			}
		}
		return (string) preg_replace( '/^(?:www\.)+/', '', $domain );
	}

	private static function request( $url, array $fields ) {
		$response = null;
		for ( $requests = 0; $requests <= self::REDIRECTS; ++$requests ) {
			$seconds = self::SECONDS - self::spend( 0 );
			if ( $seconds < 0.1 ) {
				return $response;
			}
			$started  = microtime( true );
			$options  = array(
				'timeout'             => $seconds,
				'redirection'         => 0,
				'limit_response_size' => self::BYTES,
				'user-agent'          => 'WordPress/' . get_bloginfo( 'version' ) . '; ' . network_home_url(),
				'headers'             => array( 'Accept' => 'application/json' ),
			);
			$response = array() === $fields
				? wp_remote_get( $url, $options )
				: wp_remote_post( $url, $options + array( 'body' => $fields ) );
			self::spend( microtime( true ) - $started );
			$status   = (int) wp_remote_retrieve_response_code( $response );
			$location = (string) wp_remote_retrieve_header( $response, 'location' );
			if ( $status < 301 || $status > 308 || 0 !== strpos( $location, 'https://' ) ) {
				break;
			}
			$url = $location;
		}
		return $response;
	}

	/** Adds to the seconds that this page has waited, for every product together, and returns the sum. */
	private static function spend( $seconds ) {
		global $pressdock_seconds;
		// Nobody waits for WP-Cron, so there each product has its own three seconds.
		static $in_background = 0;
		if ( wp_doing_cron() ) {
			$in_background += $seconds;
			return $in_background;
		}
		$pressdock_seconds = (float) $pressdock_seconds + $seconds;
		return $pressdock_seconds;
	}
}
