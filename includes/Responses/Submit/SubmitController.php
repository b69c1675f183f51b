<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Reply;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Counting\ScheduleProcessing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for browsers to send responses. */
final class SubmitController {

	public function __construct(
		private readonly SubmitResponse $submit,
		private readonly ScheduleProcessing $process,
		private readonly CronPing $cronPing
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
		$stored = $this->submit->run( $request->id(), Submission::fromBody( $request->body() ) );
		$body   = array( 'id' => $stored->id );
		if ( $stored->wasThere ) {
			return new Reply( $body, 200 );
		}
		$this->process->afterThisAnswer();
		return new Reply( $body, null, $this->cronPing->headers() );
	}
}
