<?php
/** Reads the feature flags of one product and keeps the last response, so that no page waits for the server. */
final class Pressdock_Flags {

	const KEY     = 'pressdock_flags';
	const PRODUCT = '';
	const SERVER  = '';

	/** Seconds: the age at which a response is requested again, and the pause after a failure. */
	const MAX_AGE = 900;
	const PAUSE   = 60;

	/** The longest that a request takes in the background, and while someone waits, in seconds. */
	const TIMEOUT = 3;
	const WAIT    = 1;

	/** Seconds for which a response is kept for the time that the server is down. */
	const KEPT = 2592000;

	private static $settings = array(
		'identifier'      => '',
		'hash_identifier' => false,
		'max_age'         => self::MAX_AGE,
		'folder'          => '',
	);
	/** What the site reports: `installed_version`, `license_status` and the like. */
	private static $reported = array();
	private static $known    = array();
	private static $outdated = array();

	public static function start() {
		if ( Pressdock_Flags_Server::is_wordpress() ) {
			add_action( self::KEY . '_refresh', array( __CLASS__, 'refresh' ) );
		}
		register_shutdown_function( array( __CLASS__, 'finish_last' ) );
	}

	/**
	 * Changes settings: `identifier`, `hash_identifier`, `max_age` in seconds, `folder` for responses outside of
	 * WordPress. Everything else is reported with each request, for example `installed_version`.
	 */
	public static function configure( array $settings ) {
		self::$settings = array_intersect_key( $settings, self::$settings ) + self::$settings;
		self::$reported = array_diff_key( $settings, self::$settings ) + self::$reported;
	}

	/**
	 * Returns whether a flag is on, according to the last response. A flag that the server does not know is off.
	 * Without any response, returns the default.
	 */
	public static function is_enabled( $flag, $default = false, $identifier = null ) {
		$identifier = self::identifier( $identifier );
		if ( ! isset( self::$known[ $identifier ] ) ) {
			self::$known[ $identifier ] = self::load( $identifier );
		}
		$known = self::$known[ $identifier ];
		if ( ! isset( $known['flags'] ) ) {
			return (bool) $default;
		}
		return isset( $known['flags'][ $flag ] ) && true === $known['flags'][ $flag ];
	}

	/** Requests the flags of an identifier and stores the response. A failure keeps the last one. */
	public static function refresh( $identifier = '', $seconds = self::TIMEOUT ) {
		$known    = self::read( $identifier );
		$etag     = isset( $known['flags'], $known['etag'] ) ? $known['etag'] : '';
		$response = Pressdock_Flags_Server::get( self::url( $identifier ), $etag, $seconds );
		$flags    = self::parse( $response );
		if ( null !== $flags ) {
			$known = array(
				'at'    => time(),
				'etag'  => $response['etag'],
				'flags' => $flags,
			);
		} elseif ( 304 === $response['status'] && '' !== $etag ) {
			$known['at'] = time();
		}
		$known['tried'] = time();
		self::write( $identifier, $known );
		self::$known[ $identifier ] = $known;
		return $known;
	}

	/** Waits for what others do at the end of the page, whose output would be lost otherwise. */
	public static function finish_last() {
		register_shutdown_function( array( __CLASS__, 'finish' ) );
	}

	/** Requests outdated flags once the page is complete. */
	public static function finish() {
		$outdated       = array_keys( self::$outdated );
		self::$outdated = array();
		if ( ! $outdated ) {
			return;
		}
		$seconds = self::TIMEOUT;
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
		} elseif ( 'cli' !== PHP_SAPI && Pressdock_Flags_Server::is_wordpress() && ! wp_doing_cron() ) {
			// The visitor would wait here, so WP-Cron does it in a request of its own.
			foreach ( $outdated as $identifier ) {
				wp_schedule_single_event( time(), self::KEY . '_refresh', array( (string) $identifier ) );
			}
			$is_other = ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON ) || ( defined( 'ALTERNATE_WP_CRON' ) && ALTERNATE_WP_CRON );
			if ( ! $is_other ) {
				flush();
				spawn_cron();
			}
			return;
		} elseif ( ! Pressdock_Flags_Server::is_wordpress() ) {
			$seconds = self::WAIT;
		}
		foreach ( $outdated as $identifier ) {
			self::refresh( (string) $identifier, $seconds );
		}
	}

	/** Returns the stored response, and marks it if it is outdated. */
	private static function load( $identifier ) {
		$known = self::read( $identifier );
		$at    = isset( $known['at'] ) ? (int) $known['at'] : 0;
		$tried = isset( $known['tried'] ) ? (int) $known['tried'] : 0;
		if ( time() - $at < (int) self::$settings['max_age'] || time() - $tried < self::PAUSE ) {
			return $known;
		}
		// Other pages that load meanwhile do not request it, too.
		$known['tried'] = time();
		self::write( $identifier, $known );
		if ( ! isset( $known['flags'] ) && ! Pressdock_Flags_Server::is_wordpress() ) {
			return self::refresh( $identifier, self::WAIT );
		}
		self::$outdated[ $identifier ] = true;
		return $known;
	}

	/** Returns who the flags are for: an e-mail address, or the site's domain in WordPress. */
	private static function identifier( $identifier ) {
		$identifier = trim( (string) ( null === $identifier ? self::$settings['identifier'] : $identifier ) );
		return '' === $identifier && Pressdock_Flags_Server::is_wordpress() ? self::domain() : $identifier;
	}

	private static function domain() {
		return (string) preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) );
	}

	private static function url( $identifier ) {
		$query = array( 'identifier' => $identifier );
		if ( self::$settings['hash_identifier'] && '' !== $identifier ) {
			$lower = function_exists( 'mb_strtolower' ) ? mb_strtolower( $identifier, 'UTF-8' ) : strtolower( $identifier );
			$query = array( 'identifier' => 'sha256:' . hash( 'sha256', $lower ) );
			$at    = strrpos( $identifier, '@' );
			if ( false !== $at ) {
				$query['identifier_domain'] = substr( $identifier, $at + 1 );
			}
		}
		$query += self::$reported + array( 'php' => PHP_VERSION );
		if ( Pressdock_Flags_Server::is_wordpress() ) {
			$query += array(
				'wordpress' => get_bloginfo( 'version' ),
				'locale'    => get_locale(),
				'domain'    => self::domain(),
			);
		}
		return self::SERVER . '/api/v2/public/feature-flags/' . self::PRODUCT . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/** Returns the flags of a response by name; null if it has none. */
	private static function parse( array $response ) {
		$list = 200 === $response['status'] ? json_decode( $response['body'], true ) : null;
		if ( ! is_array( $list ) ) {
			return null;
		}
		$flags = array();
		foreach ( $list as $one ) {
			if ( ! isset( $one['flag'], $one['active'] ) || ! is_string( $one['flag'] ) ) {
				return null;
			}
			$flags[ $one['flag'] ] = true === $one['active'];
		}
		return $flags;
	}

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Outside of WordPress.

	/** Returns what is stored for an identifier: `at`, `tried`, `etag` and `flags`. */
	private static function read( $identifier ) {
		if ( Pressdock_Flags_Server::is_wordpress() ) {
			$known = get_transient( self::name( $identifier ) );
		} else {
			$file  = self::folder() . '/' . self::name( $identifier ) . '.json';
			$known = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		}
		$known = is_array( $known ) ? $known : array();
		$at    = isset( $known['at'] ) ? (int) $known['at'] : 0;
		// Failures store the response again, so its own age counts.
		if ( isset( $known['flags'] ) && ( ! is_array( $known['flags'] ) || time() - $at >= self::KEPT ) ) {
			unset( $known['flags'] );
		}
		return $known;
	}

	private static function write( $identifier, array $known ) {
		if ( Pressdock_Flags_Server::is_wordpress() ) {
			set_transient( self::name( $identifier ), $known, self::KEPT );
			return;
		}
		$folder = self::folder();
		if ( '' === $folder ) {
			return;
		}
		$file = $folder . '/' . self::name( $identifier ) . '.json';
		$new  = $file . '.' . getmypid();
		if ( false !== file_put_contents( $new, json_encode( $known ) ) ) {
			rename( $new, $file );
		}
		if ( 1 === mt_rand( 1, 200 ) ) {
			self::remove_old( $folder );
		}
	}

	private static function remove_old( $folder ) {
		foreach ( (array) glob( $folder . '/' . self::KEY . '_*' ) as $file ) {
			if ( is_file( $file ) && filemtime( $file ) < time() - self::KEPT ) {
				unlink( $file );
			}
		}
	}

	/** Returns the folder for responses outside of WordPress; blank if there is none that is only this user's. */
	private static function folder() {
		if ( '' !== self::$settings['folder'] ) {
			return rtrim( self::$settings['folder'], '/' );
		}
		$user   = self::user();
		$folder = sys_get_temp_dir() . '/' . self::KEY . '-' . $user;
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Two requests may create it at the same time.
		if ( ! is_dir( $folder ) && ! @mkdir( $folder, 0700 ) && ! is_dir( $folder ) ) {
			return '';
		}
		return fileowner( $folder ) === $user && ! is_link( $folder ) ? $folder : '';
	}

	/** Returns the id of the user that PHP runs as, which owns the files that it creates. */
	private static function user() {
		if ( function_exists( 'posix_geteuid' ) ) {
			return posix_geteuid();
		}
		$file = tempnam( sys_get_temp_dir(), 'pressdock' );
		$user = fileowner( $file );
		unlink( $file );
		return $user;
	}

	// phpcs:enable

	private static function name( $identifier ) {
		return self::KEY . '_' . md5( $identifier );
	}
}
