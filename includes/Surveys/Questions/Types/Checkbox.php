<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Surveys\Questions\Types\Base\Choice;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Any of some options. */
final class Checkbox extends Choice {

	public function minOptions(): int {
		return 1;
	}

	public function advancesOnChoice(): bool {
		return false;
	}

	public function isMultiple(): bool {
		return true;
	}

	public function comparisons(): array {
		return array( '=', '!=', 'IN' );
	}

	public function read( mixed $given, array $options ): array|RefusedValue|null {
		if ( ! is_array( $given ) || ! array_is_list( $given ) ) {
			return new RefusedValue( 'type' );
		}
		$chosen = array();
		foreach ( $given as $option ) {
			if ( ! is_string( $option ) || ! in_array( $option, $options, true ) ) {
				return new RefusedValue( 'unknown_option' );
			}
			$chosen[] = $option;
		}
		if ( count( array_unique( $chosen ) ) !== count( $chosen ) ) {
			return new RefusedValue( 'duplicate_option' );
		}
		return array() === $chosen ? null : $chosen;
	}

	public function sample( array $options, string $text ): array {
		return array( $options[0] ?? '' );
	}

	public function draftHint(): string {
		return 'any of some options';
	}

	public function seconds(): int {
		return 14;
	}
}
