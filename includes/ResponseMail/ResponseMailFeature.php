<?php
declare(strict_types=1);

namespace UserFeedback\ResponseMail;

use UserFeedback\Feature;
use UserFeedback\Mail\MailLook;
use UserFeedback\Platform\Container;
use UserFeedback\Settings\CurrentSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Sends responses by email. */
final class ResponseMailFeature extends Feature {

	public const ROUTES = array( ResponseMailController::class );

	public const CHANNELS = array( MailChannel::class => 20 );

	public static function factories(): array {
		return array(
			MailChannel::class            => static fn( Container $container ): MailChannel => $container->build(
				MailChannel::class,
				look: static fn(): MailLook => self::look( $container )
			),
			ResponseMailController::class => static fn( Container $container ): ResponseMailController => $container->build(
				ResponseMailController::class,
				look: static fn(): MailLook => self::look( $container )
			),
		);
	}

	private static function look( Container $container ): MailLook {
		return MailLook::of( $container->get( CurrentSettings::class )->get() );
	}
}
