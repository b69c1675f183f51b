<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Feature;
use UserFeedback\Widget\Countries\CountryController;
use UserFeedback\Widget\Editor\DraftPreviewController;
use UserFeedback\Widget\Editor\EditorScripts;
use UserFeedback\Widget\Editor\PageChoiceHooks;
use UserFeedback\Widget\Editor\PageChoiceMetaBox;
use UserFeedback\Widget\Editor\PreviewFrame;
use UserFeedback\Widget\Editor\TemplateCardsController;
use UserFeedback\Widget\Embed\BlockHooks;
use UserFeedback\Widget\Embed\SurveyEmbed;
use UserFeedback\Widget\Manifest\ManifestController;
use UserFeedback\Widget\Page\ConsentHooks;
use UserFeedback\Widget\PageCaches\CacheDetection;
use UserFeedback\Widget\PageCaches\LoaderSettingButton;
use UserFeedback\Widget\PageCaches\PageCacheHealth;
use UserFeedback\Widget\PageCaches\PageCacheHooks;
use UserFeedback\Widget\PageCaches\PurgePageCaches;
use UserFeedback\Widget\Tester\TesterController;
use UserFeedback\Widget\WhyNotShown\InvisibleSurveyNotice;
use UserFeedback\Widget\WhyNotShown\WhyNotShownHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys to visitors' pages and to the editor of those pages, and keeps page caches up to date. */
final class WidgetFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		PageCacheHooks::class,
		LoaderSettingButton::class,
		BlockHooks::class,
		ConsentHooks::class,
		EditorScripts::class,
		WidgetHooks::class,
		PreviewFrame::class,
		WhyNotShownHooks::class,
		PageChoiceHooks::class,
		PageChoiceMetaBox::class,
	);

	public const ROUTES = array(
		DraftPreviewController::class,
		TemplateCardsController::class,
		ManifestController::class,
		CountryController::class,
		TesterController::class,
	);

	public const BLOCKS = array( 'survey' => SurveyEmbed::class );

	public const SHORTCODES = array( 'userfeedback' => SurveyEmbed::class );

	public const HEALTH_TESTS = array( PageCacheHealth::class );

	public const OPTIONS = array( CacheDetection::OPTION, PurgePageCaches::OPTION );

	public const EVENTS = array( PageCacheHooks::EVENT );

	public const NOTICES = array( InvisibleSurveyNotice::class => 30 );
}
