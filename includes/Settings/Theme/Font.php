<?php
declare(strict_types=1);

namespace UserFeedback\Settings\Theme;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A font family for surveys, with its upright weights. */
final class Font {

	/**
	 * @param string    $family  CSS name; no character in it ends a quoted string.
	 * @param list<int> $weights hundreds.
	 * @param string    $faces   CSS rules for a font of the site that its pages don't load themselves.
	 */
	public function __construct(
		public readonly string $family,
		public readonly array $weights,
		public readonly bool $isLocal,
		private readonly string $faces = ''
	) {}

	/** Returns the requested weight if the family has it. */
	public function weight( string $wanted ): int {
		return in_array( (int) $wanted, $this->weights, true ) ? (int) $wanted : 400;
	}

	/**
	 * Returns the stylesheet's URL; empty if the page loads the font anyway, null if it is not on this site yet and so isn't
	 * used: visitors never request it from another server.
	 */
	public function stylesheet( int $weight ): ?string {
		if ( $this->isLocal ) {
			return '' === $this->faces ? '' : 'data:text/css,' . rawurlencode( $this->faces );
		}
		$kept = DownloadedFonts::stylesheet( $this->family, $weight );
		return '' === $kept ? null : $kept;
	}

	/** @return non-empty-list<int> weights that a survey uses: one for the text, and a bold one if there is one. */
	public function drawn( int $weight ): array {
		$bold = array_filter( $this->weights, static fn( int $each ): bool => $each >= 600 && $each > $weight );
		return array( $weight, ...array_slice( $bold, 0, 1 ) );
	}
}
