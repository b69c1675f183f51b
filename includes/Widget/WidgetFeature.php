<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Responses\Visitor\ClientCountry;
use UserFeedback\Responses\Visitor\CountryFile;
use UserFeedback\Responses\Visitor\TrustedProxies;
use UserFeedback\Results\Sharing\SharedResultsBlock;
use UserFeedback\Widget\Countries\CountryController;
use UserFeedback\Widget\Countries\CountryTargeting;
use UserFeedback\Widget\Editor\BlockHooks;
use UserFeedback\Widget\Editor\DraftPreviewController;
use UserFeedback\Widget\Editor\EditorScripts;
use UserFeedback\Widget\Editor\PageChoiceHooks;
use UserFeedback\Widget\Editor\PageChoiceMetaBox;
use UserFeedback\Widget\Editor\PreviewFrame;
use UserFeedback\Widget\Editor\TemplateCardsController;
use UserFeedback\Widget\Embed\ShortcodeHooks;
use UserFeedback\Widget\Manifest\ManifestController;
use UserFeedback\Widget\Page\ConsentHooks;
use UserFeedback\Widget\WhyNotShown\InvisibleSurveyNotice;
use UserFeedback\Widget\WhyNotShown\WhyNotShownHooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys to visitors' pages and to the editor of those pages. */
final class WidgetFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		ShortcodeHooks::class,
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
	);

	public const NOTICES = array( InvisibleSurveyNotice::class => 30 );

	public static function factories(): array {
		return array(
			BlockHooks::class       => static fn( Container $container ): BlockHooks => $container->build(
				BlockHooks::class,
				results: static function ( array $attributes ) use ( $container ): string {
					/** @var array<string, mixed> $attributes */
					return $container->get( SharedResultsBlock::class )->render( $attributes );
				}
			),
			CountryTargeting::class => static fn(): CountryTargeting => new CountryTargeting(
				static fn(): string => ( new ClientCountry( TrustedProxies::ofSite(), CountryFile::shipped() ) )->of( $_SERVER )
			),
		);
	}
}
