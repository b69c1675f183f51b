<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Platform\Rest\Permission;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Prints the widget's content: the number of responses, by day and by survey. */
final class DashboardWidget {

	private const RESULTS = 'admin.php?page=userfeedback_results';
	private const NEW     = 'admin.php?page=userfeedback_surveys#/new';

	/** Percentage of the highest bar: a smaller bar would be invisible next to thousands. */
	private const LEAST = 2;

	public static function print( WeekResults $week ): void {
		if ( ! $week->hasSurveys ) {
			self::printNoSurvey();
			return;
		}
		self::printTotal( $week );
		if ( 0 === $week->responses() ) {
			printf( '<p>%s</p>', esc_html__( 'No responses in this period.', 'userfeedback' ) );
		} else {
			self::printDays( $week->days );
		}
		self::printSurveys( $week );
		printf(
			'<p class="uf-week__all"><a href="%s">%s</a></p>',
			esc_url( admin_url( self::RESULTS ) ),
			esc_html__( 'All results', 'userfeedback' )
		);
	}

	private static function printNoSurvey(): void {
		printf( '<p>%s</p>', esc_html__( 'This site has no surveys yet.', 'userfeedback' ) );
		if ( current_user_can( Permission::EDIT->value ) ) {
			printf(
				'<p><a class="button button-primary" href="%s">%s</a></p>',
				esc_url( admin_url( self::NEW ) ),
				esc_html__( 'Create New', 'userfeedback' )
			);
		}
	}

	private static function printTotal( WeekResults $week ): void {
		$responses = $week->responses();
		echo '<p class="uf-week__total">';
		printf(
			/* translators: %s: number of responses. */
			esc_html( _n( '%s response in the past 7 days', '%s responses in the past 7 days', $responses, 'userfeedback' ) ),
			'<strong>' . esc_html( number_format_i18n( $responses ) ) . '</strong>'
		);
		echo '</p>';
		foreach ( array( WeekStrings::change( $week ), WeekStrings::notCounted( $week ) ) as $sentence ) {
			if ( '' !== $sentence ) {
				printf( '<p class="uf-week__note">%s</p>', esc_html( $sentence ) );
			}
		}
	}

	private static function printSurveys( WeekResults $week ): void {
		if ( array() === $week->surveys ) {
			return;
		}
		printf( '<h3>%s</h3><ol class="uf-week__surveys">', esc_html__( 'Most active surveys', 'userfeedback' ) );
		foreach ( $week->surveys as $row ) {
			[ 'survey' => $survey, 'responses' => $responses ] = $row;

			$title  = WeekStrings::title( $survey );
			$number = number_format_i18n( $responses );
			printf(
				'<li><a href="%s"><bdi>%s</bdi></a><span><span aria-hidden="true">%s</span><span class="screen-reader-text">%s</span></span></li>',
				esc_url( admin_url( self::RESULTS . "#/survey/$survey->id" ) ),
				esc_textarea( $title ), // Unlike esc_html(), it escapes a typed `&lt;` too.
				esc_html( $number ),
				esc_html( WeekStrings::responses( $responses ) )
			);
		}
		echo '</ol>';
	}

	/**
	 * Draws a bar for each day. The bars are a list, read aloud with dates and numbers. In right-to-left languages, the first day
	 * is automatically on the right.
	 *
	 * @param array<string, int> $days responses by day.
	 */
	private static function printDays( array $days ): void {
		$most = max( array( 1, ...array_values( $days ) ) );
		printf( '<ol class="uf-week__days" aria-label="%s">', esc_attr__( 'Responses per day', 'userfeedback' ) );
		foreach ( $days as $day => $responses ) {
			self::printDay( $day, $responses, 0 === $responses ? 0 : max( self::LEAST, (int) round( $responses / $most * 100 ) ) );
		}
		echo '</ol>';
	}

	private static function printDay( string $day, int $responses, int $height ): void {
		$date   = WeekStrings::day( $day );
		$number = number_format_i18n( $responses );
		printf(
			'<li><span class="screen-reader-text">%1$s</span><span aria-hidden="true">%2$s</span><svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect y="%3$d" width="1" height="%4$d"/></svg><span aria-hidden="true">%5$s</span></li>',
			/* translators: 1: a date. 2: number of responses. */
			esc_html( sprintf( _n( '%1$s: %2$s response', '%1$s: %2$s responses', $responses, 'userfeedback' ), $date, $number ) ),
			esc_html( $number ),
			absint( 100 - $height ),
			absint( $height ),
			esc_html( WeekStrings::date( $day, 'D' ) )
		);
	}
}
