<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Survey;

use UserFeedback\Contract\Limits;
use UserFeedback\Contract\S;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whom a new response is told to: e-mail and webhooks. */
final class NotificationsShape {

	public const METHODS = array( 'POST', 'GET', 'PUT', 'PATCH', 'DELETE' );
	public const FORMATS = array( 'JSON', 'XML', 'FORM' );

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
						'webhooks' => S::list( S::object( self::webhook() + array( 'headers' => self::headers() ) + self::secret() ) )
							->max( Limits::WEBHOOKS )
							->default( array() ),
					)
				),
			)
		);
	}

	/** Addresses are separated by commas. */
	private static function email(): Shape {
		return S::object(
			array(
				'active'    => S::boolean()->default( true ),
				'addresses' => S::string()->max( Limits::ADDRESSES )->default( '' ),
				'logic'     => LogicShape::ofEmail()->default( array() ),
			)
		);
	}

	/**
	 * @return array<string, Shape> `id` tells webhooks apart, so that one that is sent back keeps its secret and the
	 *                              values of its headers; without one it is new. One with another `request_url` than
	 *                              before has to name them anew. A value of `body` is the id of a question, or empty.
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
				'value' => S::string()->max( Limits::WEBHOOK_TEXT )->required(),
			)
		)->named( 'WebhookRow' );

		return S::list( $row )->max( Limits::WEBHOOK_ROWS )->default( array() );
	}
}
