<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use UserFeedback\Mail\SiteWords;
use UserFeedback\Results\Week\Week;
use UserFeedback\Results\Week\WeekWords;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts shared by both forms of the message, as plain text. */
final class Words {

	public static function title( Week $week ): string {
		$days = array_keys( $week->days );
		return sprintf(
			/* translators: 1: number of responses, as “12 responses”. 2: a date. 3: a later date. */
			__( '%1$s from %2$s to %3$s', 'userfeedback' ),
			WeekWords::responses( $week->responses() ),
			WeekWords::date( $days[0] ),
			WeekWords::date( $days[ count( $days ) - 1 ] )
		);
	}

	/** @return list<string> */
	public static function notes( Week $week ): array {
		return array_values( array_diff( array( WeekWords::change( $week ), WeekWords::notCounted( $week ) ), array( '' ) ) );
	}

	public static function why(): string {
		return sprintf(
			/* translators: %s: name of the site. */
			__( 'UserFeedback on %s sends this email every week to the addresses in its settings.', 'userfeedback' ),
			SiteWords::name()
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
