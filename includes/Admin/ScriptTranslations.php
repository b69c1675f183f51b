<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Loads the admin app's translations. WordPress looks for one file, for the script that it prints. However, webpack loads the
 * app's screens as separate scripts, and translate.wordpress.org builds a file for each. This merges the files of all scripts
 * of the build into one.
 */
final class ScriptTranslations {

	private const DOMAIN = 'userfeedback';
	private const FOLDER = 'build/admin';

	/** @param string $pluginFolder without a trailing slash. */
	public function __construct( private readonly string $pluginFolder, private readonly string $handle ) {}

	/**
	 * @param string|false|null $given  from another callback of pre_load_script_translations.
	 * @param string|false      $file   unused: WordPress's guess.
	 * @return string|false|null null if this isn't the plugin's script, so that WordPress continues as usual.
	 */
	public function load( mixed $given, mixed $file, string $handle, string $domain ): mixed {
		if ( null !== $given || $handle !== $this->handle || self::DOMAIN !== $domain ) {
			return $given;
		}
		$found = array_filter( array_map( $this->ofScript( ... ), $this->scripts() ) );
		if ( array() === $found ) {
			return null;
		}
		$whole = array_shift( $found );
		foreach ( $found as $part ) {
			$whole['locale_data']['messages'] += $part['locale_data']['messages'];
		}
		return (string) wp_json_encode( $whole );
	}

	/** @return list<string> as translation files name them: relative to the plugin folder. */
	private function scripts(): array {
		$files = glob( "$this->pluginFolder/" . self::FOLDER . '/*.js' );
		return array_map(
			static fn( string $file ): string => self::FOLDER . '/' . basename( $file ),
			false === $files ? array() : $files
		);
	}

	/**
	 * @return array{locale_data: array{messages: array<string, mixed>}}|null from the site's languages folder, else the plugin's.
	 */
	private function ofScript( string $script ): ?array {
		$name = self::DOMAIN . '-' . determine_locale() . '-' . md5( $script ) . '.json';
		foreach ( array( WP_LANG_DIR . '/plugins', "$this->pluginFolder/languages" ) as $folder ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this site.
			$read = is_readable( "$folder/$name" ) ? json_decode( (string) file_get_contents( "$folder/$name" ), true ) : null;
			if ( is_array( $read ) && is_array( $read['locale_data'] ?? null ) && is_array( $read['locale_data']['messages'] ?? null ) ) {
				/** @var array{locale_data: array{messages: array<string, mixed>}} $read */
				return $read;
			}
		}
		return null;
	}
}
