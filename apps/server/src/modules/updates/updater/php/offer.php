<?php
/** Requests updates in the background and stores the newest version that the server reports. */
final class Pressdock_Product_Offer {

	const EVENT = Pressdock_Product_Config::KEY . '_check';

	/** Checks twice a day, and when someone opens a page about updates. */
	public static function start() {
		add_action( self::EVENT, array( __CLASS__, 'run' ) );
		add_action( 'init', array( __CLASS__, 'schedule' ) );
		foreach ( array( 'plugins', 'themes', 'update-core' ) as $page ) {
			add_action( "load-$page.php", array( __CLASS__, 'refresh' ) );
		}
		add_action( 'admin_notices', array( __CLASS__, 'explain' ) );
		add_action( 'network_admin_notices', array( __CLASS__, 'explain' ) );
	}

	public static function schedule() {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time(), 'twicedaily', self::EVENT );
		}
	}

	public static function unschedule() {
		wp_clear_scheduled_hook( self::EVENT );
	}

	/** Checks in WP-Cron, once for all sites of a network. */
	public static function run() {
		if ( (int) self::field( 'checked' ) > time() - 10 * MINUTE_IN_SECONDS ) {
			return;
		}
		self::check();
		do_action( Pressdock_Product_Config::KEY . '_checked' );
	}

	/** Checks again: after an hour in the background, and immediately if someone asks for it. */
	public static function refresh() {
		if ( ! current_user_can( 'update_' . Pressdock_Product_Config::KIND . 's' ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WordPress checks for updates on the same request.
		if ( isset( $_GET['force-check'] ) ) {
			self::check();
		} elseif ( (int) self::field( 'requested' ) < time() - HOUR_IN_SECONDS ) {
			self::save( array( 'requested' => time() ) + self::read() );
			wp_schedule_single_event( time(), self::EVENT );
		}
	}

	/** Requests the newest version and stores it. Returns why it cannot be installed, or null on failure. */
	public static function check( $is_urgent = false ) {
		$now = array(
			'checked'   => time(),
			'requested' => time(),
		);
		self::save( $now + self::read() );
		$query    = array(
			'installed_version'    => Pressdock_Product::version(),
			'php'                  => PHP_VERSION,
			'locale'               => get_locale(),
			'checking_for_updates' => '1',
			'explain'              => '1',
		);
		$query    = (array) apply_filters( Pressdock_Product_Config::KEY . '_query', $query );
		$fields   = Pressdock_Product_Analytics::fields();
		$response = Pressdock_Product_Server::get( Pressdock_Product_Config::UPDATES, $query, true === $is_urgent, $fields );
		if ( null === $response || 200 !== $response['status'] ) {
			return null;
		}
		$offer = self::parse( $response['body'] );
		if ( null === $offer ) {
			return null;
		}
		self::save( $now + $offer );
		update_site_option( Pressdock_Product_Config::KEY . '_details', self::details( $response['body'] ) );
		return $offer['reason'];
	}

	/** Returns a field of the stored version, blank if there is none. */
	public static function field( $name ) {
		$offer = self::read();
		return isset( $offer[ $name ] ) ? $offer[ $name ] : '';
	}

	/** Returns the addresses of the stored version's images: its `icons` or `banners`. */
	public static function images( $name ) {
		$images = self::field( $name );
		return is_array( $images ) ? $images : array();
	}

	/** Returns the stored version's details for its "View details" window. */
	public static function read_details() {
		$details = get_site_option( Pressdock_Product_Config::KEY . '_details' );
		return is_array( $details ) ? $details : array();
	}

	/** Returns whether the stored version is newer than the installed one. */
	public static function is_newer() {
		$version = self::field( 'version' );
		return '' !== $version && version_compare( $version, Pressdock_Product::version(), '>' );
	}

	/** Returns why the stored version cannot be installed, with a link to enter a license; blank if it can. */
	public static function reason() {
		$reason = (string) self::field( 'reason' );
		$page   = (string) apply_filters( Pressdock_Product_Config::KEY . '_license_page', '' );
		if ( '' === $reason || '' === $page ) {
			return esc_html( $reason );
		}
		return esc_html( $reason ) . ' <a href="' . esc_url( $page ) . '" target="_parent">' . esc_html__( 'Manage license', 'pressdock-product' ) . '</a>';
	}

	/** Explains on the pages about updates why the stored version cannot be installed. */
	public static function explain() {
		$screen = get_current_screen();
		$page   = $screen ? preg_replace( '/-network$/', '', $screen->id ) : '';
		if ( ! in_array( $page, array( 'update-core', Pressdock_Product_Config::KIND . 's' ), true ) || ! self::is_newer() ) {
			return;
		}
		$reason = self::reason();
		if ( '' === $reason || ! current_user_can( 'update_' . Pressdock_Product_Config::KIND . 's' ) ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%s %s</p></div>',
			/* translators: 1: name of the product, 2: version number. */
			esc_html( sprintf( __( '%1$s %2$s is available, but it cannot be installed.', 'pressdock-product' ), Pressdock_Product_Config::NAME, self::field( 'version' ) ) ),
			$reason // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		);
	}

	private static function read() {
		$offer = get_site_option( Pressdock_Product_Config::KEY . '_offer' );
		return is_array( $offer ) ? $offer : array();
	}

	private static function save( array $offer ) {
		update_site_option( Pressdock_Product_Config::KEY . '_offer', $offer );
	}

	/** Returns the fields of a response that an update needs; null for a malformed response. */
	private static function parse( array $body ) {
		$offer = array();
		foreach ( array( 'version', 'requires', 'tested', 'requires_php' ) as $name ) {
			$text           = Pressdock_Product_Server::text( $body, $name );
			$offer[ $name ] = preg_match( '/^\d[\w.+-]{0,60}$/D', $text ) ? $text : '';
		}
		if ( '' === $offer['version'] ) {
			return null;
		}
		foreach ( array( 'homepage', 'details_url', 'download_url' ) as $name ) {
			$text           = Pressdock_Product_Server::text( $body, $name );
			$offer[ $name ] = preg_match( '#^https?://#i', $text ) ? $text : '';
		}
		$offer['icons']   = self::texts( $body, 'icons' );
		$offer['banners'] = self::texts( $body, 'banners' );
		$denied           = isset( $body['license'] ) && is_array( $body['license'] ) ? $body['license'] : array();
		$offer['reason']  = self::describe( $denied, 'message' );
		$notice           = Pressdock_Product_Server::text( $body, 'upgrade_notice' );
		$offer['notice']  = '' === $offer['reason'] ? $notice : $offer['reason'];
		return $offer;
	}

	/** Returns why a license is denied, in the words of this file or else in those of the server; blank if it is not. */
	public static function describe( array $denied, $field ) {
		$code    = Pressdock_Product_Server::text( $denied, 'code' );
		$reasons = Pressdock_Product_Config::reasons();
		return isset( $reasons[ $code ] ) ? $reasons[ $code ] : wp_strip_all_tags( Pressdock_Product_Server::text( $denied, $field ) );
	}

	private static function details( array $body ) {
		$details = array( 'sections' => self::texts( $body, 'sections' ) );
		foreach ( array( 'author', 'author_homepage', 'last_updated' ) as $name ) {
			$details[ $name ] = Pressdock_Product_Server::text( $body, $name );
		}
		return $details;
	}

	private static function texts( array $body, $name ) {
		return isset( $body[ $name ] ) && is_array( $body[ $name ] ) ? array_filter( $body[ $name ], 'is_string' ) : array();
	}
}
