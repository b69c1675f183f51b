<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Injection\PluginFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page without theme and scripts; the site's logo is the only external file. */
final class SharedResultsPage {

	public function __construct( #[PluginFile] private readonly string $pluginFile ) {}

	/** @param array<string, mixed>|null $shared null for an invalid link */
	public function show( ?array $shared ): void {
		$styles = $this->styles();
		foreach ( self::headers( $styles ) as $name => $value ) {
			header( "$name: $value" );
		}
		status_header( null === $shared ? 404 : 200 );
		echo self::html( $shared, $styles ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped below.
	}

	/** @param array<string, mixed>|null $shared */
	public static function html( ?array $shared, string $styles ): string {
		$title = is_string( $shared['title'] ?? null ) ? $shared['title'] : __( 'Results unavailable', 'userfeedback' );
		return sprintf(
			'<!doctype html><html %s><head><meta charset="utf-8">%s<title>%s</title><style>%s</style></head><body><main>%s<h1>%s</h1>%s</main></body></html>',
			get_language_attributes(),
			'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
			esc_textarea( $title ),
			$styles,
			self::site(),
			esc_textarea( $title ),
			null === $shared ? self::nothing() : SharedResultsHtml::html( $shared )
		);
	}

	/** The site's name, with its logo if it has one. */
	private static function site(): string {
		$logo = self::logo();
		return sprintf(
			'<p class="uf-site">%s%s</p>',
			'' === $logo ? '' : sprintf( '<img src="%s" alt="">', esc_url( $logo ) ),
			esc_html( get_bloginfo( 'name' ) ) // WordPress stores it already escaped.
		);
	}

	/** Returns the URL of the site's logo; empty if it has none. */
	private static function logo(): string {
		$id = get_theme_mod( 'custom_logo' );
		return is_numeric( $id ) && $id > 0 ? (string) wp_get_attachment_image_url( (int) $id, 'medium' ) : '';
	}

	/**
	 * Prevents caching, indexing by search engines, leaks of the URL through referrers, and frames on other sites.
	 *
	 * @return array<string, string>
	 */
	private static function headers( string $styles ): array {
		$logo = wp_parse_url( self::logo() );
		$port = isset( $logo['port'] ) ? ":{$logo['port']}" : '';
		$from = isset( $logo['scheme'], $logo['host'] ) ? "{$logo['scheme']}://{$logo['host']}$port" : "'none'";
		$hash = base64_encode( hash( 'sha256', $styles, true ) );
		return array(
			'Content-Type'            => 'text/html; charset=UTF-8',
			'Cache-Control'           => 'no-store, private, max-age=0',
			'X-Robots-Tag'            => 'noindex, nofollow',
			'Referrer-Policy'         => 'no-referrer',
			'X-Content-Type-Options'  => 'nosniff',
			'Content-Security-Policy' => "default-src 'none'; style-src 'sha256-$hash'; img-src $from; frame-ancestors 'self'; "
				. "base-uri 'none'; form-action 'none'",
		);
	}

	private static function nothing(): string {
		return '<p>' . esc_html__( 'This link is invalid or no longer works. Ask the person who shared it with you.', 'userfeedback' ) . '</p>';
	}

	private function styles(): string {
		$folder = dirname( $this->pluginFile ) . '/assets/shared';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- They are files of the plugin.
		return (string) file_get_contents( "$folder/page.css" ) . file_get_contents( "$folder/results.css" );
	}
}
