<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Failures;

use UserFeedback\Deliveries\Queue\Destination;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** A destination that has failed for so long that it won't recover on its own. */
final class FailingDestination {

	/** @param string $to the owner's name for it. */
	public function __construct( public readonly Destination $destination, public readonly Survey $survey, public readonly string $to ) {}

	/** Returns the URL of the deliveries screen, which can resend. */
	public static function url(): string {
		return admin_url( 'admin.php?page=userfeedback_surveys#/deliveries' );
	}

	public function sentence(): string {
		$text = $this->destination->isOff
			/* translators: 1: an e-mail address or the name of a webhook. 2: title of a survey. 3: what went wrong, a sentence. */
			? __( 'Deliveries to %1$s for the survey “%2$s” have stopped. Last error: %3$s', 'userfeedback' )
			/* translators: 1: an e-mail address or the name of a webhook. 2: title of a survey. 3: what went wrong, a sentence. */
			: __(
				'Responses to the survey “%2$s” aren’t reaching %1$s. They’re saved, and delivery will be retried. Last error: %3$s',
				'userfeedback'
			);
		$values = array( $this->to, $this->survey->title, $this->destination->lastMessage );
		return vsprintf( $text, array_map( MailText::isolated( ... ), $values ) );
	}
}
