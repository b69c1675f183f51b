<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Questions\Types\Base;

use UserFeedback\Platform\Schema\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A text of at most maxLength() characters. */
abstract class TypedText extends QuestionType {

	/** Height of a field with one line. */
	protected const FIELD = 44;

	public function isQuantitative(): bool {
		return false;
	}

	public function read( mixed $given, array $options ): string|int|array|RefusedValue|null {
		if ( ! is_string( $given ) ) {
			return new RefusedValue( 'type' );
		}
		$text = Text::tidied( $given );
		return match ( true ) {
			'' === $text                                   => null,
			! Text::isStorable( $text )                    => new RefusedValue( 'characters' ),
			Text::seenLength( $text ) > $this->maxLength() => new RefusedValue( 'maxLength', $this->maxLength() ),
			default                                        => $text,
		};
	}

	public function seconds(): int {
		return 15;
	}

	public function height( CardWidth $card, array $options, int $iconPixels, bool $asksForName ): int {
		return self::FIELD;
	}
}
