<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Rest\ViolationText;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Responses\Storage\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for browsers to send responses. */
final class SubmitController {

	public function __construct(
		private readonly SubmitResponse $submitResponse,
		private readonly ScheduleProcessing $scheduleProcessing,
		private readonly CronPingRepository $cronPings
	) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/responses', array( self::class, 'submit' ), Permission::ANYONE )
				->body( static fn() => SubmissionShape::submission() )
				->returns( static fn() => SubmissionShape::receipt(), 201 ),
		);
	}

	/** Returns 201 for a new response, or 200 with the first id if it was stored already, whatever this request contains. */
	public function submit( Request $request ): Reply {
		$submission                 = Submission::fromBody( $request->body() );
		[ $id, $isNew, $isCounted ] = $this->submitResponse->submit( $request->id(), $submission, $this->findViolations( ... ) );

		$body = SubmissionShape::received( $id, $isCounted );
		if ( ! $isNew ) {
			return new Reply( $body, 200 );
		}
		$this->scheduleProcessing->afterThisAnswer();
		return new Reply( $body, null, $this->cronPings->headers() );
	}

	/**
	 * Lets other plugins reject a response; they can't remove existing errors.
	 *
	 * @param ValidationResult<list<Answer>> $checked the answers to store, and all errors.
	 * @return list<Violation> the errors they added
	 */
	private function findViolations( int $surveyId, ValidationResult $checked ): array {
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
			'userfeedback_answer_validation',
			$found,
			array_map( static fn( Answer $answer ): array => $answer->toArray(), $checked->value ),
			$surveyId
		);
		$new = is_array( $all ) ? array_filter( $all, static fn( mixed $one ): bool => ! in_array( $one, $found, true ) ) : array();
		return array_values( array_map( self::violation( ... ), $new ) );
	}

	/** A plain sentence is accepted too, as an error of all answers. */
	private static function violation( mixed $found ): Violation {
		$path    = is_array( $found ) && is_string( $found['path'] ?? null ) ? $found['path'] : 'answers';
		$message = is_array( $found ) ? $found['message'] ?? null : $found;
		return new Violation( $path, 'refused', null, is_string( $message ) && '' !== $message ? $message : null );
	}
}
