<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\Email;

use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Settings\Mail\SiteStrings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts shared by the HTML and plain text versions of the message. */
final class ResponseMailStrings {

	/** Maximum subject length. */
	private const SUBJECT = 200;

	/** @param int $responses in a digest; null for a message about one response */
	public static function title( Survey $survey, ?int $responses ): string {
		$title = MailText::isolated( self::survey( $survey ) );
		return null === $responses
			/* translators: %s: title of a survey. */
			? sprintf( __( 'New response to “%s”', 'userfeedback' ), $title )
			: sprintf(
				/* translators: 1: number of responses. 2: title of a survey. */
				_n( '%1$s new response to “%2$s”', '%1$s new responses to “%2$s”', $responses, 'userfeedback' ),
				number_format_i18n( $responses ),
				$title
			);
	}

	/** @param int $responseId 0 for a digest or a sample response */
	public static function subject( string $title, Survey $survey, int $responseId ): string {
		$filtered = apply_filters( 'userfeedback_emails_new_response_subject', $title, $survey->id, $responseId );
		$subject  = $filtered === $title || ! is_string( $filtered ) ? '' : MailText::line( $filtered );
		return mb_substr( '' === $subject ? $title : $subject, 0, self::SUBJECT );
	}

	public static function survey( Survey $survey ): string {
		$title = MailText::line( $survey->title );
		return '' === $title ? __( '(no title)', 'userfeedback' ) : $title;
	}

	/** Heading of one response in a digest. */
	public static function response( StoredResponse $response ): string {
		/* translators: %d: number of a response. */
		return sprintf( __( 'Response #%d', 'userfeedback' ), $response->id );
	}

	public static function when( StoredResponse $response ): string {
		$parts  = array_map( static fn( string $name ): mixed => get_option( $name ), array( 'date_format', 'time_format' ) );
		$format = implode( ' ', array_filter( $parts, 'is_string' ) );
		return (string) wp_date( $format, Clock::fromStored( $response->submittedAt )->getTimestamp() );
	}

	public static function page( StoredResponse $response ): string {
		return MailText::line( $response->page->name );
	}

	/** Names how many responses the message leaves out. */
	public static function more( int $responses ): string {
		/* translators: %s: number of responses. */
		return sprintf( _n( 'And %s more', 'And %s more', $responses, 'userfeedback' ), number_format_i18n( $responses ) );
	}

	public static function why(): string {
		return sprintf(
			/* translators: %s: name of the site. */
			__( 'UserFeedback on %s sends this email to the recipients in this survey’s workflow.', 'userfeedback' ),
			MailText::isolated( SiteStrings::name() )
		);
	}

	/** Returns the list's URL for a sample response. */
	public static function responseUrl( StoredResponse $response ): string {
		return self::responsesUrl( $response->surveyId ) . ( 0 === $response->id ? '' : "/$response->id" );
	}

	public static function responsesUrl( int $surveyId ): string {
		return admin_url( "admin.php?page=userfeedback_results#/survey/$surveyId/responses" );
	}

	/** URL of the recipients' settings. */
	public static function settingsUrl( Survey $survey ): string {
		$edited = 0 === $survey->id ? 'new' : "edit/$survey->id";
		return admin_url( "admin.php?page=userfeedback_surveys#/$edited/notifications" );
	}
}
