<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Visits;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Submit\SubmissionShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for visits without a response: the visitor left, or skipped every question. */
final class VisitController {

	public function __construct( private readonly RecordVisit $recordVisit ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/visits', array( self::class, 'record' ), Permission::ANYONE )
				->body( static fn() => SubmissionShape::reportedVisit() )
				->returns( null, 204 ),
		);
	}

	public function record( Request $request ): void {
		$this->recordVisit->run( $request->id(), $request->body() );
	}
}
