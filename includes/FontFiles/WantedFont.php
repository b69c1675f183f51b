<?php
declare(strict_types=1);

namespace UserFeedback\FontFiles;

use UserFeedback\Fonts\Font;
use UserFeedback\Fonts\Fonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A font of the catalogue, in the weight that somebody chose. */
final class WantedFont {

	private function __construct( public readonly Font $font, public readonly int $weight ) {}

	/**
	 * Null where there is nothing to fetch: no font is chosen, or one that the site has itself, or that nobody has.
	 *
	 * @param mixed $chosen a family and a weight, as settings and surveys keep them.
	 */
	public static function of( mixed $chosen ): ?self {
		$family = is_array( $chosen ) ? $chosen['family'] ?? '' : '';
		$weight = is_array( $chosen ) ? $chosen['weight'] ?? '' : '';
		$font   = is_string( $family ) ? Fonts::find( $family ) : null;
		return null === $font || $font->isLocal ? null : new self( $font, $font->weight( is_scalar( $weight ) ? (string) $weight : '' ) );
	}

	public function key(): string {
		return "{$this->font->family} $this->weight";
	}

	public function isKept(): bool {
		return null !== $this->font->stylesheet( $this->weight );
	}
}
