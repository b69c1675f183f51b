<?php
declare(strict_types=1);

namespace UserFeedback\Sharing\View;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A page of its own, without theme, scripts and anything from elsewhere. */
final class SharedPage {

	public function __construct( private readonly string $pluginFile ) {}

	/** @param array<string, mixed>|null $shared null for a link that leads nowhere. */
	public function show( ?array $shared ): void {
		$styles = $this->styles();
		foreach ( self::headers( $styles ) as $name => $value ) {
			header( "$name: $value" );
		}
		status_header( null === $shared ? 404 : 200 );
		$title = is_string( $shared['title'] ?? null ) ? $shared['title'] : __( 'Results unavailable', 'userfeedback' );
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress, ResultsMarkup or a file of ours.
		printf(
			'<!doctype html><html %s><head><meta charset="utf-8">%s<title>%s</title><style>%s</style></head><body><main><h1>%s</h1>%s</main></body></html>',
			get_language_attributes(),
			'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
			esc_html( $title ),
			$styles,
			esc_html( $title ),
			null === $shared ? self::nothing() : ResultsMarkup::html( $shared )
		);
		// phpcs:enable
	}

	/**
	 * Nobody keeps the page, finds it by searching, learns its address from a link on it, or has it in a frame of
	 * another site.
	 *
	 * @return array<string, string>
	 */
	private static function headers( string $styles ): array {
		$hash = base64_encode( hash( 'sha256', $styles, true ) );
		return array(
			'Content-Type'            => 'text/html; charset=UTF-8',
			'Cache-Control'           => 'no-store, private, max-age=0',
			'X-Robots-Tag'            => 'noindex, nofollow',
			'Referrer-Policy'         => 'no-referrer',
			'X-Content-Type-Options'  => 'nosniff',
			'Content-Security-Policy' => "default-src 'none'; style-src 'sha256-$hash'; frame-ancestors 'self'; "
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
