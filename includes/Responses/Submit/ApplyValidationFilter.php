<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Rest\ViolationText;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Storage\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Lets other plugins reject a response; they can't remove existing errors. */
final class ApplyValidationFilter {

	public const FILTER = 'userfeedback_answer_validation';

	/**
	 * @param ValidationResult<list<Answer>> $checked the answers to store, and all errors.
	 * @return list<Violation> the errors they added
	 */
	public function violations( int $surveyId, ValidationResult $checked ): array {
		$found = array_map(
			static fn( Violation $violation ): array => array(
				'path'    => $violation->path,
				'message' => ViolationText::of( $violation ),
			),
			$checked->violations
		);
		/**
		 * Filters the errors of a response before it is stored.
		 *
		 * @param list<array{path: string, message: string}> $found errors so far; add one to reject the response
		 * @param list<array<string, mixed>>                 $answers the answers to store, `{question_id, value, extra?}`
		 * @param int                                        $surveyId
		 */
		$all = apply_filters(
			self::FILTER,
			$found,
			array_map( static fn( Answer $answer ): array => $answer->toArray(), $checked->value ),
			$surveyId
		);
		$new = is_array( $all ) ? array_filter( $all, static fn( mixed $one ): bool => ! in_array( $one, $found, true ) ) : array();
		return array_values( array_map( array( $this, 'violation' ), $new ) );
	}

	/** A plain sentence is accepted too, as an error of all answers. */
	private function violation( mixed $found ): Violation {
		$path    = is_array( $found ) && is_string( $found['path'] ?? null ) ? $found['path'] : 'answers';
		$message = is_array( $found ) ? $found['message'] ?? null : $found;
		return new Violation( $path, 'refused', null, is_string( $message ) && '' !== $message ? $message : null );
	}
}
