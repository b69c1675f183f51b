<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use UserFeedback\Contract\Validation\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The sentence for each rule that a field can break. */
final class ViolationText {

	public static function of( Violation $violation ): string {
		$bound = (string) $violation->bound;
		return $violation->message ?? match ( $violation->rule ) {
			'required'         => __( 'This is required.', 'userfeedback' ),
			'empty'            => __( 'There is no answer in it.', 'userfeedback' ),
			'type'             => __( 'This is not of the right kind.', 'userfeedback' ),
			'unknown'          => __( 'Nothing of this name can be set.', 'userfeedback' ),
			'unknown_question' => __( 'This survey has no such question.', 'userfeedback' ),
			'unknown_option'   => __( 'This question has no such option.', 'userfeedback' ),
			'duplicate'        => __( 'This question is answered twice.', 'userfeedback' ),
			'duplicate_option' => __( 'The same option is here twice.', 'userfeedback' ),
			'email'            => __( 'This is not a valid e-mail address.', 'userfeedback' ),
			'range'            => __( 'This is outside the scale.', 'userfeedback' ),
			'selector'         => __( 'This does not name an element of a page.', 'userfeedback' ),
			'characters'       => __( 'This contains characters that cannot be stored.', 'userfeedback' ),
			'format'           => self::format( $bound ),
			/* translators: %s: comma-separated list of allowed values. */
			'enum'             => sprintf( __( 'This must be one of: %s.', 'userfeedback' ), $bound ),
			/* translators: %s: number of characters. */
			'maxLength'        => sprintf( __( 'This is longer than %s characters.', 'userfeedback' ), $bound ),
			/* translators: %s: number of items. */
			'maxItems'         => sprintf( __( 'There are more than %s.', 'userfeedback' ), $bound ),
			/* translators: %s: number of items. */
			'minItems'         => sprintf( __( 'There must be at least %s.', 'userfeedback' ), $bound ),
			/* translators: %s: a number. */
			'maximum'          => sprintf( __( 'The highest is %s.', 'userfeedback' ), $bound ),
			/* translators: %s: a number. */
			'minimum'          => sprintf( __( 'The lowest is %s.', 'userfeedback' ), $bound ),
			/* translators: %s: a date like 2026-11-21. */
			'too_early'        => sprintf( __( 'The first day can be %s or later.', 'userfeedback' ), $bound ),
			/* translators: %s: a date like 2026-11-21. */
			'after_end'        => sprintf( __( 'The first day is after the last one, %s.', 'userfeedback' ), $bound ),
			'comment_not_asked',
			'name_not_asked'   => __( 'This question does not ask for it.', 'userfeedback' ),
			default            => __( 'This is not valid.', 'userfeedback' ),
		};
	}

	private static function format( string $format ): string {
		return match ( $format ) {
			'uuid'      => __( 'This is not a valid id.', 'userfeedback' ),
			'date'      => __( 'This is not a date like 2026-11-21.', 'userfeedback' ),
			'date-time' => __( 'This is not a date and time like 2026-11-21T10:00:00+00:00.', 'userfeedback' ),
			'colour'    => __( 'This is not a colour like #1579EF.', 'userfeedback' ),
			default     => __( 'This is not a web address.', 'userfeedback' ),
		};
	}
}
