<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use UserFeedback\Feature;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\PostRatings\Settings\RatingSettingsRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The fonts that surveys can use, and the download of catalog fonts to the site. */
final class FontDownloadsFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( FontDownloadHooks::class );

	public const ROUTES = array( FontsController::class );

	public const ON_ACTIVATION = array( FontDownloadHooks::class => 'plan' );

	public const OPTIONS = array( FontErrorRepository::OPTION );

	public const EVENTS = array( FontDownloadHooks::EVENT );

	public const NOTICES = array( MissingFontsNotice::class => 60 );

	public static function factories(): array {
		return array(
			SyncFonts::class => static fn( Container $container ): SyncFonts => $container->build(
				SyncFonts::class,
				fontOfRatings: static fn(): mixed => $container->get( RatingSettingsRepository::class )->get()->values['font']
			),
		);
	}
}
