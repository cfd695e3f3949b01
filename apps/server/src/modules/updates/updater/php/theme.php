<?php
/** Connects the theme that contains this file to WordPress's own updates. */
final class Pressdock_Product {

	public static function start() {
		Pressdock_Product_Offer::start();
		add_filter( 'site_transient_update_themes', array( __CLASS__, 'offer' ) );
		add_filter( 'auto_update_theme', array( __CLASS__, 'allow_auto_update' ), 20, 2 );
		add_filter( 'upgrader_source_selection', array( __CLASS__, 'keep_folder' ), 20, 4 );
		add_action( 'switch_theme', array( 'Pressdock_Product_Offer', 'unschedule' ) );
	}

	/** Returns the folder of the theme, which may be the parent of the active one. */
	public static function folder() {
		$template = realpath( get_template_directory() );
		$is_in    = $template && 0 === strpos( __DIR__ . DIRECTORY_SEPARATOR, $template . DIRECTORY_SEPARATOR );
		return $is_in ? get_template() : get_stylesheet();
	}

	/** Returns the installed version. */
	public static function version() {
		$headers = get_file_data( get_theme_root( self::folder() ) . '/' . self::folder() . '/style.css', array( 'version' => 'Version' ) );
		return $headers['version'];
	}

	/** Adds the stored version to WordPress's list of updates, or to its list of themes without one. */
	public static function offer( $updates ) {
		if ( ! is_object( $updates ) ) {
			return $updates;
		}
		$folder = self::folder();
		// WordPress.org may have a theme with the same folder; its updates are not for this one.
		unset( $updates->response[ $folder ], $updates->no_update[ $folder ] );
		$is_newer                    = Pressdock_Product_Offer::is_newer();
		$list                        = $is_newer ? 'response' : 'no_update';
		$updates->{$list}            = isset( $updates->{$list} ) && is_array( $updates->{$list} ) ? $updates->{$list} : array();
		$version                     = Pressdock_Product_Offer::field( 'version' );
		$updates->{$list}[ $folder ] = array(
			'theme'        => $folder,
			'new_version'  => '' === $version ? self::version() : $version,
			'url'          => Pressdock_Product_Offer::field( 'details_url' ),
			'package'      => $is_newer ? Pressdock_Product_Offer::field( 'download_url' ) : '',
			'requires'     => Pressdock_Product_Offer::field( 'requires' ),
			'requires_php' => Pressdock_Product_Offer::field( 'requires_php' ),
		);
		return $updates;
	}

	/** Prevents automatic updates that fail because the site has no valid license. */
	public static function allow_auto_update( $update, $item ) {
		$is_own = isset( $item->theme ) && self::folder() === $item->theme;
		return $is_own && empty( $item->package ) ? false : $update;
	}

	/** Keeps the name of the theme's folder, so that the theme stays active. */
	public static function keep_folder( $source, $remote_source, $upgrader, $extra = array() ) {
		global $wp_filesystem;
		$folder = self::folder();
		if ( is_wp_error( $source ) || ! isset( $extra['theme'] ) || $extra['theme'] !== $folder || basename( $source ) === $folder ) {
			return $source;
		}
		$target = trailingslashit( $remote_source ) . $folder;
		if ( ! $wp_filesystem->move( untrailingslashit( $source ), $target ) ) {
			return new WP_Error( 'pressdock_folder', __( 'The folder of the update could not be renamed.', 'pressdock-product' ) );
		}
		return trailingslashit( $target );
	}
}
