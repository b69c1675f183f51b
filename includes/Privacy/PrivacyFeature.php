<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Privacy\Retention\ForgetResponses;
use UserFeedback\Privacy\Retention\RetentionModule;
use UserFeedback\Responses\Moderation\ForgetSpam;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds surveys and ratings to WordPress's personal data tools and to its privacy policy guide. */
final class PrivacyFeature extends Feature {

	public const NEEDS_TABLES = true;

	public const HOOKS = array( PrivacyModule::class, RetentionModule::class );

	public const ROUTES = array( PrivacyController::class );

	public const EVENTS = array( RetentionModule::NEXT );

	public static function factories(): array {
		return array(
			PrivacyModule::class => static fn( Container $container ): PrivacyModule => $container->build(
				PrivacyModule::class,
				text: static fn(): string => PrivacyText::of(
					VisitorSettings::ipStorage(),
					ForgetSpam::days(),
					ForgetResponses::days( $container->get( CurrentSettings::class )->get() )
				)
			),
		);
	}
}
