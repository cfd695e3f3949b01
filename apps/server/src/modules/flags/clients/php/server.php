<?php
/** Sends requests, in WordPress with its own functions. */
final class Pressdock_Flags_Server {

	const BYTES = 1048576;

	public static function is_wordpress() {
		return defined( 'ABSPATH' ) && function_exists( 'wp_remote_get' );
	}

	/** Returns the `status`, `etag` and `body` of a response; the status is 0 if there is none. */
	public static function get( $url, $etag, $seconds ) {
		$headers = array( 'Accept' => 'application/json' ) + ( '' === $etag ? array() : array( 'If-None-Match' => $etag ) );
		if ( self::is_wordpress() ) {
			$options  = array(
				'timeout'             => $seconds,
				'redirection'         => 0,
				'limit_response_size' => self::BYTES,
				'headers'             => $headers,
			);
			$response = wp_remote_get( $url, $options );
			return array(
				'status' => (int) wp_remote_retrieve_response_code( $response ),
				'etag'   => (string) wp_remote_retrieve_header( $response, 'etag' ),
				'body'   => (string) wp_remote_retrieve_body( $response ),
			);
		}
		$lines = array();
		foreach ( $headers as $name => $value ) {
			$lines[] = "$name: $value";
		}
		return function_exists( 'curl_init' ) ? self::get_by_curl( $url, $lines, $seconds ) : self::get_by_stream( $url, $lines, $seconds );
	}

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Outside of WordPress.

	private static function get_by_curl( $url, array $headers, $seconds ) {
		$etag = '';
		$curl = curl_init( $url );
		curl_setopt_array(
			$curl,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => $seconds,
				CURLOPT_NOSIGNAL       => true,
				CURLOPT_HTTPHEADER     => $headers,
				CURLOPT_HEADERFUNCTION => function ( $curl, $line ) use ( &$etag ) {
					$etag = preg_match( '/^etag:\s*(\S+)/i', $line, $match ) ? $match[1] : $etag;
					return strlen( $line );
				},
			)
		);
		$body   = curl_exec( $curl );
		$status = (int) curl_getinfo( $curl, CURLINFO_RESPONSE_CODE );
		return array(
			'status' => is_string( $body ) ? $status : 0,
			'etag'   => $etag,
			'body'   => (string) $body,
		);
	}

	private static function get_by_stream( $url, array $headers, $seconds ) {
		$options = array(
			'header'          => $headers,
			'timeout'         => $seconds,
			'ignore_errors'   => true,
			'follow_location' => 0,
		);
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A server that is down must not fill the log.
		$stream = @fopen( $url, 'r', false, stream_context_create( array( 'http' => $options ) ) );
		$body   = $stream ? stream_get_contents( $stream, self::BYTES ) : false;
		$head   = $stream ? implode( "\n", (array) stream_get_meta_data( $stream )['wrapper_data'] ) : '';
		return array(
			'status' => preg_match( '#^HTTP/\S+ (\d{3})#', $head, $match ) ? (int) $match[1] : 0,
			'etag'   => preg_match( '/^etag:\s*(\S+)/im', $head, $match ) ? $match[1] : '',
			'body'   => (string) $body,
		);
	}
}
