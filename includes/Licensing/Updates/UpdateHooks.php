<?php
declare(strict_types=1);

namespace UserFeedback\Licensing\Updates;

use stdClass;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\PluginFile;
use UserFeedback\Platform\Injection\ResultOf;
use WP_Error;
use WP_Upgrader;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds the publisher's updates to WordPress's plugin list and upgrader. Without an address, sends no requests.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class UpdateHooks {

	/** Slug for plugin details; the directory's plugin with the folder's name is a different one. */
	private const SLUG = 'userfeedback-pro';

	/** Key in the stored list of updates: holds the complete offer with its signature. */
	private const KEPT = 'userfeedback_offer';

	private readonly string $basename;

	/** @param string $file the main plugin file. */
	public function __construct(
		#[PluginFile] string $file,
		#[ResultOf( UpdateUrl::class, 'get' )] private readonly string $address,
		private readonly FetchUpdateOffer $fetchOffer,
		private readonly DownloadPackage $download
	) {
		$this->basename = plugin_basename( $file );
	}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'pre_set_site_transient_update_plugins' => array( array( 'listen', PHP_INT_MIN ), array( 'withoutNamesake' ) ),
			'upgrader_pre_download'                 => array( 'download', 10, 4 ),
			'plugins_api'                           => array( 'details', 10, 3 ),
		);
	}

	/** WordPress's filter for the offer has the address in its name, and fires after the list of updates was stored once. */
	public function listen( mixed $updates ): mixed {
		if ( '' !== $this->address ) {
			add_filter( 'update_plugins_' . UpdateUrl::host(), array( $this, 'offer' ), 10, 3 );
		}
		return $updates;
	}

	/**
	 * Removes updates of a plugin with the same name. Update URI tells the directory that this isn't its plugin; this is a
	 * fallback.
	 */
	public function withoutNamesake( mixed $updates ): mixed {
		if ( ! $updates instanceof stdClass ) {
			return $updates;
		}
		foreach ( array( 'response', 'no_update' ) as $list ) {
			$all  = $updates->$list ?? array();
			$ours = is_array( $all ) ? ( $all[ $this->basename ] ?? null ) : null;
			if ( is_array( $all ) && is_object( $ours ) && UpdateUrl::uri() !== ( $ours->id ?? '' ) ) {
				unset( $all[ $this->basename ] );
				$updates->$list = $all;
			}
		}
		return $updates;
	}

	/**
	 * @param mixed $update another plugin's offer.
	 * @param mixed $data   the header of a plugin's main file.
	 * @param mixed $plugin its basename: other plugins may use a filter with the same suffix.
	 */
	public function offer( mixed $update, mixed $data = null, mixed $plugin = null ): mixed {
		if ( $plugin !== $this->basename ) {
			return $update;
		}
		$offer = $this->fetchOffer->run();
		return null === $offer || ! $offer->isNewerThan( USERFEEDBACK_VERSION ) ? false : array(
			'slug'         => self::SLUG,
			'version'      => $offer->version,
			'url'          => '',
			'package'      => $offer->package,
			'tested'       => $offer->tested,
			'requires'     => $offer->requires,
			'requires_php' => $offer->requiresPhp,
			self::KEPT     => $offer->text,
		);
	}

	/**
	 * @param mixed $reply    what another plugin has downloaded.
	 * @param mixed $package  URL of a zip.
	 * @param mixed $upgrader
	 * @param mixed $about    what is updated; names no plugin for a zip that an owner uploads.
	 */
	public function download( mixed $reply, mixed $package = null, mixed $upgrader = null, mixed $about = null ): mixed {
		if ( '' === $this->address || ! is_array( $about ) || ( $about['plugin'] ?? null ) !== $this->basename ) {
			return $reply;
		}
		$offer = $this->storedOffer();
		if ( null === $offer || $offer->package !== $package || ! $offer->isNewerThan( USERFEEDBACK_VERSION ) ) {
			return new WP_Error(
				'userfeedback_update',
				__(
					'This UserFeedback update isn’t signed by its publisher, so it wasn’t installed. Your current version is unchanged.',
					'userfeedback'
				)
			);
		}
		if ( $upgrader instanceof WP_Upgrader ) {
			$upgrader->skin->feedback( 'downloading_package', $offer->package );
		}
		return $this->download->run( $offer );
	}

	/**
	 * @param mixed $result  another plugin's result.
	 * @param mixed $action
	 * @param mixed $args
	 */
	public function details( mixed $result, mixed $action = null, mixed $args = null ): mixed {
		$isAsked = '' !== $this->address && 'plugin_information' === $action && is_object( $args ) && self::SLUG === ( $args->slug ?? '' );
		$offer   = $isAsked ? $this->storedOffer() : null;
		return null === $offer ? $result : (object) array(
			'name'          => 'UserFeedback',
			'slug'          => self::SLUG,
			'version'       => $offer->version,
			'requires'      => $offer->requires,
			'requires_php'  => $offer->requiresPhp,
			'tested'        => $offer->tested,
			'download_link' => $offer->package,
			'external'      => true,
			'sections'      => array( 'changelog' => wpautop( esc_html( $offer->changes ) ) ),
		);
	}

	/** Returns the update that WordPress stored, if the publisher signed it. */
	private function storedOffer(): ?UpdateOffer {
		$updates = get_site_transient( 'update_plugins' );
		$all     = is_object( $updates ) && is_array( $updates->response ?? null ) ? $updates->response : array();
		$ours    = $all[ $this->basename ] ?? null;
		$text    = is_object( $ours ) ? ( $ours->{self::KEPT} ?? '' ) : '';
		return is_string( $text ) && '' !== $text ? $this->fetchOffer->known( $text ) : null;
	}
}
