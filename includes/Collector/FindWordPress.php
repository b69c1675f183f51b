<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Where WordPress lies, seen from a file of the plugin: above it, or in a folder beside one of those above, for a site
 * whose wp-content was moved.
 *
 * What it finds is run for anybody. So a lone file of the right name is not enough, nor one in a folder that others
 * write to, nor one of another owner; and where two may be meant, none is: the REST API does without this.
 */
final class FindWordPress {

	private const ENTRY = 'wp-load.php';

	/** Folders in which files come to lie that are not WordPress's. */
	private const OF_OTHERS = array( 'plugins', 'mu-plugins', 'themes', 'uploads', 'upgrade', 'upgrade-temp-backup', 'languages', 'cache' );

	private const ROOT = 0;

	/** From `plugins/userfeedback/includes/Widget` to what `plugins` lies in. */
	private const DEPTH = 4;

	/**
	 * @param string $file the script that runs. PHP names it with links followed, the web server as it was asked for; a
	 *                     plugin that is linked into its site is found by the latter, where both are the same file.
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
	 * @param int $owner whom a WordPress must belong to: high up, the folders beside are other people's. One above may be
	 *                   the machine's own, where nobody else could have put it.
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
		// A copy without a configuration, such as a backup, is only taken where no level has one that is set up.
		foreach ( array( ...array_map( array( self::class, 'setUp' ), $beside ), ...$beside ) as $found ) {
			if ( array() !== $found ) {
				return 1 === count( $found ) ? "$found[0]/" . self::ENTRY : null;
			}
		}
		return null;
	}

	/** @return list<string> folders above that of the plugins, whatever its name; the nearest first. */
	private static function beyondPlugins( string $folder ): array {
		$folders = array();
		for ( $at = dirname( $folder, self::DEPTH ); dirname( $at ) !== $at && self::mayRead( $at ); $at = dirname( $at ) ) {
			$folders[] = $at;
		}
		return $folders;
	}

	/** PHP writes a warning for each look outside the folders of open_basedir. */
	private static function mayRead( string $folder ): bool {
		$allowed = (string) ini_get( 'open_basedir' );
		foreach ( explode( PATH_SEPARATOR, $allowed ) as $path ) {
			if ( str_starts_with( "$folder/", rtrim( $path, '/' ) . '/' ) ) {
				return true;
			}
		}
		return '' === $allowed;
	}

	/** @return list<string> folders with a WordPress. */
	private static function beside( string $folder, int $owner ): array {
		$names = is_readable( $folder ) ? scandir( $folder ) : false;
		$found = array();
		foreach ( false === $names ? array() : array_diff( $names, array( '.', '..', ...self::OF_OTHERS ) ) as $name ) {
			if ( self::isWordPress( "$folder/$name", array( $owner ) ) ) {
				$found[] = "$folder/$name";
			}
		}
		return $found;
	}

	/**
	 * @param list<string> $found folders beside each other.
	 * @return list<string> those that have a configuration; one above serves each of them.
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
