<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\Choice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One of some icons. */
final class IconChoice extends Choice {

	/** Maximum total label length for icons in a row; also in widget/survey/question-types/choice.tsx. */
	private const IN_A_ROW = 40;

	/** Height of a row of icons without the icons. */
	private const ROW = 46;

	public function hasIcons(): bool {
		return true;
	}

	/** Icons in a row are twice as large. */
	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		$isRow = max( 0, ...array_map( 'mb_strlen', $options ) ) * count( $options ) <= self::IN_A_ROW;
		return $isRow ? self::ROW + 2 * $iconPixels : $card->rows( $options, $iconPixels + 20 );
	}
}
