<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Settings\Mail\SiteStrings;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Texts about a week that the dashboard and the weekly summary share. Plain text, not HTML. */
final class WeekStrings {

	/** Same as in the results overview, with the period it compares with; empty if the edition has no comparison. */
	public static function change( WeekResults $week ): string {
		$before = $week->before;
		if ( null === $before || 0 === $before ) {
			return null === $before ? '' : __( 'No responses in the previous 7 days.', 'userfeedback' );
		}
		$change = round( ( $week->responses() - $before ) / $before * 100, 1 );
		return sprintf(
			/* translators: 1: change in percent, with its sign. 2: number of responses. */
			__( '%1$s%% from the previous 7 days (%2$s)', 'userfeedback' ),
			( $change > 0 ? '+' : '' ) . number_format_i18n( $change, round( $change ) === $change ? 0 : 1 ),
			number_format_i18n( $before )
		);
	}

	/** Empty if everything is counted. */
	public static function notCounted( WeekResults $week ): string {
		$responses = $week->notCounted;
		return 0 === $responses ? '' : sprintf(
			/* translators: %s: number of responses. */
			_n(
				'%s new response isn’t included in these numbers yet. It’s being counted.',
				'%s new responses aren’t included in these numbers yet. They’re being counted.',
				$responses,
				'userfeedback'
			),
			number_format_i18n( $responses )
		);
	}

	public static function responses( int $responses ): string {
		/* translators: %s: number of responses. */
		return sprintf( _n( '%s response', '%s responses', $responses, 'userfeedback' ), number_format_i18n( $responses ) );
	}

	public static function title( Survey $survey ): string {
		return '' === trim( $survey->title ) ? __( '(no title)', 'userfeedback' ) : $survey->title;
	}

	/** Returns a day's weekday and date. */
	public static function day( string $day ): string {
		return self::date( $day, 'l, ' . self::format() );
	}

	/** Days are already in the site's time zone; don't convert them. */
	public static function date( string $day, ?string $format = null ): string {
		$utc = new DateTimeZone( 'UTC' );
		return (string) wp_date( $format ?? self::format(), ( new DateTimeImmutable( $day, $utc ) )->getTimestamp(), $utc );
	}

	private static function format(): string {
		$format = get_option( 'date_format' );
		return is_string( $format ) ? $format : 'Y-m-d';
	}

	/** Texts shared by the HTML and plain text versions of the message. */
	public static function summaryTitle( WeekResults $week ): string {
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

	public static function resultsUrl(): string {
		return admin_url( 'admin.php?page=userfeedback_results' );
	}

	public static function surveyResultsUrl( Survey $survey ): string {
		return self::resultsUrl() . "#/survey/$survey->id";
	}

	public static function settingsUrl(): string {
		return admin_url( 'admin.php?page=userfeedback_settings#/email' );
	}
}
