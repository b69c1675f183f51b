<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Settings\Mail\SiteStrings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts shared by the HTML and plain text versions of the message. */
final class WeeklySummaryStrings {

	public static function title( WeekResults $week ): string {
		$days = array_keys( $week->days );
		return sprintf(
			/* translators: 1: number of responses, as “12 responses”. 2: a date. 3: a later date. */
			__( '%1$s from %2$s to %3$s', 'userfeedback' ),
			WeekStrings::responses( $week->responses() ),
			WeekStrings::date( $days[0] ),
			WeekStrings::date( $days[ count( $days ) - 1 ] )
		);
	}

	/** @return list<string> */
	public static function notes( WeekResults $week ): array {
		return array_values( array_diff( array( WeekStrings::change( $week ), WeekStrings::notCounted( $week ) ), array( '' ) ) );
	}

	public static function why(): string {
		return sprintf(
			/* translators: %s: name of the site. */
			__( 'UserFeedback on %s sends this email every week to the addresses in its settings.', 'userfeedback' ),
			MailText::isolated( SiteStrings::name() )
		);
	}

	public static function results(): string {
		return admin_url( 'admin.php?page=userfeedback_results' );
	}

	public static function resultsOf( Survey $survey ): string {
		return self::results() . "#/survey/$survey->id";
	}

	public static function settings(): string {
		return admin_url( 'admin.php?page=userfeedback_settings#/email' );
	}
}
