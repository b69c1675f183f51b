<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Questions\LogicShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Notifications for a new response: email and webhooks. */
final class NotificationsShape {

	public const METHODS = array( 'POST', 'GET', 'PUT', 'PATCH', 'DELETE' );
	public const FORMATS = array( 'JSON', 'XML', 'FORM' );

	/** Several responses in one request. */
	public const BATCH_FORMAT = 'NDJSON';

	/** One email per response, or one for all of an hour or a day in the site's time zone. */
	public const FREQUENCIES = array( 'response', 'hourly', 'daily' );

	public static function stored(): Shape {
		return Schema::record(
			array(
				'email'   => self::email()->whole(),
				'webhook' => Schema::record(
					array(
						'active'   => Schema::boolean(),
						'webhooks' => Schema::list(
							Schema::record( self::webhook() + array( 'headers' => self::keptHeaders(), 'has_secret' => Schema::boolean() ) )
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
		return Schema::object(
			array(
				'email'   => self::email(),
				'webhook' => Schema::object(
					array(
						'active'   => Schema::boolean()->default( false ),
						'webhooks' => Schema::list( self::webhookDraft() )->max( Limits::WEBHOOKS )->default( array() ),
					)
				),
			)
		);
	}

	public static function webhookDraft(): Shape {
		return Schema::object( self::webhook() + array( 'headers' => self::headers() ) + self::secret() );
	}

	/** Addresses are separated by commas. */
	private static function email(): Shape {
		return Schema::object(
			array(
				'active'    => Schema::boolean()->default( true ),
				'addresses' => Schema::string()->max( Limits::ADDRESSES )->default( '' ),
				'frequency' => Schema::oneOf( self::FREQUENCIES )->default( 'response' ),
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
			'id'             => Schema::uuid(),
			'name'           => Schema::string()->max( Limits::SHORT_TEXT )->default( '' ),
			'request_url'    => Schema::string()->max( Limits::URL )->default( '' ),
			'request_method' => Schema::oneOf( self::METHODS )->default( 'POST' ),
			'request_format' => Schema::oneOf( array( ...self::FORMATS, self::BATCH_FORMAT ) )->default( 'JSON' ),
			'body'           => self::rows(),
		);
	}

	/** @return array<string, Shape> write-only: unchanged if not sent, removed if empty. */
	private static function secret(): array {
		return array(
			'secret'     => Schema::string()->max( Limits::WEBHOOK_TEXT ),
			'has_secret' => Schema::any()->readOnly(),
		);
	}

	/** The value is write-only, like a secret: unchanged if not sent. */
	private static function headers(): Shape {
		$row = Schema::object(
			array(
				'key'       => Schema::string()->max( Limits::SHORT_TEXT )->required(),
				'value'     => Schema::string()->max( Limits::WEBHOOK_TEXT ),
				'has_value' => Schema::any()->readOnly(),
			)
		);
		return Schema::list( $row )->max( Limits::WEBHOOK_ROWS )->default( array() );
	}

	private static function keptHeaders(): Shape {
		$row = Schema::record(
			array(
				'key'       => Schema::string(),
				'has_value' => Schema::boolean(),
			)
		);
		return Schema::list( $row->named( 'WebhookHeader' ) );
	}

	private static function rows(): Shape {
		$row = Schema::object(
			array(
				'key'   => Schema::string()->max( Limits::SHORT_TEXT )->required(),
				'value' => Schema::either(
					Schema::uuid(),
					Schema::oneOf( WebhookField::values() )->named( 'WebhookField' ),
					Schema::oneOf( array( '' ) )
				)->required(),
			)
		)->named( 'WebhookRow' );

		return Schema::list( $row )->max( Limits::WEBHOOK_ROWS )->default( array() );
	}
}
