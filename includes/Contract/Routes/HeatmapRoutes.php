<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Routes;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\Schema\Heatmap\HeatmapShape;
use UserFeedback\Contract\Schema\Heatmap\VisitShape;
use UserFeedback\Heatmaps\Capture\VisitController;
use UserFeedback\Heatmaps\HeatmapsController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rows of the route table for heatmaps. */
final class HeatmapRoutes {

	/** @return list<Route> */
	public static function all(): array {
		return array(
			Route::get( 'heatmaps/pages', array( HeatmapsController::class, 'index' ), Can::VIEW )
				->query( static fn() => HeatmapShape::listQuery() )
				->returns( static fn() => HeatmapShape::list() ),
			Route::get( 'heatmaps/pages/{key}', array( HeatmapsController::class, 'show' ), Can::VIEW )
				->path( array( 'key' => static fn() => HeatmapShape::key() ) )
				->query( static fn() => HeatmapShape::mapQuery() )
				->returns( static fn() => HeatmapShape::map() ),
			Route::post( 'heatmaps/pages/{key}/view', array( HeatmapsController::class, 'view' ), Can::VIEW )
				->path( array( 'key' => static fn() => HeatmapShape::key() ) )
				->body( static fn() => HeatmapShape::viewWish() )
				->returns( static fn() => HeatmapShape::view() ),
			Route::delete( 'heatmaps/pages', array( HeatmapsController::class, 'delete' ), Can::DELETE )
				->body( static fn() => HeatmapShape::keys() )
				->returns( static fn() => HeatmapShape::deleted() ),
			Route::post( 'heatmaps/visits', array( VisitController::class, 'take' ), Can::ANYONE )
				->body( static fn() => VisitShape::body() )
				->returns( null, 204 ),
		);
	}
}
