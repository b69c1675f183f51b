<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Sharing\ResultsBlock;
use UserFeedback\Visitors\ClientCountry;
use UserFeedback\Visitors\CountryFile;
use UserFeedback\Visitors\TrustedProxies;
use UserFeedback\Widget\Cards\TemplateCardsController;
use UserFeedback\Widget\Consent\ConsentModule;
use UserFeedback\Widget\Editor\BlockModule;
use UserFeedback\Widget\Editor\DraftPreviewController;
use UserFeedback\Widget\Editor\EditorScripts;
use UserFeedback\Widget\Editor\PageChoiceBox;
use UserFeedback\Widget\Editor\PageChoiceModule;
use UserFeedback\Widget\Editor\PreviewFrame;
use UserFeedback\Widget\Manifest\CountryController;
use UserFeedback\Widget\Manifest\ManifestController;
use UserFeedback\Widget\Manifest\ShowInCountry;
use UserFeedback\Widget\Places\ShortcodeModule;
use UserFeedback\Widget\Why\UnseenSurvey;
use UserFeedback\Widget\Why\WhyModule;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys to visitors' pages and to the editor of those pages. */
final class WidgetFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array(
		ShortcodeModule::class,
		BlockModule::class,
		ConsentModule::class,
		EditorScripts::class,
		WidgetModule::class,
		PreviewFrame::class,
		WhyModule::class,
		PageChoiceModule::class,
		PageChoiceBox::class,
	);

	public const ROUTES = array(
		DraftPreviewController::class,
		TemplateCardsController::class,
		ManifestController::class,
		CountryController::class,
	);

	public const FACTS = array( UnseenSurvey::class => 30 );

	public static function factories(): array {
		return array(
			BlockModule::class   => static fn( Container $container ): BlockModule => $container->build(
				BlockModule::class,
				results: static function ( array $attributes ) use ( $container ): string {
					/** @var array<string, mixed> $attributes */
					return $container->get( ResultsBlock::class )->render( $attributes );
				}
			),
			ShowInCountry::class => static fn(): ShowInCountry => new ShowInCountry(
				static fn(): string => ( new ClientCountry( TrustedProxies::ofSite(), CountryFile::shipped() ) )->of( $_SERVER )
			),
		);
	}
}
