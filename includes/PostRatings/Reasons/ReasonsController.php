<?php
declare(strict_types=1);

namespace UserFeedback\PostRatings\Reasons;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;
use UserFeedback\PostRatings\Reading\RatingResultsShape;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ReasonsController {

	public function __construct( private readonly DeleteReasons $delete ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::delete( 'post-ratings/results/{post_id}/reasons', array( self::class, 'delete' ), Permission::DELETE )
				->body( static fn() => RatingResultsShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
		);
	}

	/** @return array<string, mixed> */
	public function delete( Request $request ): array {
		return $this->delete->run( $request->id( 'post_id' ), $request->ids( 'ids' ) );
	}
}
