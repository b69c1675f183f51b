<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Submit\Impressions;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\Responses\Submit\SubmissionShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** REST route for impressions and starts: a visitor saw a survey or began it. */
final class ImpressionController {

	public function __construct( private readonly CountDisplayEvent $count ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'surveys/{id}/impression', array( self::class, 'count' ), Permission::ANYONE )
				->query( static fn() => SubmissionShape::impressionQuery() )
				->returns( null, 204 ),
		);
	}

	public function count( Request $request ): void {
		$query = $request->query();
		if ( $this->count->count( $request->id(), $query ) && SubmissionShape::IMPRESSION === $query['event'] ) {
			do_action( 'userfeedback_after_db_impression', $request->id() );
		}
	}
}
