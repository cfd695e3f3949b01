<?php
/** Connects the plugin that contains this file to WordPress's own updates. */
final class Pressdock_Product {

	public static function start() {
		Pressdock_Product_Offer::start();
		add_filter( 'site_transient_update_plugins', array( __CLASS__, 'offer' ) );
		add_filter( 'plugins_api', array( __CLASS__, 'details' ), 20, 3 );
		add_filter( 'auto_update_plugin', array( __CLASS__, 'allow_auto_update' ), 20, 2 );
		add_filter( 'upgrader_source_selection', array( __CLASS__, 'keep_folder' ), 20, 4 );
		add_action( 'deactivated_plugin', array( __CLASS__, 'stop' ) );
	}

	/** Returns the main file of the plugin: `folder/file.php`. */
	public static function file() {
		$own    = plugin_basename( __FILE__ );
		$folder = strtok( $own, '/' );
		$active = (array) get_option( 'active_plugins', array() );
		if ( is_multisite() ) {
			$active = array_merge( $active, array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
		}
		foreach ( $active as $file ) {
			if ( dirname( $file ) === $folder ) {
				return $file;
			}
		}
		return $own;
	}

	/** Returns the installed version. */
	public static function version() {
		$headers = get_file_data( WP_PLUGIN_DIR . '/' . self::file(), array( 'version' => 'Version' ) );
		return $headers['version'];
	}

	/** Adds the stored version to WordPress's list of updates, or to its list of plugins without one. */
	public static function offer( $updates ) {
		if ( ! is_object( $updates ) ) {
			return $updates;
		}
		$file = self::file();
		// WordPress.org may have a plugin with the same folder; its updates are not for this one.
		unset( $updates->response[ $file ], $updates->no_update[ $file ] );
		$list                    = Pressdock_Product_Offer::is_newer() ? 'response' : 'no_update';
		$updates->{$list}          = isset( $updates->{$list} ) && is_array( $updates->{$list} ) ? $updates->{$list} : array();
		$updates->{$list}[ $file ] = self::item( $file, 'response' === $list );
		return $updates;
	}

	private static function item( $file, $is_newer ) {
		$version = Pressdock_Product_Offer::field( 'version' );
		return (object) array(
			'id'             => Pressdock_Product_Config::SERVER . Pressdock_Product_Config::UPDATES,
			'slug'           => Pressdock_Product_Config::SLUG,
			'plugin'         => $file,
			'new_version'    => '' === $version ? self::version() : $version,
			'url'            => Pressdock_Product_Offer::field( 'homepage' ),
			'package'        => $is_newer ? Pressdock_Product_Offer::field( 'download_url' ) : '',
			'icons'          => Pressdock_Product_Offer::images( 'icons' ),
			'banners'        => Pressdock_Product_Offer::images( 'banners' ),
			'banners_rtl'    => array(),
			'requires'       => Pressdock_Product_Offer::field( 'requires' ),
			'tested'         => Pressdock_Product_Offer::field( 'tested' ),
			'requires_php'   => Pressdock_Product_Offer::field( 'requires_php' ),
			'upgrade_notice' => Pressdock_Product_Offer::field( 'notice' ),
			'compatibility'  => new stdClass(),
		);
	}

	/** Returns the content of the "View details" window. */
	public static function details( $result, $action, $args ) {
		if ( 'plugin_information' !== $action || ! isset( $args->slug ) || Pressdock_Product_Config::SLUG !== $args->slug ) {
			return $result;
		}
		$details = Pressdock_Product_Offer::read_details();
		if ( ! $details ) {
			Pressdock_Product_Offer::check();
			$details = Pressdock_Product_Offer::read_details();
		}
		$author   = isset( $details['author'] ) ? esc_html( $details['author'] ) : '';
		$homepage = isset( $details['author_homepage'] ) ? esc_url( $details['author_homepage'] ) : '';
		$version  = Pressdock_Product_Offer::field( 'version' );
		return (object) array(
			'name'          => Pressdock_Product_Config::NAME,
			'slug'          => Pressdock_Product_Config::SLUG,
			'version'       => '' === $version ? self::version() : $version,
			'author'        => '' === $homepage ? $author : "<a href=\"$homepage\">$author</a>",
			'homepage'      => Pressdock_Product_Offer::field( 'homepage' ),
			'requires'      => Pressdock_Product_Offer::field( 'requires' ),
			'tested'        => Pressdock_Product_Offer::field( 'tested' ),
			'requires_php'  => Pressdock_Product_Offer::field( 'requires_php' ),
			'last_updated'  => isset( $details['last_updated'] ) ? $details['last_updated'] : '',
			'download_link' => Pressdock_Product_Offer::field( 'download_url' ),
			'sections'      => self::sections( $details ),
			'banners'       => Pressdock_Product_Offer::images( 'banners' ),
			'icons'         => Pressdock_Product_Offer::images( 'icons' ),
			'external'      => true,
		);
	}

	private static function sections( array $details ) {
		$sections = isset( $details['sections'] ) ? $details['sections'] : array();
		if ( ! $sections ) {
			$sections['description'] = '<p>' . esc_html__( 'The description is not available at the moment. Please try again in a few minutes.', 'pressdock-product' ) . '</p>';
		}
		$reason = Pressdock_Product_Offer::is_newer() ? Pressdock_Product_Offer::reason() : '';
		if ( '' === $reason ) {
			return $sections;
		}
		foreach ( $sections as $name => $html ) {
			$sections[ $name ] = "<p><strong>$reason</strong></p>$html";
		}
		return $sections;
	}

	/** Prevents automatic updates that fail because the site has no valid license. */
	public static function allow_auto_update( $update, $item ) {
		$is_own = isset( $item->plugin ) && self::file() === $item->plugin;
		return $is_own && empty( $item->package ) ? false : $update;
	}

	/** Keeps the name of the plugin's folder, so that the plugin stays active. */
	public static function keep_folder( $source, $remote_source, $upgrader, $extra = array() ) {
		global $wp_filesystem;
		$file = self::file();
		if ( is_wp_error( $source ) || ! isset( $extra['plugin'] ) || $extra['plugin'] !== $file ) {
			return $source;
		}
		$folder = dirname( $file );
		if ( '.' === $folder || basename( $source ) === $folder ) {
			return $source;
		}
		$target = trailingslashit( $remote_source ) . $folder;
		if ( ! $wp_filesystem->move( untrailingslashit( $source ), $target ) ) {
			return new WP_Error( 'pressdock_folder', __( 'The folder of the update could not be renamed.', 'pressdock-product' ) );
		}
		return trailingslashit( $target );
	}

	public static function stop( $file ) {
		if ( dirname( $file ) === strtok( plugin_basename( __FILE__ ), '/' ) ) {
			Pressdock_Product_Offer::unschedule();
		}
	}
}
