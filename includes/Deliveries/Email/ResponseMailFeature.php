<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Feature;
use UserFeedback\Platform\Container;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Mail\MailTheme;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class ResponseMailFeature extends Feature {

	public const ROUTES = array( ResponseMailController::class );

	public const CHANNELS = array( EmailChannel::class => 20 );

	public static function factories(): array {
		return array(
			EmailChannel::class           => static fn( Container $container ): EmailChannel => $container->build(
				EmailChannel::class,
				theme: static fn(): MailTheme => self::look( $container )
			),
			ResponseMailController::class => static fn( Container $container ): ResponseMailController => $container->build(
				ResponseMailController::class,
				theme: static fn(): MailTheme => self::look( $container )
			),
		);
	}

	private static function look( Container $container ): MailTheme {
		return MailTheme::of( $container->get( CurrentSettings::class )->get() );
	}
}
