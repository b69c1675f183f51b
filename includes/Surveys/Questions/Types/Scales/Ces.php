<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Scales;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Customer Effort Score: how much the visitor agrees that something was easy, from 1 to 7; results show the average. */
final class Ces extends Scale {

	protected const OWN_LABELS = 28;

	public function scale(): int {
		return Limits::EFFORT;
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::AVERAGE;
	}

	public function endStrings(): array {
		return array( 'disagree', 'agree' );
	}

	public function draftHint(): string {
		return 'how much somebody agrees that something was easy, 1 to 7';
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::numbersHeight( $card, $this->scale() );
	}
}
