<?php
declare(strict_types=1);

namespace UserFeedback\Fonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A family that surveys may be drawn in, with its upright weights. */
final class Font {

	/**
	 * @param string    $family  as CSS knows it; nothing in it ends a quoted text.
	 * @param list<int> $weights hundreds.
	 * @param string    $faces   rules that bring a font of the site which its pages do not bring themselves.
	 */
	public function __construct(
		public readonly string $family,
		public readonly array $weights,
		public readonly bool $isLocal,
		private readonly string $faces = ''
	) {}

	/** The weight that was asked for, if there is one like it. */
	public function weight( string $wanted ): int {
		return in_array( (int) $wanted, $this->weights, true ) ? (int) $wanted : 400;
	}

	/**
	 * The address that brings the font; empty where the page has it already, null where it is not on this site yet and so
	 * is not drawn: no visitor asks anybody else for it.
	 */
	public function stylesheet( int $weight ): ?string {
		if ( $this->isLocal ) {
			return '' === $this->faces ? '' : 'data:text/css,' . rawurlencode( $this->faces );
		}
		$kept = KeptFonts::stylesheet( $this->family, $weight );
		return '' === $kept ? null : $kept;
	}

	/** @return non-empty-list<int> what a survey is drawn in: one weight for the text, and a bold one where there is one. */
	public function drawn( int $weight ): array {
		$bold = array_filter( $this->weights, static fn( int $each ): bool => $each >= 600 && $each > $weight );
		return array( $weight, ...array_slice( $bold, 0, 1 ) );
	}
}
