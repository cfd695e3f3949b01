<?php
/** Sends analytics with the update checks if the site's owner consents, and shows the page to do so. */
final class Pressdock_Product_Analytics {

	const PAGE   = Pressdock_Product_Config::KEY . '_analytics';
	const OPTION = Pressdock_Product_Config::KEY . '_consent';

	public static function start() {
		add_action( 'admin_menu', array( __CLASS__, 'add' ) );
	}

	/** Returns whether the site's owner consents. A product with a setting of its own answers the filter. */
	public static function is_allowed() {
		$is_stored = '1' === get_site_option( self::OPTION, '0' );
		return true === apply_filters( self::OPTION, $is_stored );
	}

	/** Returns the fields that an update check sends; none without consent. */
	public static function fields() {
		global $wpdb;
		if ( ! self::is_allowed() ) {
			return array();
		}
		$theme  = wp_get_theme();
		$fields = array(
			'collectAnalytics' => '1',
			'domain'           => Pressdock_Product_Server::domain(),
			'language'         => str_replace( '_', '-', get_locale() ),
			'theme'            => implode( '|-|', array( $theme->get_stylesheet(), $theme->get( 'Name' ), $theme->get( 'Version' ) ) ),
			'mysqlVersion'     => (string) $wpdb->db_server_info(),
		);
		return array_filter( (array) apply_filters( self::PAGE, $fields ), 'is_string' );
	}

	/** Adds the page, unless the product has a setting of its own. */
	public static function add() {
		if ( has_filter( self::OPTION ) ) {
			return;
		}
		/* translators: %s: name of the product. */
		$title = sprintf( __( '%s usage data', 'pressdock-product' ), Pressdock_Product_Config::NAME );
		add_submenu_page( self::parent_page(), $title, $title, self::capability(), self::PAGE, array( __CLASS__, 'show' ) );
	}

	public static function show() {
		if ( ! current_user_can( self::capability() ) ) {
			return;
		}
		$message = self::handle();
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		if ( '' !== $message ) {
			echo '<div class="notice notice-success" role="status"><p>' . esc_html( $message ) . '</p></div>';
		}
		echo '<form method="post" action="' . esc_url( admin_url( self::parent_page() . '?page=' . self::PAGE ) ) . '">';
		wp_nonce_field( self::PAGE );
		printf(
			'<p><label><input type="checkbox" name="share" value="1" aria-describedby="%1$s" %2$s> %3$s</label></p><p class="description" id="%1$s">%4$s</p>',
			esc_attr( self::PAGE ),
			self::is_allowed() ? 'checked' : '',
			esc_html__( 'Share usage data with the developer', 'pressdock-product' ),
			esc_html__( 'Update checks then contain the domain, language, active theme and database version of this site. The developer sees the country, city and hosting provider that belong to its IP address, but not the address itself. Nothing about visitors and contents is sent. You can stop sharing at any time.', 'pressdock-product' )
		);
		echo '<p class="submit"><button class="button button-primary" name="change" value="save">' . esc_html__( 'Save changes', 'pressdock-product' ) . '</button></p></form></div>';
	}

	/** Saves the decision and reports it to the server. Returns the message to show. */
	private static function handle() {
		if ( ! isset( $_POST['change'] ) ) {
			return '';
		}
		check_admin_referer( self::PAGE );
		$is_allowed = isset( $_POST['share'] ) && '1' === $_POST['share'];
		update_site_option( self::OPTION, $is_allowed ? '1' : '0' );
		Pressdock_Product_Offer::check( true );
		return $is_allowed
			? __( 'This site shares usage data.', 'pressdock-product' )
			: __( 'This site does not share usage data.', 'pressdock-product' );
	}

	private static function parent_page() {
		return 'theme' === Pressdock_Product_Config::KIND ? 'themes.php' : 'options-general.php';
	}

	private static function capability() {
		return is_multisite() ? 'manage_network_options' : 'manage_options';
	}
}
