<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Scales;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How satisfied the visitor is, on five faces; results show the share of satisfied answers. */
final class Csat extends Scale {

	protected const OWN_LABELS = 28;

	public function scale(): int {
		return Limits::FACES;
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::SATISFACTION;
	}

	public function endStrings(): array {
		return array( 'faces' );
	}

	public function draftHint(): string {
		return 'how satisfied somebody is, on five faces';
	}
}
