<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Scales;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Questions\Types\Base\Scale;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** How likely the visitor is to recommend something; results show the Net Promoter Score. */
final class Nps extends Scale {

	protected const OWN_LABELS = 28;

	public function scale(): int {
		return Limits::NPS;
	}

	public function isScore(): bool {
		return true;
	}

	public function keyFigure(): KeyFigure {
		return KeyFigure::NPS;
	}

	public function endStrings(): array {
		return array( 'not_likely', 'likely' );
	}

	public function draftHint(): string {
		return 'how likely somebody is to recommend something, 1 to 10; at most once';
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return ( self::ROW + self::GAP ) * $card->scaleRows - self::GAP;
	}
}
