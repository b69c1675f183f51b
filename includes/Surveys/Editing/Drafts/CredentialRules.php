<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\Webhook;
use UserFeedback\Surveys\Settings\WebhookHeader;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Secrets and header values belong to the URL that they were entered for: a save that changes a webhook's URL must include them
 * again, so that nobody without them can have them sent to another server.
 */
final class CredentialRules {

	/** @return list<Violation> */
	public static function violations( Notifications $sent, Notifications $before ): array {
		$found = array();
		foreach ( $sent->webhooks as $index => $webhook ) {
			array_push(
				$found,
				...self::ofWebhook( $webhook, $before->webhook( $webhook->id ), "notifications.webhook.webhooks[$index]" )
			);
		}
		return $found;
	}

	/** @return list<Violation> */
	private static function ofWebhook( Webhook $webhook, ?Webhook $stored, string $path ): array {
		$moved = null !== $stored && $webhook->isMovedFrom( $stored );
		$found = $moved && $webhook->keepsSecretOf( $stored ) ? array( self::askAgain( "$path.secret" ) ) : array();
		foreach ( WebhookHeader::counterparts( $webhook->headers, $stored->headers ?? array() ) as $index => $was ) {
			$header = $webhook->headers[ $index ];
			if ( '' === $header->key || null !== $header->newValue() ) {
				continue;
			}
			if ( null === $was ) {
				$found[] = new Violation(
					"$path.headers[$index].value",
					'required',
					null,
					__( 'This header has no saved value. Enter one.', 'userfeedback' )
				);
			} elseif ( $moved && $was->hasValue() ) {
				$found[] = self::askAgain( "$path.headers[$index].value" );
			}
		}
		return $found;
	}

	private static function askAgain( string $path ): Violation {
		return new Violation(
			$path,
			'required',
			null,
			__(
				'The webhook URL changed, and this value was set for the old URL. Enter it again, or send it empty to remove it.',
				'userfeedback'
			)
		);
	}
}
