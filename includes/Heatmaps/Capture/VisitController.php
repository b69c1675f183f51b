<?php
declare(strict_types=1);

namespace UserFeedback\Heatmaps\Capture;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Problem\Problem;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Heatmap\VisitShape;
use UserFeedback\Rest\Request;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Receives a visit when a visitor leaves a page. */
final class VisitController {

	public function __construct( private readonly TakeVisit $take ) {}

	/** @return list<Route> */
	public static function routes(): array {
		return array(
			Route::post( 'heatmaps/visits', array( self::class, 'take' ), Can::ANYONE )
				->body( static fn() => VisitShape::body() )
				->returns( null, 204 ),
		);
	}

	/** @throws Problem */
	public function take( Request $request ): void {
		$this->take->run( $request->body() );
	}
}
