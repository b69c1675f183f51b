<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Feature;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Surveys\Editing\AutosaveController;
use UserFeedback\Surveys\Editing\EditingHooks;
use UserFeedback\Surveys\Editing\EditorsController;
use UserFeedback\Surveys\Editing\LogoutHooks;
use UserFeedback\Surveys\Editing\Saving\SaveSurvey;
use UserFeedback\Surveys\Lifecycle\SurveyStatusController;
use UserFeedback\Surveys\Live\NoLiveSurveysNotice;
use UserFeedback\Surveys\Picker\ChoicesController;
use UserFeedback\Surveys\Templates\TemplatesController;
use UserFeedback\Widget\PageCaches\CacheDetection;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Surveys: those that owners create and edit, with unsaved changes, and those that are live. */
final class SurveysFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( EditingHooks::class, LogoutHooks::class );

	public const ROUTES = array(
		SurveysController::class,
		SurveyStatusController::class,
		TemplatesController::class,
		AutosaveController::class,
		EditorsController::class,
		ChoicesController::class,
	);

	public const NOTICES = array( NoLiveSurveysNotice::class => 80 );

	public const TABLES = array( 'surveys', 'kept', 'editors' );

	public static function adminPages(): array {
		return array(
			AdminMenuHooks::SURVEYS => array( 10, 'surveys', __( 'Surveys', 'userfeedback' ), Permission::EDIT ),
		);
	}

	public static function factories(): array {
		return array(
			SaveSurvey::class => static fn( Container $container ): SaveSurvey => $container->build(
				SaveSurvey::class,
				cacheNote: static fn(): string => $container->get( CacheDetection::class )->note()
			),
		);
	}
}
