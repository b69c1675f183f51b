<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Text;
use UserFeedback\Surveys\Questions\Types\Base\CardWidth;
use UserFeedback\Surveys\Questions\Types\Base\TypedText;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text from the page's URL or one of its scripts. The question's title is its name there. */
final class Hidden extends TypedText {

	public function isHidden(): bool {
		return true;
	}

	public function isPrivate(): bool {
		return true;
	}

	public function isExtra(): bool {
		return true;
	}

	public function maxLength(): int {
		return Limits::HIDDEN_VALUE;
	}

	public function comparisons(): array {
		return array( '=', '!=' );
	}

	/** Never refuses a value: the visitor didn't enter it, and couldn't correct it. */
	public function read( mixed $given, array $options ): ?string {
		$text = is_string( $given ) ? Text::tidied( $given ) : '';
		$text = Text::isStorable( $text ) ? trim( mb_substr( $text, 0, $this->maxLength(), 'UTF-8' ) ) : '';
		return '' === $text ? null : $text;
	}

	public function seconds(): int {
		return 0;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return 0;
	}
}
