<?php
declare(strict_types=1);

namespace UserFeedback\Questions;

use UserFeedback\Contract\Validation\Text;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Text that an owner typed, made the same whatever machine it was typed on; it stays text and is never HTML. */
final class OwnerText {

	/** A title or a label: what was pasted over several lines becomes one. */
	public static function line( string $text ): string {
		return (string) preg_replace( '/(?<![ \t])[ \t]*+\n[ \t\n]*+/', ' ', self::paragraph( $text ) );
	}

	/** Text that may have several lines. Answers are tidied alike, so that a chosen label is found again. */
	public static function paragraph( string $text ): string {
		return Text::tidied( $text );
	}
}
