<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest;

use UserFeedback\Platform\Schema\Violation;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The error message for each rule that a field can break. */
final class ViolationText {

	public static function of( Violation $violation ): string {
		$bound = (string) $violation->bound;
		return $violation->message ?? match ( $violation->rule ) {
			'required'         => __( 'This is required.', 'userfeedback' ),
			'empty'            => __( 'This response has no answers.', 'userfeedback' ),
			'type'             => __( 'This has the wrong data type.', 'userfeedback' ),
			'unknown'          => __( 'This field or value isn’t recognized.', 'userfeedback' ),
			'unknown_question' => __( 'This question doesn’t exist in this survey.', 'userfeedback' ),
			'unknown_option'   => __( 'This question doesn’t have this option.', 'userfeedback' ),
			'duplicate'        => __( 'This response answers this question more than once.', 'userfeedback' ),
			'duplicate_option' => __( 'This option is listed twice.', 'userfeedback' ),
			'email'            => __( 'Enter a valid email address.', 'userfeedback' ),
			'range'            => __( 'This answer is outside the question’s scale.', 'userfeedback' ),
			/* translators: %s: a number of items. */
			'ranks'            => sprintf( __( 'Give each item a different number from 1 to %s.', 'userfeedback' ), $bound ),
			'date'             => self::format( 'date' ),
			/* translators: %s: a date like 2026-11-21. */
			'min_date'         => sprintf( __( 'The earliest possible date is %s.', 'userfeedback' ), $bound ),
			/* translators: %s: a date like 2026-11-21. */
			'max_date'         => sprintf( __( 'The latest possible date is %s.', 'userfeedback' ), $bound ),
			'step'             => __( 'The step must divide the range into equal parts.', 'userfeedback' ),
			/* translators: %s: number of values. */
			'slider'           => sprintf( __( 'A slider can have up to %s values. Choose a larger step.', 'userfeedback' ), $bound ),
			'selector'         => __( 'This isn’t a valid selector for a page element.', 'userfeedback' ),
			'characters'       => __( 'This contains characters that can’t be stored.', 'userfeedback' ),
			'format'           => self::format( $bound ),
			/* translators: %s: comma-separated list of allowed values. */
			'enum'             => sprintf( __( 'This must be one of: %s.', 'userfeedback' ), $bound ),
			/* translators: %s: number of characters. */
			'maxLength'        => sprintf( __( 'This is longer than %s characters.', 'userfeedback' ), $bound ),
			/* translators: %s: number of items. */
			'maxItems'         => sprintf( __( 'No more than %s items are allowed.', 'userfeedback' ), $bound ),
			/* translators: %s: number of options. */
			'max_options'      => sprintf( __( 'This question can have up to %s options.', 'userfeedback' ), $bound ),
			/* translators: %s: number of items. */
			'minItems'         => sprintf( __( 'The minimum number of items is %s.', 'userfeedback' ), $bound ),
			/* translators: %s: a number. */
			'maximum'          => sprintf( __( 'The maximum is %s.', 'userfeedback' ), $bound ),
			/* translators: %s: a number. */
			'minimum'          => sprintf( __( 'The minimum is %s.', 'userfeedback' ), $bound ),
			/* translators: %s: a date like 2026-11-21. */
			'too_early'        => sprintf( __( 'The start date must be %s or later.', 'userfeedback' ), $bound ),
			/* translators: %s: a date like 2026-11-21. */
			'after_end'        => sprintf( __( 'The start date can’t be after the end date, %s.', 'userfeedback' ), $bound ),
			'comment_not_asked',
			'name_not_asked'   => __( 'This question doesn’t have this field.', 'userfeedback' ),
			default            => __( 'This isn’t valid.', 'userfeedback' ),
		};
	}

	private static function format( string $format ): string {
		return match ( $format ) {
			'uuid'      => __( 'This isn’t a valid ID.', 'userfeedback' ),
			'date'      => __( 'Enter a date in the format 2026-11-21.', 'userfeedback' ),
			'date-time' => __( 'Enter a date and time in the format 2026-11-21T10:00:00+00:00.', 'userfeedback' ),
			'colour'    => __( 'Enter a color in the format #1579EF.', 'userfeedback' ),
			default     => __( 'Enter a full URL.', 'userfeedback' ),
		};
	}
}
