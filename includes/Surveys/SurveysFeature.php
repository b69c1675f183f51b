<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Admin\AdminMenuHooks;
use UserFeedback\Feature;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Surveys\RegisteredTypes\RegisteredTypes;
use UserFeedback\Widget\PageCaches\CacheDetection;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Surveys: those that owners create and edit, with unsaved changes, and those that are live. */
final class SurveysFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( Editing\EditingHooks::class, Editing\LogoutHooks::class );

	public const ROUTES = array(
		SurveysController::class,
		Lifecycle\SurveyStatusController::class,
		Lifecycle\Versions\VersionsController::class,
		Templates\TemplatesController::class,
		Editing\AutosaveController::class,
		Editing\EditorsController::class,
		Picker\ChoicesController::class,
	);

	public const NOTICES = array( Live\NoLiveSurveysNotice::class => 80 );

	public const OPTIONS = array( RegisteredTypes::OPTION, Live\SpreadResponses::OPTION );

	public const TABLES = array( 'surveys', 'quotas', 'kept', 'editors' );

	public static function adminPages(): array {
		return array(
			AdminMenuHooks::SURVEYS => array( 10, 'surveys', __( 'Surveys', 'userfeedback' ), Permission::EDIT ),
		);
	}

	public static function factories(): array {
		return array(
			Editing\Saving\SaveSurvey::class => static fn( Container $container ): Editing\Saving\SaveSurvey => $container->build(
				Editing\Saving\SaveSurvey::class,
				cacheNote: static fn(): string => $container->get( CacheDetection::class )->note()
			),
		);
	}
}
