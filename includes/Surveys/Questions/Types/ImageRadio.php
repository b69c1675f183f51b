<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\Choice;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One of some images. */
final class ImageRadio extends Choice {

	/** The second line of a caption. */
	private const CAPTION = 20;

	public function hasImages(): bool {
		return true;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		$rows   = array_chunk( $options, $card->columns );
		$height = count( $rows ) * $card->image + CardWidth::between( count( $rows ) );
		foreach ( $rows as $row ) {
			$height += max( 0, ...array_map( mb_strlen( ... ), $row ) ) > $card->caption ? self::CAPTION : 0;
		}
		return $height;
	}
}
