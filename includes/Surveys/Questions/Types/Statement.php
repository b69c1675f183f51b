<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\Base\RefusedValue;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text between questions, with an optional image. */
final class Statement extends QuestionType {

	public function isExtra(): bool {
		return true;
	}

	public function takesAnswer(): bool {
		return false;
	}

	public function allowsImage(): bool {
		return true;
	}

	public function isQuantitative(): bool {
		return false;
	}

	public function read( mixed $given, array $options ): RefusedValue {
		return new RefusedValue( 'type' );
	}

	public function seconds(): int {
		return 5;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return 0;
	}
}
