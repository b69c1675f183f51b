<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

/** Where WordPress lies, seen from a file of the plugin: above it, or in a folder beside one of those above, for a site whose wp-content was moved. */
final class FindWordPress {

	private const ENTRY = 'wp-load.php';

	/**
	 * @param string $file the script that runs. PHP names it with links followed, the web server as it was asked for; a
	 *                     plugin that is linked into its site is found by the latter, where both are the same file.
	 */
	public static function from( string $file ): ?string {
		$named = $_SERVER['SCRIPT_FILENAME'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The server's, and taken only for this file itself.
		return self::above( dirname( is_string( $named ) && realpath( $named ) === realpath( $file ) ? $named : $file ), (int) fileowner( $file ) );
	}

	/**
	 * @param int $owner whom a WordPress beside must belong to: high up, the folders beside are other people's.
	 * @return string|null its wp-load.php.
	 */
	public static function above( string $folder, int $owner ): ?string {
		$folders = array();
		for ( $at = $folder; dirname( $at ) !== $at; $at = dirname( $at ) ) {
			$folders[] = $at;
			if ( is_file( "$at/" . self::ENTRY ) ) {
				return "$at/" . self::ENTRY;
			}
		}
		foreach ( $folders as $at ) {
			$found = self::beside( $at, $owner );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}

	private static function beside( string $folder, int $owner ): ?string {
		$names = is_readable( $folder ) ? scandir( $folder ) : false;
		foreach ( false === $names ? array() : array_diff( $names, array( '.', '..' ) ) as $name ) {
			$file = "$folder/$name/" . self::ENTRY;
			if ( is_file( $file ) && fileowner( $file ) === $owner ) {
				return $file;
			}
		}
		return null;
	}
}
