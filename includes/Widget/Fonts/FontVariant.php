<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Settings\Theme\AvailableFonts;
use UserFeedback\Settings\Theme\Font;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A catalog font in a chosen weight. */
final class FontVariant {

	private function __construct( public readonly Font $font, public readonly int $weight ) {}

	/**
	 * Returns null if there is nothing to download: no font is chosen, or the site has it, or it doesn't exist.
	 *
	 * @param mixed $chosen a family and a weight, as settings and surveys store them.
	 */
	public static function of( mixed $chosen ): ?self {
		$family = is_array( $chosen ) ? $chosen['family'] ?? '' : '';
		$weight = is_array( $chosen ) ? $chosen['weight'] ?? '' : '';
		$font   = is_string( $family ) ? AvailableFonts::find( $family ) : null;
		return null === $font || $font->isLocal ? null : new self( $font, $font->weight( is_scalar( $weight ) ? (string) $weight : '' ) );
	}

	public function key(): string {
		return "{$this->font->family} $this->weight";
	}

	public function isKept(): bool {
		return null !== $this->font->stylesheet( $this->weight );
	}
}
