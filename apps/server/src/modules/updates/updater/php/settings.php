<?php
/** The page on which the site's owner enters, activates and deactivates the license. */
final class Pressdock_Product_Settings {

	const PAGE = Pressdock_Product_Config::KEY . '_license';

	public static function start() {
		add_action( 'admin_menu', array( __CLASS__, 'add' ) );
		add_filter( Pressdock_Product_Config::KEY . '_license_page', array( __CLASS__, 'url' ) );
		add_filter( 'plugin_action_links', array( __CLASS__, 'link' ), 10, 2 );
	}

	public static function add() {
		$title = sprintf( /* translators: %s: name of the product. */ __( '%s license', 'pressdock-product' ), Pressdock_Product_Config::NAME );
		$parent = 'theme' === Pressdock_Product_Config::KIND ? 'themes.php' : 'options-general.php';
		add_submenu_page( $parent, $title, $title, self::capability(), self::PAGE, array( __CLASS__, 'show' ) );
	}

	public static function url() {
		$parent = 'theme' === Pressdock_Product_Config::KIND ? 'themes.php' : 'options-general.php';
		return current_user_can( self::capability() ) ? admin_url( $parent . '?page=' . self::PAGE ) : '';
	}

	/** Adds a link to the page to the plugin's row in the list of plugins. */
	public static function link( $links, $file ) {
		$url = 'plugin' === Pressdock_Product_Config::KIND && Pressdock_Product::file() === $file ? self::url() : '';
		return '' === $url ? $links : array_merge( (array) $links, array( '<a href="' . esc_url( $url ) . '">' . esc_html__( 'License', 'pressdock-product' ) . '</a>' ) );
	}

	public static function show() {
		if ( ! current_user_can( self::capability() ) ) {
			return;
		}
		list( $tone, $message ) = self::handle();
		$key                    = Pressdock_Product_License::key();
		echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
		if ( '' !== $message ) {
			echo '<div class="notice notice-' . esc_attr( $tone ) . '" role="status"><p>' . esc_html( $message ) . '</p></div>';
		}
		echo '<form method="post" action="' . esc_url( self::url() ) . '">';
		wp_nonce_field( self::PAGE );
		echo '<table class="form-table" role="presentation"><tr><th scope="row"><label for="' . esc_attr( self::PAGE ) . '">' . esc_html__( 'License key', 'pressdock-product' ) . '</label></th><td>';
		printf(
			'<input type="text" class="regular-text code" id="%1$s" name="license" value="%2$s" autocomplete="off" spellcheck="false" maxlength="200" required>',
			esc_attr( self::PAGE ),
			esc_attr( $key )
		);
		echo '</td></tr></table><p class="submit">';
		echo '<button class="button button-primary" name="change" value="activate">' . esc_html__( 'Activate license', 'pressdock-product' ) . '</button> ';
		if ( '' !== $key ) {
			echo '<button class="button" name="change" value="deactivate">' . esc_html__( 'Deactivate license', 'pressdock-product' ) . '</button>';
		}
		echo '</p></form></div>';
	}

	/** Performs the requested change. Returns the tone and the text of the message to show. */
	private static function handle() {
		if ( ! isset( $_POST['change'], $_POST['license'] ) || ! is_string( $_POST['license'] ) ) {
			$reason = (string) Pressdock_Product_Offer::field( 'reason' );
			return array( 'warning', $reason );
		}
		check_admin_referer( self::PAGE );
		if ( 'deactivate' === $_POST['change'] ) {
			$failure = Pressdock_Product_License::deactivate();
			return '' === $failure
				? array( 'success', __( 'The license is no longer active on this site.', 'pressdock-product' ) )
				: array( 'error', $failure );
		}
		// sanitize_text_field() would remove parts of keys that contain a percent sign.
		$key    = trim( (string) preg_replace( '/[\x00-\x1F\x7F]/', '', wp_unslash( $_POST['license'] ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
		$reason = '' === $key ? __( 'Enter a license key.', 'pressdock-product' ) : Pressdock_Product_License::activate( $key );
		return '' === $reason
			? array( 'success', __( 'The license is active on this site.', 'pressdock-product' ) )
			: array( 'error', $reason );
	}

	private static function capability() {
		return is_multisite() ? 'manage_network_options' : 'manage_options';
	}
}
