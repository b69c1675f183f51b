<?php
declare(strict_types=1);

namespace UserFeedback\Contract\Schema\Delivery;

use UserFeedback\Contract\S;
use UserFeedback\Contract\Schema\Survey\NotificationsShape;
use UserFeedback\Contract\Schema\Survey\SurveyShape;
use UserFeedback\Contract\Shape;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A preview of a notification: for a survey as it is being edited, with its latest response. */
final class SampleShape {

	/** The webhook may be one that the survey doesn't have yet. */
	public static function webhookWish(): Shape {
		return S::object(
			array(
				'survey'  => SurveyShape::draft()->required(),
				'webhook' => NotificationsShape::webhookDraft()->required(),
			)
		)->named( 'WebhookWish' );
	}

	/** `is_made_up` is true if there are no responses yet and values are examples. Secrets and header values are masked. */
	public static function webhook(): Shape {
		return S::record(
			array(
				'method'     => S::oneOf( NotificationsShape::METHODS ),
				'url'        => S::string(),
				'headers'    => S::list(
					S::record(
						array(
							'key'   => S::string(),
							'value' => S::string(),
						)
					)->named( 'SentHeader' )
				),
				'body'       => S::string(),
				'is_made_up' => S::boolean(),
			)
		)->named( 'WebhookSample' );
	}

	/** `status` and `body` are the receiver's response, whatever it was; 0 and empty if it did not respond. */
	public static function tested(): Shape {
		return S::record(
			array(
				'success' => S::boolean(),
				'status'  => S::integer()->min( 0 ),
				'message' => S::string(),
				'body'    => S::string(),
				'took'    => S::integer()->min( 0 ), // Milliseconds.
			)
		)->named( 'TestedWebhook' );
	}

	public static function mailWish(): Shape {
		return S::object( array( 'survey' => SurveyShape::draft()->required() ) )->named( 'MailWish' );
	}

	/** As it would be sent with the site's email settings; `html` is empty for plain text. */
	public static function mail(): Shape {
		return S::record(
			array(
				'subject'    => S::string(),
				'reply_to'   => S::string(),
				'text'       => S::string(),
				'html'       => S::string(),
				'is_made_up' => S::boolean(),
			)
		)->named( 'MailSample' );
	}
}
