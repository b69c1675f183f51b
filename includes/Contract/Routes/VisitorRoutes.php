<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Routes;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Answer\ResponseShape;
use UserFeedback\Contract\Schema\Widget\ManifestShape;
use UserFeedback\Deliveries\Work\WakeController;
use UserFeedback\Responses\Displays\ImpressionController;
use UserFeedback\Responses\Submit\SubmitController;
use UserFeedback\Widget\Manifest\CountryController;
use UserFeedback\Widget\Manifest\ManifestController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rows of the route table for the visitor widget. */
final class VisitorRoutes {

	/** @return list<Route> */
	public static function all(): array {
		return array(
			Route::get( 'widget/manifest', array( ManifestController::class, 'show' ), Can::ANYONE )
				->query( static fn() => ManifestShape::query() )
				->returns( static fn() => ManifestShape::manifest() ),
			Route::get( 'widget/country', array( CountryController::class, 'show' ), Can::ANYONE )
				->query( static fn() => ManifestShape::placesQuery() )
				->returns( static fn() => ManifestShape::shownInCountry() ),
			Route::post( 'surveys/{id}/impression', array( ImpressionController::class, 'count' ), Can::ANYONE )
				->query( static fn() => ResponseShape::impressionQuery() )
				->returns( null, 204 ),
			Route::post( 'surveys/{id}/responses', array( SubmitController::class, 'submit' ), Can::ANYONE )
				->body( static fn() => ResponseShape::submission() )
				->returns( static fn() => ResponseShape::receipt(), 201 ),
			Route::post( 'widget/wake', array( WakeController::class, 'wake' ), Can::ANYONE )
				->returns( null, 204 ),
		);
	}
}
