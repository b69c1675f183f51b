<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Samples;

use UserFeedback\Platform\Schema\Schema;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Surveys\Settings\NotificationsShape;
use UserFeedback\Surveys\SurveyShape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A preview of a notification: for a survey as it is being edited, with its latest response. */
final class NotificationPreviewShape {

	/** The webhook may be one that the survey doesn't have yet. */
	public static function webhookWish(): Shape {
		return Schema::object(
			array(
				'survey'  => SurveyShape::draft()->required(),
				'webhook' => NotificationsShape::webhookDraft()->required(),
			)
		)->named( 'WebhookWish' );
	}

	/** `is_made_up` is true if there are no responses yet and values are examples. Secrets and header values are masked. */
	public static function webhook(): Shape {
		return Schema::record(
			array(
				'method'     => Schema::oneOf( NotificationsShape::METHODS ),
				'url'        => Schema::string(),
				'headers'    => Schema::list(
					Schema::record(
						array(
							'key'   => Schema::string(),
							'value' => Schema::string(),
						)
					)->named( 'SentHeader' )
				),
				'body'       => Schema::string(),
				'is_made_up' => Schema::boolean(),
			)
		)->named( 'WebhookSample' );
	}

	/** `status` and `body` are the receiver's response, whatever it was; 0 and empty if it did not respond. */
	public static function tested(): Shape {
		return Schema::record(
			array(
				'success' => Schema::boolean(),
				'status'  => Schema::integer()->min( 0 ),
				'message' => Schema::string(),
				'body'    => Schema::string(),
				'took'    => Schema::integer()->min( 0 ), // Milliseconds.
			)
		)->named( 'TestedWebhook' );
	}

	public static function mailWish(): Shape {
		return Schema::object( array( 'survey' => SurveyShape::draft()->required() ) )->named( 'MailWish' );
	}

	/** As it would be sent with the site's email settings; `html` is empty for plain text. */
	public static function mail(): Shape {
		return Schema::record(
			array(
				'subject'    => Schema::string(),
				'reply_to'   => Schema::string(),
				'text'       => Schema::string(),
				'html'       => Schema::string(),
				'is_made_up' => Schema::boolean(),
			)
		)->named( 'MailSample' );
	}
}
