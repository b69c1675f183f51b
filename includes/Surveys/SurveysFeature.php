<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Admin\AdminModule;
use UserFeedback\Caches\KeptPages;
use UserFeedback\Contract\Can;
use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Surveys\Editing\KeptRepository;
use UserFeedback\Surveys\Lifecycle\SurveyStatusController;
use UserFeedback\Surveys\Live\NoneLive;
use UserFeedback\Surveys\Saving\SaveSurvey;
use UserFeedback\Surveys\Templates\TemplatesController;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Surveys that owners create and edit, and those that are live. */
final class SurveysFeature extends Feature {

	public const ROUTES = array( SurveysController::class, SurveyStatusController::class, TemplatesController::class );

	public const FACTS = array( NoneLive::class => 80 );

	public const TABLES = array( 'surveys' );

	public static function adminPages(): array {
		return array(
			AdminModule::SURVEYS => array( 10, 'surveys', __( 'Surveys', 'userfeedback' ), Can::EDIT ),
		);
	}

	public static function factories(): array {
		return array(
			SurveyRepository::class  => static fn( Container $container ): SurveyRepository => $container->build(
				SurveyRepository::class,
				user: get_current_user_id( ... )
			),
			SaveSurvey::class        => static fn( Container $container ): SaveSurvey => $container->build(
				SaveSurvey::class,
				cacheNote: static fn(): string => $container->get( KeptPages::class )->note()
			),
			SurveysController::class => static fn( Container $container ): SurveysController => $container->build(
				SurveysController::class,
				forgetKept: static fn( int $id ) => $container->get( KeptRepository::class )->forget( $id, get_current_user_id() )
			),
		);
	}
}
