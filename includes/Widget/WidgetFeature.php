<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Feature;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys to visitors' pages and to the editor of those pages, and keeps page caches up to date. */
final class WidgetFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		PageCaches\PageCacheHooks::class,
		PageCaches\LoaderSettingButton::class,
		Embed\BlockHooks::class,
		Page\ConsentHooks::class,
		Page\SurveyPage\SurveyPageHooks::class,
		Editor\EditorScripts::class,
		WidgetHooks::class,
		Editor\PreviewFrame::class,
		WhyNotShown\WhyNotShownHooks::class,
		Editor\PageChoiceHooks::class,
		Editor\PageChoiceMetaBox::class,
	);

	public const ON_ACTIVATION = array( Page\SurveyPage\SurveyPageHooks::class => 'resetRules' );

	public const ROUTES = array(
		Editor\DraftPreviewController::class,
		Editor\TemplateCardsController::class,
		Manifest\ManifestController::class,
		Countries\CountryController::class,
		Tester\TesterController::class,
	);

	public const BLOCKS = array( 'survey' => Embed\SurveyEmbed::class );

	public const SHORTCODES = array( 'userfeedback' => Embed\SurveyEmbed::class );

	public const HEALTH_TESTS = array( PageCaches\PageCacheHealth::class );

	public const OPTIONS = array( PageCaches\CacheDetection::OPTION, PageCaches\PurgePageCaches::OPTION );

	public const PAGE_OPTIONS = array( PageCaches\PurgePageCaches::OPTION );

	public const EVENTS = array( PageCaches\PageCacheHooks::EVENT );

	public const NOTICES = array( WhyNotShown\InvisibleSurveyNotice::class => 30 );
}
