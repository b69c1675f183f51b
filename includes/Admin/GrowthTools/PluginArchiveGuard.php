<?php
declare(strict_types=1);

namespace UserFeedback\Admin\GrowthTools;

use WP_Error;
use WP_Filesystem_Base;
use ZipArchive;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Observes WordPress's upgrader while it installs one plugin: an archive that contains anything but this plugin is rejected
 * before it is unpacked, and unpacked files of a rejected one don't remain in a folder that the web server can reach.
 */
final class PluginArchiveGuard {

	/** Bits of a file's mode that encode its type, and their value for a link. */
	private const KIND = 0xF000;
	private const LINK = 0xA000;

	/** Unpacked limits; the largest plugins have a fifth of either. */
	private const MOST_BYTES = 268_435_456;
	private const MOST_FILES = 30_000;

	/** Path of the unpacked archive; empty until then. */
	private string $unpacked = '';

	public function __construct( private readonly InstallablePlugin $plugin ) {}

	public function addFilters(): void {
		add_filter( 'pre_unzip_file', array( $this, 'checkArchive' ), 10, 2 );
		add_filter( 'upgrader_source_selection', array( $this, 'checkFolder' ), 1, 2 );
	}

	public function removeFilters(): void {
		remove_filter( 'pre_unzip_file', array( $this, 'checkArchive' ), 10 );
		remove_filter( 'upgrader_source_selection', array( $this, 'checkFolder' ), 1 );
		$files = $GLOBALS['wp_filesystem'] ?? null;
		if ( '' !== $this->unpacked && $files instanceof WP_Filesystem_Base && $files->exists( $this->unpacked ) ) {
			$files->delete( $this->unpacked, true );
		}
	}

	/**
	 * Without ZipArchive, WordPress reads the archive itself and creates no links; then only the folder is checked.
	 *
	 * @param mixed $file its path; before WordPress 6.9 a list of its contents if ZipArchive couldn't open it.
	 */
	public function checkArchive( mixed $before, mixed $file ): mixed {
		if ( null !== $before || ! class_exists( ZipArchive::class ) ) {
			return $before;
		}
		$zip     = new ZipArchive();
		$isSound = is_string( $file ) && true === $zip->open( $file ) && $this->isThisPlugin( $zip );
		return $isSound ? null : self::refusal();
	}

	/** The folder now contains what would be copied. */
	public function checkFolder( mixed $source, string $unpacked ): mixed {
		$this->unpacked    = $unpacked;
		[ $folder, $main ] = explode( '/', $this->plugin->basenames()[0], 2 );
		$files             = $GLOBALS['wp_filesystem'] ?? null;
		return ! is_string( $source ) || (
			basename( $source ) === $folder && $files instanceof WP_Filesystem_Base && $files->is_file( trailingslashit( $source ) . $main )
		) ? $source : self::refusal();
	}

	private function isThisPlugin( ZipArchive $zip ): bool {
		$bytes = 0;
		for ( $place = 0; $place < $zip->numFiles; $place++ ) {
			$entry  = $zip->statIndex( $place );
			$name   = is_array( $entry ) ? (string) $entry['name'] : '';
			$bytes += is_array( $entry ) ? (int) $entry['size'] : 0;
			if ( ! $this->isInside( $name ) || $this->isLink( $zip, $place ) || $bytes > self::MOST_BYTES ) {
				return false;
			}
		}
		return $zip->numFiles <= self::MOST_FILES && false !== $zip->locateName( $this->plugin->basenames()[0] );
	}

	/** Returns true for a safe path in the plugin's own folder. */
	private function isInside( string $name ): bool {
		return str_starts_with( $name, dirname( $this->plugin->basenames()[0] ) . '/' )
			&& 0 === validate_file( $name )
			&& 1 !== preg_match( '/[\\\\\x00-\x1F]/', $name );
	}

	private function isLink( ZipArchive $zip, int $place ): bool {
		$system = 0;
		$mode   = 0;
		return $zip->getExternalAttributesIndex( $place, $system, $mode )
			&& is_int( $mode )
			&& self::LINK === ( ( $mode >> 16 ) & self::KIND );
	}

	private static function refusal(): WP_Error {
		return new WP_Error(
			'other_archive',
			__( 'The download from the plugin directory isn’t a valid copy of this plugin, so it was discarded.', 'userfeedback' )
		);
	}
}
