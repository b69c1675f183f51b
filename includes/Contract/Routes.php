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
			Route::get( 'surveys', array( SurveysController::class, 'index' ), Can::EDIT_OR_VIEW )->query( Survey::listQuery() )->returns( S::page( Survey::row(), 'SurveyList' ) ),
			Route::post( 'surveys', array( SurveysController::class, 'save' ), Can::EDIT )->body( Survey::draft() )->returns( Survey::saved() ),
			Route::get( 'surveys/{id}', array( SurveysController::class, 'show' ), Can::EDIT_OR_VIEW )->returns( Survey::full() ),
			Route::post( 'surveys/{id}/duplicate', array( SurveysController::class, 'duplicate' ), Can::EDIT )->returns( Survey::copied(), 201 ),
			Route::post( 'surveys/publish', array( SurveyStatusController::class, 'publish' ), Can::EDIT )->body( Survey::ids() )->returns( Survey::bulkResult() ),
			Route::post( 'surveys/draft', array( SurveyStatusController::class, 'draft' ), Can::EDIT )->body( Survey::ids() )->returns( Survey::bulkResult() ),
			Route::post( 'surveys/trash', array( SurveyStatusController::class, 'trash' ), Can::DELETE )->body( Survey::ids() )->returns( Survey::bulkResult() ),
			Route::post( 'surveys/restore', array( SurveyStatusController::class, 'restore' ), Can::DELETE )->body( Survey::ids() )->returns( Survey::bulkResult() ),
			Route::delete( 'surveys', array( SurveyStatusController::class, 'delete' ), Can::DELETE )->body( Survey::ids() )->returns( Survey::bulkResult() ),
			Route::get( 'survey-templates', array( TemplatesController::class, 'index' ), Can::EDIT )->returns( Template::list() ),
			Route::get( 'results-summary', array( SummaryController::class, 'show' ), Can::VIEW )->query( Results::summaryQuery() )->returns( Results::summary() ),
			Route::get( 'surveys/{id}/questions/{question_id}/answers', array( TextAnswersController::class, 'index' ), Can::VIEW )->path( array( 'question_id' => S::uuid() ) )->query( Results::answersQuery() )->returns( Results::answers() ),
			Route::get( 'surveys/{id}/results', array( ResultsController::class, 'survey' ), Can::VIEW )->query( Results::rangeQuery() )->returns( Results::survey() ),
			Route::get( 'surveys/{id}/responses', array( ResponsesController::class, 'index' ), Can::VIEW )->query( Responses::listQuery() )->returns( S::page( Responses::row(), 'ResponseList' ) ),
			Route::get( 'surveys/{id}/responses/{response_id}', array( ResponsesController::class, 'show' ), Can::VIEW )->returns( Responses::single() ),
			Route::post( 'surveys/{id}/responses/trash', array( ResponsesController::class, 'trash' ), Can::DELETE )->body( Responses::ids() )->returns( Survey::bulkResult() ),
			Route::post( 'surveys/{id}/responses/restore', array( ResponsesController::class, 'restore' ), Can::DELETE )->body( Responses::ids() )->returns( Survey::bulkResult() ),
			Route::delete( 'surveys/{id}/responses', array( ResponsesController::class, 'delete' ), Can::DELETE )->body( Responses::ids() )->returns( Survey::bulkResult() ),

			Route::get( 'search', array( ChoicesController::class, 'pages' ), Can::EDIT )->query( Choices::pagesQuery() )->returns( Choices::pages() ),
			Route::get( 'logic-type', array( ChoicesController::class, 'ofRule' ), Can::EDIT )->query( Choices::ofRuleQuery() )->returns( Choices::ofRule() ),
			Route::get( 'fonts', array( FontsController::class, 'index' ), Can::EDIT_OR_SETTINGS )->query( Fonts::query() )->returns( Fonts::found() ),

			Route::get( 'settings', array( SettingsController::class, 'show' ), Can::EDIT_OR_SETTINGS )->returns( Settings::answer() ),
			Route::post( 'settings', array( SettingsController::class, 'save' ), Can::SETTINGS )->body( Settings::draft() )->returns( Settings::saved() ),
			Route::get( 'notifications', array( NotificationsController::class, 'index' ), Can::EDIT_OR_SETTINGS )->returns( Notification::state() ),
			Route::post( 'notifications/{id}/dismiss', array( NotificationsController::class, 'dismiss' ), Can::EDIT_OR_SETTINGS )->path( array( 'id' => Notification::id() ) )->returns( Notification::state() ),
			Route::post( 'notifications/action', array( NotificationsController::class, 'act' ), Can::EDIT_OR_SETTINGS )->body( Notification::actionBody() )->returns( Notification::acted() ),

			Route::get( 'widget/manifest', array( ManifestController::class, 'show' ), Can::ANYONE )->query( WidgetManifest::query() )->returns( WidgetManifest::manifest() ),
			Route::get( 'widget/country', array( CountryController::class, 'show' ), Can::ANYONE )->query( WidgetManifest::placesQuery() )->returns( WidgetManifest::shownInCountry() ),
			Route::post( 'surveys/{id}/impression', array( ImpressionController::class, 'count' ), Can::ANYONE )->query( Response::impressionQuery() )->returns( null, 204 ),
			Route::post( 'surveys/{id}/responses', array( SubmitController::class, 'submit' ), Can::ANYONE )->body( Response::submission() )->returns( Response::receipt(), 201 ),
		);
	}
}
