<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Routes;

use UserFeedback\Contract\Can;
use UserFeedback\Contract\Route;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Answer\ExportShape;
use UserFeedback\Contract\Schema\Answer\InsightsShape;
use UserFeedback\Contract\Schema\Answer\ThemesShape;
use UserFeedback\Contract\Schema\Delivery\SampleShape;
use UserFeedback\Contract\Schema\Site\FontsShape;
use UserFeedback\Contract\Schema\Site\GoogleShape;
use UserFeedback\Contract\Schema\Site\UsageShape;
use UserFeedback\Contract\Schema\Survey\DraftingShape;
use UserFeedback\Drafting\DraftingController;
use UserFeedback\Exports\ExportsController;
use UserFeedback\FontFiles\FontFilesController;
use UserFeedback\Fonts\FontsController;
use UserFeedback\Google\GoogleController;
use UserFeedback\Insights\InsightsController;
use UserFeedback\Insights\ThemesController;
use UserFeedback\Usage\UsageController;
use UserFeedback\Webhooks\WebhooksController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rows of the route table for licensed features. The free edition has none of them. */
final class LicensedRoutes {

	/** @return list<Route> */
	public static function all(): array {
		return array(
			Route::post( 'drafting/support', array( DraftingController::class, 'support' ), Can::EDIT )
				->returns( static fn() => DraftingShape::support() ),
			Route::post( 'drafting/survey', array( DraftingController::class, 'draft' ), Can::EDIT )
				->body( static fn() => DraftingShape::wish() )
				->returns( static fn() => DraftingShape::drafted() ),
			Route::get( 'ai-summary/{id}', array( InsightsController::class, 'kept' ), Can::VIEW )
				->returns( static fn() => InsightsShape::summary() ),
			Route::get( 'preload-ai-summary/{id}', array( InsightsController::class, 'make' ), Can::VIEW )
				->returns( static fn() => InsightsShape::summary() ),
			Route::get( 'surveys/{id}/questions/{question_id}/themes', array( ThemesController::class, 'index' ), Can::VIEW )
				->path( array( 'question_id' => static fn() => S::uuid() ) )
				->returns( static fn() => ThemesShape::themes() ),
			Route::post( 'surveys/{id}/questions/{question_id}/themes', array( ThemesController::class, 'readOn' ), Can::VIEW )
				->path( array( 'question_id' => static fn() => S::uuid() ) )
				->body( static fn() => ThemesShape::wish() )
				->returns( static fn() => ThemesShape::step() ),
			Route::get( 'themes/{id}/answers', array( ThemesController::class, 'answers' ), Can::VIEW )
				->query( static fn() => ThemesShape::answersQuery() )
				->returns( static fn() => ThemesShape::answers() ),
			Route::post( 'themes/{id}', array( ThemesController::class, 'change' ), Can::VIEW_AND_EDIT )
				->body( static fn() => ThemesShape::change() )
				->returns( static fn() => ThemesShape::themes() ),
			Route::delete( 'themes/{id}', array( ThemesController::class, 'delete' ), Can::VIEW_AND_EDIT )
				->returns( static fn() => ThemesShape::themes() ),
			Route::get( 'surveys/{id}/exports', array( ExportsController::class, 'index' ), Can::VIEW )
				->returns( static fn() => ExportShape::list() ),
			Route::post( 'surveys/{id}/exports', array( ExportsController::class, 'start' ), Can::VIEW )
				->body( static fn() => ExportShape::request() )
				->returns( static fn() => ExportShape::export(), 201 ),
			Route::get( 'exports/{id}', array( ExportsController::class, 'show' ), Can::VIEW )
				->returns( static fn() => ExportShape::export() ),
			Route::post( 'exports/{id}', array( ExportsController::class, 'work' ), Can::VIEW )
				->returns( static fn() => ExportShape::export() ),
			Route::delete( 'exports/{id}', array( ExportsController::class, 'delete' ), Can::VIEW )
				->returns( null, 204 ),
			Route::post( 'webhooks/sample', array( WebhooksController::class, 'sample' ), Can::VIEW_AND_EDIT )
				->body( static fn() => SampleShape::webhookWish() )
				->returns( static fn() => SampleShape::webhook() ),
			Route::post( 'webhooks/test', array( WebhooksController::class, 'test' ), Can::VIEW_AND_EDIT )
				->body( static fn() => SampleShape::webhookWish() )
				->returns( static fn() => SampleShape::tested() ),
			...HeatmapRoutes::all(),
			Route::get( 'fonts', array( FontsController::class, 'index' ), Can::EDIT_OR_SETTINGS )
				->query( static fn() => FontsShape::query() )
				->returns( static fn() => FontsShape::found() ),
			Route::post( 'fonts', array( FontFilesController::class, 'keep' ), Can::EDIT_OR_SETTINGS )
				->body( static fn() => FontsShape::choice() )
				->returns( static fn() => FontsShape::kept() ),
			Route::get( 'google/folders', array( GoogleController::class, 'folders' ), Can::SETTINGS )
				->returns( static fn() => GoogleShape::folders() ),
			Route::post( 'google/folders', array( GoogleController::class, 'make' ), Can::SETTINGS )
				->returns( static fn() => GoogleShape::folder() ),
			Route::get( 'usage', array( UsageController::class, 'show' ), Can::SETTINGS )
				->returns( static fn() => UsageShape::usage() ),
			...RatingRoutes::all(),
		);
	}
}
