<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Platform\Rest\Problem\Problem;
use UserFeedback\Platform\Rest\Request;
use UserFeedback\Platform\Rest\Route;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Receives a visit when a visitor leaves a page. */
final class VisitController {

	public function __construct( private readonly RecordVisit $recordVisit ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'heatmaps/visits', array( self::class, 'record' ), Permission::ANYONE )
				->body( static fn() => VisitShape::body() )
				->returns( null, 204 ),
		);
	}

	/** @throws Problem */
	public function record( Request $request ): void {
		$this->recordVisit->run( $request->body() );
	}
}
