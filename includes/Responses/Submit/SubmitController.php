<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use Closure;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Platform\Schema\ValidationResult;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Counting\ScheduleProcessing;
use UserFeedback\Responses\Storage\Answer;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for browsers to send responses. */
final class SubmitController {

	/** @param Closure(int, ValidationResult<list<Answer>>): list<Violation> $findViolations */
	public function __construct(
		private readonly SubmitResponse $submitResponse,
		#[Lazy( ApplyValidationFilter::class, 'violations' )] private readonly Closure $findViolations,
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
		$submission     = Submission::fromBody( $request->body() );
		[ $id, $isNew ] = $this->submitResponse->submit( $request->id(), $submission, $this->findViolations );
		$body           = array( 'id' => $id );
		if ( ! $isNew ) {
			return new Reply( $body, 200 );
		}
		$this->scheduleProcessing->afterThisAnswer();
		return new Reply( $body, null, $this->cronPings->headers() );
	}
}
