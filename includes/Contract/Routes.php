<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use UserFeedback\Contract\Schema\Choices;
use UserFeedback\Contract\Schema\Fonts;
use UserFeedback\Contract\Schema\Notification;
use UserFeedback\Contract\Schema\Response;
use UserFeedback\Contract\Schema\Responses;
use UserFeedback\Contract\Schema\Results;
use UserFeedback\Contract\Schema\Settings;
use UserFeedback\Contract\Schema\Survey;
use UserFeedback\Contract\Schema\Template;
use UserFeedback\Contract\Schema\WidgetManifest;
use UserFeedback\Choices\ChoicesController;
use UserFeedback\Fonts\FontsController;
use UserFeedback\Notifications\NotificationsController;
use UserFeedback\Responses\ImpressionController;
use UserFeedback\Responses\ResponsesController;
use UserFeedback\Responses\SubmitController;
use UserFeedback\Results\ResultsController;
use UserFeedback\Results\SummaryController;
use UserFeedback\Results\TextAnswersController;
use UserFeedback\Settings\SettingsController;
use UserFeedback\Surveys\SurveysController;
use UserFeedback\Surveys\SurveyStatusController;
use UserFeedback\Surveys\Templates\TemplatesController;
use UserFeedback\Widget\CountryController;
use UserFeedback\Widget\ManifestController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Every route of userfeedback/v1, each on a line. The router registers these and no others; a test holds that. */
final class Routes {

	/** @return list<Route> */
	public static function all(): array {
		return array(
			Route::get( 'surveys', array( SurveysController::class, 'index' ), Can::EDIT_OR_VIEW )->query( static fn() => Survey::listQuery() )->returns( static fn() => S::page( Survey::row(), 'SurveyList' ) ),
			Route::post( 'surveys', array( SurveysController::class, 'save' ), Can::EDIT )->body( static fn() => Survey::draft() )->returns( static fn() => Survey::saved() ),
			Route::get( 'surveys/{id}', array( SurveysController::class, 'show' ), Can::EDIT_OR_VIEW )->returns( static fn() => Survey::full() ),
			Route::post( 'surveys/{id}/duplicate', array( SurveysController::class, 'duplicate' ), Can::EDIT )->returns( static fn() => Survey::copied(), 201 ),
			Route::post( 'surveys/publish', array( SurveyStatusController::class, 'publish' ), Can::EDIT )->body( static fn() => Survey::ids() )->returns( static fn() => Survey::bulkResult() ),
			Route::post( 'surveys/draft', array( SurveyStatusController::class, 'draft' ), Can::EDIT )->body( static fn() => Survey::ids() )->returns( static fn() => Survey::bulkResult() ),
			Route::post( 'surveys/trash', array( SurveyStatusController::class, 'trash' ), Can::DELETE )->body( static fn() => Survey::ids() )->returns( static fn() => Survey::bulkResult() ),
			Route::post( 'surveys/restore', array( SurveyStatusController::class, 'restore' ), Can::DELETE )->body( static fn() => Survey::ids() )->returns( static fn() => Survey::bulkResult() ),
			Route::delete( 'surveys', array( SurveyStatusController::class, 'delete' ), Can::DELETE )->body( static fn() => Survey::ids() )->returns( static fn() => Survey::bulkResult() ),
			Route::get( 'survey-templates', array( TemplatesController::class, 'index' ), Can::EDIT )->returns( static fn() => Template::list() ),
			Route::get( 'results-summary', array( SummaryController::class, 'show' ), Can::VIEW )->query( static fn() => Results::summaryQuery() )->returns( static fn() => Results::summary() ),
			Route::get( 'surveys/{id}/questions/{question_id}/answers', array( TextAnswersController::class, 'index' ), Can::VIEW )->path( array( 'question_id' => static fn() => S::uuid() ) )->query( static fn() => Results::answersQuery() )->returns( static fn() => Results::answers() ),
			Route::get( 'surveys/{id}/results', array( ResultsController::class, 'survey' ), Can::VIEW )->query( static fn() => Results::rangeQuery() )->returns( static fn() => Results::survey() ),
			Route::get( 'surveys/{id}/responses', array( ResponsesController::class, 'index' ), Can::VIEW )->query( static fn() => Responses::listQuery() )->returns( static fn() => S::page( Responses::row(), 'ResponseList' ) ),
			Route::get( 'surveys/{id}/responses/{response_id}', array( ResponsesController::class, 'show' ), Can::VIEW )->returns( static fn() => Responses::single() ),
			Route::post( 'surveys/{id}/responses/trash', array( ResponsesController::class, 'trash' ), Can::DELETE )->body( static fn() => Responses::ids() )->returns( static fn() => Survey::bulkResult() ),
			Route::post( 'surveys/{id}/responses/restore', array( ResponsesController::class, 'restore' ), Can::DELETE )->body( static fn() => Responses::ids() )->returns( static fn() => Survey::bulkResult() ),
			Route::delete( 'surveys/{id}/responses', array( ResponsesController::class, 'delete' ), Can::DELETE )->body( static fn() => Responses::ids() )->returns( static fn() => Survey::bulkResult() ),

			Route::get( 'search', array( ChoicesController::class, 'pages' ), Can::EDIT )->query( static fn() => Choices::pagesQuery() )->returns( static fn() => Choices::pages() ),
			Route::get( 'logic-type', array( ChoicesController::class, 'ofRule' ), Can::EDIT )->query( static fn() => Choices::ofRuleQuery() )->returns( static fn() => Choices::ofRule() ),
			Route::get( 'fonts', array( FontsController::class, 'index' ), Can::EDIT_OR_SETTINGS )->query( static fn() => Fonts::query() )->returns( static fn() => Fonts::found() ),

			Route::get( 'settings', array( SettingsController::class, 'show' ), Can::EDIT_OR_SETTINGS )->returns( static fn() => Settings::answer() ),
			Route::post( 'settings', array( SettingsController::class, 'save' ), Can::SETTINGS )->body( static fn() => Settings::draft() )->returns( static fn() => Settings::saved() ),
			Route::get( 'notifications', array( NotificationsController::class, 'index' ), Can::EDIT_OR_SETTINGS )->returns( static fn() => Notification::state() ),
			Route::post( 'notifications/{id}/dismiss', array( NotificationsController::class, 'dismiss' ), Can::EDIT_OR_SETTINGS )->path( array( 'id' => static fn() => Notification::id() ) )->returns( static fn() => Notification::state() ),
			Route::post( 'notifications/action', array( NotificationsController::class, 'act' ), Can::EDIT_OR_SETTINGS )->body( static fn() => Notification::actionBody() )->returns( static fn() => Notification::acted() ),

			Route::get( 'widget/manifest', array( ManifestController::class, 'show' ), Can::ANYONE )->query( static fn() => WidgetManifest::query() )->returns( static fn() => WidgetManifest::manifest() ),
			Route::get( 'widget/country', array( CountryController::class, 'show' ), Can::ANYONE )->query( static fn() => WidgetManifest::placesQuery() )->returns( static fn() => WidgetManifest::shownInCountry() ),
			Route::post( 'surveys/{id}/impression', array( ImpressionController::class, 'count' ), Can::ANYONE )->query( static fn() => Response::impressionQuery() )->returns( null, 204 ),
			Route::post( 'surveys/{id}/responses', array( SubmitController::class, 'submit' ), Can::ANYONE )->body( static fn() => Response::submission() )->returns( static fn() => Response::receipt(), 201 ),
		);
	}
}
