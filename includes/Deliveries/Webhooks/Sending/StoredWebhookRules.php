<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Webhooks\Sending;

use UserFeedback\Surveys\Editing\Drafts\WebhookHeaderRules;
use UserFeedback\Surveys\Settings\Webhook;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks if a webhook can be sent as stored: another program may have stored it. */
final class StoredWebhookRules {

	/** Returns an error message, or null. */
	public static function problemOf( Webhook $webhook ): ?string {
		if ( '' === $webhook->url ) {
			return __( 'This webhook no longer has a URL.', 'userfeedback' );
		}
		if ( ! $webhook->mayBeDelivered() ) {
			return __(
				'The salts in wp-config.php changed, so this webhook’s secret or headers can’t be read. Enter them again.',
				'userfeedback'
			);
		}
		foreach ( $webhook->headers as $header ) {
			$problem = WebhookHeaderRules::problemOfName( $header->key ) ?? WebhookHeaderRules::problemOfValue( (string) $header->value() );
			if ( '' !== $header->key && null !== $problem ) {
				return $problem;
			}
		}
		return null;
	}
}
