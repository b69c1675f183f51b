<?php
declare(strict_types=1);

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Gives the admin app its translations. WordPress looks for one file, of the script that it prints; the app's screens
 * come in scripts of their own, which webpack fetches, and translate.wordpress.org makes a file for each of them. So
 * those of all scripts of the build become one.
 */
final class ScriptTranslations {

	private const DOMAIN = 'userfeedback';
	private const FOLDER = 'build/admin';

	/** @param string $pluginFolder without a slash at its end. */
	public function __construct( private readonly string $pluginFolder, private readonly string $handle ) {}

	/**
	 * @param string|false|null $given  by somebody else who listens to pre_load_script_translations.
	 * @param string|false      $file   unused: WordPress's guess.
	 * @return string|false|null null where there is nothing of ours, so that WordPress goes on as ever.
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

	/** @return list<string> as translations name them: below the plugin's folder. */
	private function scripts(): array {
		$files = glob( "$this->pluginFolder/" . self::FOLDER . '/*.js' );
		return array_map(
			static fn( string $file ): string => self::FOLDER . '/' . basename( $file ),
			false === $files ? array() : $files
		);
	}

	/** @return array{locale_data: array{messages: array<string, mixed>}}|null the site's own languages folder before the plugin's. */
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
