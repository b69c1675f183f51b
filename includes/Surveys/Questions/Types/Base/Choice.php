<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

use UserFeedback\Platform\Schema\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One of the question's options, stored as its label. */
abstract class Choice extends QuestionType {

	public function minOptions(): int {
		return 2;
	}

	public function advancesOnChoice(): bool {
		return true;
	}

	public function isQuantitative(): bool {
		return true;
	}

	/** Options are compared exactly, so choices are not normalized like typed texts. */
	public function read( mixed $given, array $options ): string|int|array|RefusedValue|null {
		return match ( true ) {
			! is_string( $given )              => new RefusedValue( 'type' ),
			'' === Text::tidied( $given )      => null,
			in_array( $given, $options, true ) => $given,
			default                            => new RefusedValue( 'unknown_option' ),
		};
	}

	public function seconds(): int {
		return 10;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return $card->rows( $options );
	}
}
