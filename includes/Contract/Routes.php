<?php
declare(strict_types=1);

namespace UserFeedback\Contract;

use UserFeedback\Choices\ChoicesController;
use UserFeedback\Contract\Routes\LicensedRoutes;
use UserFeedback\Contract\Routes\VisitorRoutes;
use UserFeedback\Contract\Schema\Answer\CrossShape;
use UserFeedback\Contract\Schema\Answer\FilterShape;
use UserFeedback\Contract\Schema\Answer\ResponsesShape;
use UserFeedback\Contract\Schema\Answer\NpsShape;
use UserFeedback\Contract\Schema\Answer\ResultsShape;
use UserFeedback\Contract\Schema\Answer\ShareShape;
use UserFeedback\Contract\Schema\Site\ChecklistShape;
use UserFeedback\Contract\Schema\Site\ChoicesShape;
use UserFeedback\Contract\Schema\Delivery\DeliveryShape;
use UserFeedback\Contract\Schema\Site\InboxShape;
use UserFeedback\Contract\Schema\Site\KeptShape;
use UserFeedback\Contract\Schema\Delivery\SampleShape;
use UserFeedback\Contract\Schema\Site\SettingsShape;
use UserFeedback\Contract\Schema\Site\SummaryMailShape;
use UserFeedback\Contract\Schema\Site\TesterShape;
use UserFeedback\Contract\Schema\Survey\EditingShape;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Schema\Survey\TemplateShape;
use UserFeedback\Contract\Schema\Widget\CardsShape;
use UserFeedback\Contract\Schema\Widget\ManifestShape;
use UserFeedback\Deliveries\Log\DeliveriesController;
use UserFeedback\Deliveries\Log\DestinationsController;
use UserFeedback\Inbox\InboxController;
use UserFeedback\Privacy\PrivacyController;
use UserFeedback\Responses\Reading\ResponsesController;
use UserFeedback\Results\Cross\CrossController;
use UserFeedback\Results\Filtered\ValuesController;
use UserFeedback\Results\Finish\FinishController;
use UserFeedback\Results\Nps\NpsController;
use UserFeedback\Results\Summary\SummaryController;
use UserFeedback\Results\Survey\ResultsController;
use UserFeedback\Results\Texts\TextAnswersController;
use UserFeedback\ResponseMail\ResponseMailController;
use UserFeedback\Settings\SettingsController;
use UserFeedback\Sharing\SharesController;
use UserFeedback\Summaries\SummaryMailController;
use UserFeedback\Surveys\Editing\EditorsController;
use UserFeedback\Surveys\Editing\KeptController;
use UserFeedback\Surveys\Lifecycle\SurveyStatusController;
use UserFeedback\Surveys\SurveysController;
use UserFeedback\Surveys\Templates\TemplatesController;
use UserFeedback\Welcome\ChecklistController;
use UserFeedback\Tester\TesterController;
use UserFeedback\Widget\Cards\TemplateCardsController;
use UserFeedback\Whole;
use UserFeedback\Widget\Editor\DraftPreviewController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Every route of userfeedback/v1, one per line. The router registers only these; a test verifies it. */
final class Routes {

	/** @return list<Route> */
	public static function all(): array {
		return array(
			Route::get( 'surveys', array( SurveysController::class, 'index' ), Can::EDIT_OR_VIEW )
				->query( static fn() => SurveyShape::listQuery() )
				->returns( static fn() => S::page( SurveyShape::row(), 'SurveyList' ) ),
			Route::post( 'surveys', array( SurveysController::class, 'save' ), Can::EDIT )
				->body( static fn() => SurveyShape::draft() )
				->returns( static fn() => SurveyShape::saved() ),
			Route::post( 'surveys/preview', array( DraftPreviewController::class, 'show' ), Can::EDIT )
				->body( static fn() => SurveyShape::draft() )
				->returns( static fn() => ManifestShape::manifest() ),
			Route::get( 'surveys/defaults', array( SurveysController::class, 'defaults' ), Can::EDIT )
				->returns( static fn() => SurveyShape::defaults() ),
			Route::get( 'surveys/{id}', array( SurveysController::class, 'show' ), Can::EDIT_OR_VIEW )
				->returns( static fn() => SurveyShape::full() ),
			Route::get( 'surveys/{id}/kept', array( KeptController::class, 'show' ), Can::EDIT )
				->returns( static fn() => EditingShape::kept() ),
			Route::post( 'surveys/{id}/kept', array( KeptController::class, 'keep' ), Can::EDIT )
				->body( static fn() => EditingShape::copy() )
				->returns( null, 204 ),
			Route::delete( 'surveys/{id}/kept', array( KeptController::class, 'forget' ), Can::EDIT )
				->returns( null, 204 ),
			Route::post( 'surveys/{id}/editing', array( EditorsController::class, 'stay' ), Can::EDIT )
				->returns( static fn() => EditingShape::editors() ),
			Route::delete( 'surveys/{id}/editing', array( EditorsController::class, 'leave' ), Can::EDIT )
				->returns( null, 204 ),
			Route::post( 'surveys/{id}/duplicate', array( SurveysController::class, 'duplicate' ), Can::EDIT )
				->returns( static fn() => SurveyShape::copied(), 201 ),
			Route::post( 'surveys/{id}/move', array( SurveyStatusController::class, 'move' ), Can::EDIT )
				->body( static fn() => SurveyShape::move() )
				->returns( static fn() => SurveyShape::moved() ),
			Route::post( 'surveys/publish', array( SurveyStatusController::class, 'publish' ), Can::EDIT )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/draft', array( SurveyStatusController::class, 'draft' ), Can::EDIT )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/trash', array( SurveyStatusController::class, 'trash' ), Can::DELETE )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/restore', array( SurveyStatusController::class, 'restore' ), Can::DELETE )
				->body( static fn() => SurveyShape::restored() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::delete( 'surveys', array( SurveyStatusController::class, 'delete' ), Can::DELETE )
				->body( static fn() => SurveyShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::get( 'survey-templates', array( TemplatesController::class, 'index' ), Can::EDIT )
				->returns( static fn() => TemplateShape::list() ),
			Route::get( 'survey-templates/cards', array( TemplateCardsController::class, 'index' ), Can::EDIT )
				->returns( static fn() => CardsShape::ofTemplates() ),
			Route::get( 'results-summary', array( SummaryController::class, 'show' ), Can::VIEW )
				->query( static fn() => ResultsShape::summaryQuery() )
				->returns( static fn() => ResultsShape::summary() ),
			Route::get( 'surveys/{id}/questions/{question_id}/answers', array( TextAnswersController::class, 'index' ), Can::VIEW )
				->path( array( 'question_id' => static fn() => S::uuid() ) )
				->query( static fn() => ResultsShape::answersQuery() )
				->returns( static fn() => ResultsShape::answers() ),
			Route::get( 'surveys/{id}/results', array( ResultsController::class, 'survey' ), Can::VIEW )
				->query( static fn() => ResultsShape::rangeQuery() )
				->returns( static fn() => ResultsShape::survey() ),
			Route::get( 'surveys/{id}/cross', array( CrossController::class, 'show' ), Can::VIEW )
				->query( static fn() => CrossShape::query() )
				->returns( static fn() => CrossShape::table() ),
			Route::get( 'surveys/{id}/time', array( FinishController::class, 'show' ), Can::VIEW )
				->query( static fn() => CrossShape::timeQuery() )
				->returns( static fn() => CrossShape::time() ),
			Route::get( 'surveys/{id}/nps-change', array( NpsController::class, 'show' ), Can::VIEW )
				->query( static fn() => CrossShape::timeQuery() )
				->returns( static fn() => NpsShape::change() ),
			Route::get( 'surveys/{id}/filter-values', array( ValuesController::class, 'index' ), Can::VIEW )
				->query( static fn() => FilterShape::valuesQuery() )
				->returns( static fn() => FilterShape::values() ),
			Route::get( 'surveys/{id}/responses', array( ResponsesController::class, 'index' ), Can::VIEW )
				->query( static fn() => ResponsesShape::listQuery() )
				->returns( static fn() => S::page( ResponsesShape::row(), 'ResponseList' ) ),
			Route::get( 'surveys/{id}/responses/{response_id}', array( ResponsesController::class, 'show' ), Can::VIEW )
				->query( static fn() => ResponsesShape::singleQuery() )
				->returns( static fn() => ResponsesShape::single() ),
			Route::post( 'surveys/{id}/responses/trash', array( ResponsesController::class, 'trash' ), Can::DELETE )
				->body( static fn() => ResponsesShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'surveys/{id}/responses/restore', array( ResponsesController::class, 'restore' ), Can::DELETE )
				->body( static fn() => ResponsesShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::delete( 'surveys/{id}/responses', array( ResponsesController::class, 'delete' ), Can::DELETE )
				->body( static fn() => ResponsesShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::get( 'surveys/{id}/shares', array( SharesController::class, 'index' ), Can::VIEW )
				->returns( static fn() => ShareShape::list() ),
			Route::post( 'surveys/{id}/shares', array( SharesController::class, 'create' ), Can::VIEW_AND_EDIT )
				->body( static fn() => ShareShape::request() )
				->returns( static fn() => ShareShape::share(), 201 ),
			Route::delete( 'shares/{id}', array( SharesController::class, 'delete' ), Can::VIEW_AND_EDIT )
				->returns( null, 204 ),
			Route::get( 'deliveries', array( DeliveriesController::class, 'index' ), Can::VIEW_AND_EDIT )
				->query( static fn() => DeliveryShape::listQuery() )
				->returns( static fn() => S::page( DeliveryShape::row(), 'DeliveryList' ) ),
			Route::get( 'deliveries/{id}', array( DeliveriesController::class, 'show' ), Can::VIEW_AND_EDIT )
				->returns( static fn() => DeliveryShape::full() ),
			Route::post( 'deliveries/retry', array( DeliveriesController::class, 'retry' ), Can::VIEW_AND_EDIT )
				->body( static fn() => DeliveryShape::ids() )
				->returns( static fn() => SurveyShape::bulkResult() ),
			Route::post( 'deliveries/replay', array( DeliveriesController::class, 'replay' ), Can::VIEW_AND_EDIT )
				->body( static fn() => DeliveryShape::span() )
				->returns( static fn() => DeliveryShape::replayed() ),
			Route::post( 'deliveries/work', array( DeliveriesController::class, 'work' ), Can::VIEW_AND_EDIT )
				->returns( static fn() => DeliveryShape::worked() ),
			Route::get( 'surveys/{id}/destinations', array( DestinationsController::class, 'index' ), Can::EDIT )
				->returns( static fn() => DeliveryShape::destinations() ),
			Route::post( 'destinations/{id}/resume', array( DestinationsController::class, 'resume' ), Can::VIEW_AND_EDIT )
				->returns( static fn() => DeliveryShape::destination() ),
			Route::post( 'response-mail/sample', array( ResponseMailController::class, 'sample' ), Can::EDIT )
				->body( static fn() => SampleShape::mailWish() )
				->returns( static fn() => SampleShape::mail() ),

			Route::get( 'search', array( ChoicesController::class, 'pages' ), Can::EDIT )
				->query( static fn() => ChoicesShape::pagesQuery() )
				->returns( static fn() => ChoicesShape::pages() ),
			Route::get( 'logic-type', array( ChoicesController::class, 'ofRule' ), Can::EDIT )
				->query( static fn() => ChoicesShape::ofRuleQuery() )
				->returns( static fn() => ChoicesShape::ofRule() ),
			Route::get( 'tester/page', array( TesterController::class, 'page' ), Can::EDIT )
				->query( static fn() => TesterShape::pageQuery() )
				->returns( static fn() => TesterShape::page() ),
			Route::get( 'tester/live', array( TesterController::class, 'live' ), Can::EDIT_OR_VIEW )
				->query( static fn() => TesterShape::liveQuery() )
				->returns( static fn() => TesterShape::live() ),
			Route::get( 'tester/visits', array( TesterController::class, 'visits' ), Can::VIEW )
				->returns( static fn() => TesterShape::visits() ),
			Route::get( 'settings', array( SettingsController::class, 'show' ), Can::EDIT_OR_SETTINGS )
				->returns( static fn() => SettingsShape::answer() ),
			Route::post( 'settings', array( SettingsController::class, 'save' ), Can::SETTINGS )
				->body( static fn() => SettingsShape::draft() )
				->returns( static fn() => SettingsShape::saved() ),
			Route::post( 'summary-mail', array( SummaryMailController::class, 'preview' ), Can::SETTINGS )
				->body( static fn() => SummaryMailShape::look() )
				->returns( static fn() => SummaryMailShape::mail() ),
			Route::post( 'summary-mail/test', array( SummaryMailController::class, 'test' ), Can::SETTINGS )
				->body( static fn() => SummaryMailShape::look() )
				->returns( static fn() => SummaryMailShape::tested() ),
			Route::get( 'kept', array( PrivacyController::class, 'show' ), Can::SETTINGS )
				->returns( static fn() => KeptShape::kept() ),
			Route::get( 'notifications', array( InboxController::class, 'index' ), Can::EDIT_OR_SETTINGS )
				->returns( static fn() => InboxShape::state() ),
			Route::post( 'notifications/{id}/dismiss', array( InboxController::class, 'dismiss' ), Can::EDIT_OR_SETTINGS )
				->path( array( 'id' => static fn() => InboxShape::id() ) )
				->returns( static fn() => InboxShape::state() ),
			Route::post( 'notifications/action', array( InboxController::class, 'act' ), Can::EDIT_OR_SETTINGS )
				->body( static fn() => InboxShape::actionBody() )
				->returns( static fn() => InboxShape::acted() ),
			Route::get( 'checklist', array( ChecklistController::class, 'show' ), Can::EDIT )
				->returns( static fn() => ChecklistShape::state() ),
			Route::post( 'checklist/dismiss', array( ChecklistController::class, 'dismiss' ), Can::EDIT )
				->returns( null, 204 ),

			...VisitorRoutes::all(),
			...( Whole::isHere() ? LicensedRoutes::all() : array() ),
		);
	}
}
