<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Feature;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Responses\Moderation\DeleteOldSpam;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys and ratings to WordPress's personal data tools and to its privacy policy guide. */
final class PrivacyFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( PrivacyHooks::class, RetentionHooks::class );

	public const ROUTES = array( PrivacyController::class );

	public const EVENTS = array( RetentionHooks::NEXT );

	public static function factories(): array {
		return array(
			PrivacyHooks::class => static fn( Container $container ): PrivacyHooks => $container->build(
				PrivacyHooks::class,
				text: static fn(): string => PrivacyText::of(
					VisitorSettings::ipStorage(),
					DeleteOldSpam::days(),
					DeleteOldResponses::days( $container->get( CurrentSettings::class )->get() )
				)
			),
		);
	}
}
