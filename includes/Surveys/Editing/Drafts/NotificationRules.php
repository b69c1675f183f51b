<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Editing\Drafts;

use UserFeedback\Platform\Http\ExternalUrlRules;
use UserFeedback\Platform\Schema\StringFormat;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\Webhook;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Rules for notifications beyond their shape. Only submitted parts are checked. */
final class NotificationRules {

	/**
	 * @param array<string, mixed> $sent already validated against NotificationsShape::draft()
	 * @return list<Violation>
	 */
	public static function violations( array $sent ): array {
		$given = Notifications::fromArray( $sent );
		$found = isset( $sent['email'] ) && $given->emailActive ? self::ofAddresses( $given->recipients() ) : array();
		$seen  = array();
		foreach ( $given->webhooks as $index => $webhook ) {
			$path = "notifications.webhook.webhooks[$index]";
			if ( '' !== $webhook->id && isset( $seen[ $webhook->id ] ) ) {
				$found[] = new Violation(
					"$path.id",
					'duplicate_id',
					null,
					__( 'Another webhook already uses this ID. Leave out the ID to get a new one.', 'userfeedback' )
				);
			}
			$seen[ $webhook->id ] = true;
			array_push( $found, ...self::ofWebhook( $webhook, $path ) );
		}
		return $found;
	}

	/**
	 * @param list<string> $addresses
	 * @return list<Violation>
	 */
	private static function ofAddresses( array $addresses ): array {
		foreach ( $addresses as $address ) {
			if ( ! StringFormat::isEmail( $address ) ) {
				/* translators: %s: what was typed */
				$problem = sprintf( __( '“%s” isn’t an email address.', 'userfeedback' ), $address );
				return array( new Violation( 'notifications.email.addresses', 'email', null, $problem ) );
			}
		}
		return array();
	}

	/** @return list<Violation> */
	private static function ofWebhook( Webhook $webhook, string $path ): array {
		$found = array();
		if ( '' !== $webhook->url && ! StringFormat::fits( 'uri', $webhook->url ) ) {
			$found[] = new Violation( "$path.request_url", 'format', 'uri' );
		} elseif ( '' !== $webhook->url && null !== ExternalUrlRules::problemOf( $webhook->url ) ) {
			$found[] = new Violation( "$path.request_url", 'address', null, ExternalUrlRules::problemOf( $webhook->url ) );
		}
		foreach ( $webhook->headers as $index => $header ) {
			$value = $header->newValue() ?? '';
			if ( '' === $header->key && '' === $value ) {
				continue; // The first row always exists, even if empty.
			}
			$problems = array(
				'key'   => WebhookHeaderRules::problemOfName( $header->key ),
				'value' => WebhookHeaderRules::problemOfValue( $value ),
			);
			foreach ( array_filter( $problems, 'is_string' ) as $field => $problem ) {
				$found[] = new Violation( "$path.headers[$index].$field", 'header', null, $problem );
			}
		}
		return $found;
	}
}
