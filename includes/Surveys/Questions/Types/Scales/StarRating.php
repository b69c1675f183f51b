<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Scales;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Stars; results show their average. */
final class StarRating extends Scale {

	/** Stars are at most 320 pixels wide. */
	protected const LABELS = 44;

	public function scale(): int {
		return Limits::STARS;
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::AVERAGE;
	}

	public function draftHint(): string {
		return 'one to five stars, for how good something is';
	}
}
