<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;
use UserFeedback\Contract\WebhookField;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whom a new response is told to: e-mail and webhooks. */
final class NotificationsShape {

	public const METHODS = array( 'POST', 'GET', 'PUT', 'PATCH', 'DELETE' );
	public const FORMATS = array( 'JSON', 'XML', 'FORM' );

	/** One mail for each response, or one for all of an hour or a day of the site. */
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

	/** A part that is sent replaces the stored one; one that is not sent stays as it is. */
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
	 * @return array<string, Shape> `id` tells webhooks apart, so that one that is sent back keeps its secret and the
	 *                              values of its headers; without one it is new. One with another `request_url` than
	 *                              before has to name them anew. A value of `body` is the id of a question, a WebhookField, or
	 *                              empty; without any row all of the response is sent.
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

	/** @return array<string, Shape> write-only: not sent, it stays as it is; empty, there is none. */
	private static function secret(): array {
		return array(
			'secret'     => S::string()->max( Limits::WEBHOOK_TEXT ),
			'has_secret' => S::any()->readOnly(),
		);
	}

	/** The value is write-only, as a secret is: not sent, it stays as it is. */
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
