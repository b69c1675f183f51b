<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Collector;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Finds WordPress from a file of the plugin: in a folder above it, or in a sibling of one of those, for a site whose wp-content
 * was moved.
 *
 * The file it finds is run for any visitor. So it rejects a lone file with the right name, folders that others write to, and
 * files of another owner. If two candidates remain, it uses neither: the REST API works without this.
 */
final class FindWordPress {

	private const ENTRY = 'wp-load.php';

	/** Folders that contain files from sources other than WordPress. */
	private const OF_OTHERS = array( 'plugins', 'mu-plugins', 'themes', 'uploads', 'upgrade', 'upgrade-temp-backup', 'languages', 'cache' );

	private const ROOT = 0;

	/** From `plugins/userfeedback/includes/Widget` to the folder that contains `plugins`. */
	private const DEPTH = 4;

	/**
	 * @param string $file the running script. PHP resolves symlinks in its name, the web server doesn't. A plugin that is
	 *                     symlinked into its site is found by the server's name, if both are the same file.
	 */
	public static function from( string $file ): ?string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The server's, and taken only for this file itself.
		$named = $_SERVER['SCRIPT_FILENAME'] ?? '';
		return self::above(
			dirname( is_string( $named ) && realpath( $named ) === realpath( $file ) ? $named : $file ),
			(int) fileowner( $file )
		);
	}

	/**
	 * @param int $owner required owner of WordPress: higher up, sibling folders may belong to others. One above may belong
	 *                   to root, because nobody else could have put it there.
	 * @return string|null its wp-load.php.
	 */
	public static function above( string $folder, int $owner ): ?string {
		$folders = self::beyondPlugins( $folder );
		foreach ( $folders as $at ) {
			if ( self::isWordPress( $at, array( $owner, self::ROOT ) ) ) {
				return "$at/" . self::ENTRY;
			}
		}
		$beside = array_map( static fn( string $at ): array => self::beside( $at, $owner ), $folders );
		// A copy without a configuration, such as a backup, is used only if no level has a configured one.
		foreach ( array( ...array_map( array( self::class, 'setUp' ), $beside ), ...$beside ) as $found ) {
			if ( array() !== $found ) {
				return 1 === count( $found ) ? "$found[0]/" . self::ENTRY : null;
			}
		}
		return null;
	}

	/** @return list<string> folders above the plugins folder, whatever its name; the nearest first. */
	private static function beyondPlugins( string $folder ): array {
		$folders = array();
		for ( $at = dirname( $folder, self::DEPTH ); dirname( $at ) !== $at && self::mayRead( $at ); $at = dirname( $at ) ) {
			$folders[] = $at;
		}
		return $folders;
	}

	/** PHP emits a warning for each access outside the folders of open_basedir. */
	private static function mayRead( string $folder ): bool {
		$allowed = (string) ini_get( 'open_basedir' );
		foreach ( explode( PATH_SEPARATOR, $allowed ) as $path ) {
			if ( str_starts_with( "$folder/", rtrim( $path, '/' ) . '/' ) ) {
				return true;
			}
		}
		return '' === $allowed;
	}

	/** @return list<string> folders that contain WordPress. */
	private static function beside( string $folder, int $owner ): array {
		$names = is_readable( $folder ) ? scandir( $folder ) : false;
		$found = array();
		foreach ( false === $names ? array() : array_diff( $names, array( '.', '..', ...self::OF_OTHERS ) ) as $name ) {
			// With open_basedir, PHP emits a warning for a path below a file, too.
			if ( is_dir( "$folder/$name" ) && self::isWordPress( "$folder/$name", array( $owner ) ) ) {
				$found[] = "$folder/$name";
			}
		}
		return $found;
	}

	/**
	 * @param list<string> $found sibling folders.
	 * @return list<string> those with a configuration; one in the parent folder applies to all of them.
	 */
	private static function setUp( array $found ): array {
		return array() !== $found && is_file( dirname( $found[0] ) . '/wp-config.php' )
			? $found
			: array_values( array_filter( $found, static fn( string $at ): bool => is_file( "$at/wp-config.php" ) ) );
	}

	/** @param list<int> $owners */
	private static function isWordPress( string $folder, array $owners ): bool {
		$entry = "$folder/" . self::ENTRY;
		return is_file( $entry ) && is_file( "$folder/wp-includes/version.php" ) && in_array( fileowner( $entry ), $owners, true );
	}
}
