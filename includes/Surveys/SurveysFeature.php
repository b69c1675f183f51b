<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Surveys\Editing\AutosaveRepository;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\Lifecycle\SurveyStatusController;
use UserFeedback\Surveys\Live\NoLiveSurveysNotice;
use UserFeedback\Surveys\Storage\SurveyRepository;
use UserFeedback\Surveys\Templates\TemplatesController;
use UserFeedback\Widget\PageCaches\CacheDetection;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Surveys that owners create and edit, and those that are live. */
final class SurveysFeature extends Feature {

	public const ROUTES = array( SurveysController::class, SurveyStatusController::class, TemplatesController::class );

	public const NOTICES = array( NoLiveSurveysNotice::class => 80 );

	public const TABLES = array( 'surveys' );

	public static function adminPages(): array {
		return array(
			AdminMenuHooks::SURVEYS => array( 10, 'surveys', __( 'Surveys', 'userfeedback' ), Permission::EDIT ),
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
				cacheNote: static fn(): string => $container->get( CacheDetection::class )->note()
			),
			SurveysController::class => static fn( Container $container ): SurveysController => $container->build(
				SurveysController::class,
				forgetKept: static fn( int $id ) => $container->get( AutosaveRepository::class )->forget( $id, get_current_user_id() )
			),
		);
	}
}
