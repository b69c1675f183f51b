<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Contract\WebhookField;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notifications for a new response: email and webhooks. */
final class NotificationsShape {

	public const METHODS = array( 'POST', 'GET', 'PUT', 'PATCH', 'DELETE' );
	public const FORMATS = array( 'JSON', 'XML', 'FORM' );

	/** One email per response, or one for all of an hour or a day in the site's time zone. */
	public const FREQUENCIES = array( 'response', 'hourly', 'daily' );

	public static function stored(): Shape {
		return S::record(
			array(
				'email'   => self::email()->whole(),
				'webhook' => S::record(
					array(
						'active'   => S::boolean(),
						'webhooks' => S::list(
							S::record( self::webhook() + array( 'headers' => self::keptHeaders(), 'has_secret' => S::boolean() ) )
								->whole()
								->named( 'Webhook' )
						),
					)
				),
			)
		)->named( 'SurveyNotifications' );
	}

	/** A part that is sent replaces the stored one; other parts stay unchanged. */
	public static function draft(): Shape {
		return S::object(
			array(
				'email'   => self::email(),
				'webhook' => S::object(
					array(
						'active'   => S::boolean()->default( false ),
						'webhooks' => S::list( self::webhookDraft() )->max( Limits::WEBHOOKS )->default( array() ),
					)
				),
			)
		);
	}

	public static function webhookDraft(): Shape {
		return S::object( self::webhook() + array( 'headers' => self::headers() ) + self::secret() );
	}

	/** Addresses are separated by commas. */
	private static function email(): Shape {
		return S::object(
			array(
				'active'    => S::boolean()->default( true ),
				'addresses' => S::string()->max( Limits::ADDRESSES )->default( '' ),
				'frequency' => S::oneOf( self::FREQUENCIES )->default( 'response' ),
				'logic'     => LogicShape::ofEmail()->default( array() ),
			)
		);
	}

	/**
	 * @return array<string, Shape> `id` identifies a webhook, so that one that is sent back keeps its secret and its header
	 *                              values; without one it is new. If its `request_url` changes, they must be sent
	 *                              again. A value of `body` is a question's id, a WebhookField, or empty; without any
	 *                              row, the complete response is sent.
	 */
	private static function webhook(): array {
		return array(
			'id'             => S::uuid(),
			'name'           => S::string()->max( Limits::SHORT_TEXT )->default( '' ),
			'request_url'    => S::string()->max( Limits::URL )->default( '' ),
			'request_method' => S::oneOf( self::METHODS )->default( 'POST' ),
			'request_format' => S::oneOf( self::FORMATS )->default( 'JSON' ),
			'body'           => self::rows(),
		);
	}

	/** @return array<string, Shape> write-only: unchanged if not sent, removed if empty. */
	private static function secret(): array {
		return array(
			'secret'     => S::string()->max( Limits::WEBHOOK_TEXT ),
			'has_secret' => S::any()->readOnly(),
		);
	}

	/** The value is write-only, like a secret: unchanged if not sent. */
	private static function headers(): Shape {
		$row = S::object(
			array(
				'key'       => S::string()->max( Limits::SHORT_TEXT )->required(),
				'value'     => S::string()->max( Limits::WEBHOOK_TEXT ),
				'has_value' => S::any()->readOnly(),
			)
		);
		return S::list( $row )->max( Limits::WEBHOOK_ROWS )->default( array() );
	}

	private static function keptHeaders(): Shape {
		$row = S::record(
			array(
				'key'       => S::string(),
				'has_value' => S::boolean(),
			)
		);
		return S::list( $row->named( 'WebhookHeader' ) );
	}

	private static function rows(): Shape {
		$row = S::object(
			array(
				'key'   => S::string()->max( Limits::SHORT_TEXT )->required(),
				'value' => S::either(
					S::uuid(),
					S::oneOf( WebhookField::values() )->named( 'WebhookField' ),
					S::oneOf( array( '' ) )
				)->required(),
			)
		)->named( 'WebhookRow' );

		return S::list( $row )->max( Limits::WEBHOOK_ROWS )->default( array() );
	}
}
