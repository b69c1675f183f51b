<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

use FilesystemIterator;
use SplFileInfo;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- A file comes into its place whole, by a rename.

/**
 * The uploads folder for downloaded catalog fonts: a folder for each family with a stylesheet for each weight, next to the
 * files that it refers to. The disk decides, not an option: a font that a backup or cleaner removed is not used, and is
 * downloaded again. A stylesheet is written after all files that it needs.
 */
final class DownloadedFonts {

	private const FOLDER = 'userfeedback/fonts';

	/** Maximum families on a site. */
	public const MOST = 100;

	/** Returns the URL of a catalog family's stylesheet; empty if it isn't stored. */
	public static function stylesheet( string $family, int $weight ): string {
		$file = self::FOLDER . '/' . self::slug( $family ) . "/$weight.css";
		return is_file( self::uploads( 'basedir' ) . "/$file" ) ? set_url_scheme( self::uploads( 'baseurl' ) . "/$file" ) : '';
	}

	/** @return list<int> stored weights of a catalog family. */
	public static function weights( string $family ): array {
		$names = array_map( static fn( string $file ): int => (int) basename( $file ), self::found( self::of( $family ) . '/*.css' ) );
		sort( $names );
		return $names;
	}

	/** Returns the local name of a remote file; no part of its URL is in it. */
	public static function nameFor( string $address ): string {
		return substr( hash( 'sha256', $address ), 0, 20 ) . '.woff2';
	}

	/** @return int bytes; 0 if it doesn't exist. */
	public static function size( string $family, string $name ): int {
		$file = self::of( $family ) . "/$name";
		return is_file( $file ) ? (int) filesize( $file ) : 0;
	}

	public static function hasRoomFor( string $family ): bool {
		return is_dir( self::of( $family ) ) || count( self::found( self::path() . '/*', GLOB_ONLYDIR ) ) < self::MOST;
	}

	/** @return bool False if the folder isn't writable, or is full. */
	public static function put( string $family, string $name, string $contents ): bool {
		$folder = self::of( $family );
		if ( ! wp_mkdir_p( $folder ) ) {
			return false;
		}
		foreach ( array( dirname( self::path() ), self::path(), $folder ) as $listed ) {
			if ( ! is_file( "$listed/index.html" ) ) {
				file_put_contents( "$listed/index.html", '' );
			}
		}
		$new = "$folder/" . bin2hex( random_bytes( 8 ) ) . '.new';
		if ( strlen( $contents ) !== file_put_contents( $new, $contents ) || ! rename( $new, "$folder/$name" ) ) {
			wp_delete_file( $new );
			return false;
		}
		return true;
	}

	/**
	 * Deletes families that were stored before the given time, except those in use.
	 *
	 * @param list<string> $wanted families.
	 */
	public static function deleteBut( array $wanted, int $before ): void {
		clearstatcache(); // PHP caches file times within a request.
		$slugs = array_map( self::slug( ... ), $wanted );
		foreach ( self::found( self::path() . '/*', GLOB_ONLYDIR ) as $folder ) {
			if ( ! in_array( basename( $folder ), $slugs, true ) && filemtime( $folder ) < $before ) {
				self::clear( $folder );
			}
		}
	}

	/** Deletes all of it on uninstall. */
	public static function remove(): void {
		array_map( self::clear( ... ), self::found( self::path() . '/*', GLOB_ONLYDIR ) );
		self::clear( self::path() );
		if ( array() === self::found( dirname( self::path() ) . '/*', GLOB_ONLYDIR ) ) {
			self::clear( dirname( self::path() ) );
		}
	}

	public static function slug( string $family ): string {
		return trim( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( $family ) ), '-' );
	}

	private static function clear( string $folder ): void {
		if ( ! is_dir( $folder ) ) {
			return;
		}
		foreach ( new FilesystemIterator( $folder ) as $file ) {
			if ( $file instanceof SplFileInfo && $file->isFile() ) {
				wp_delete_file( $file->getPathname() );
			}
		}
		rmdir( $folder );
	}

	/** @return list<string> */
	private static function found( string $pattern, int $flags = 0 ): array {
		$found = glob( $pattern, $flags );
		return false === $found ? array() : $found;
	}

	private static function of( string $family ): string {
		return self::path() . '/' . self::slug( $family );
	}

	private static function path(): string {
		return self::uploads( 'basedir' ) . '/' . self::FOLDER;
	}

	/** @param 'basedir'|'baseurl' $what */
	private static function uploads( string $what ): string {
		return wp_upload_dir( null, false )[ $what ];
	}
}
