<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest\Dashboard;

use UserFeedback\Platform\Rest\Permission;
use UserFeedback\Results\Digest\WeekResults;
use UserFeedback\Results\Digest\WeekStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Prints the widget's content: the number of responses, by day and by survey. */
final class DashboardWidget {

	private const RESULTS = 'admin.php?page=userfeedback_results';
	private const NEW     = 'admin.php?page=userfeedback_surveys#/new';

	public static function print( WeekResults $week ): void {
		if ( ! $week->hasSurveys ) {
			self::printNoSurvey();
			return;
		}
		self::printTotal( $week );
		if ( 0 === $week->responses() ) {
			printf( '<p>%s</p>', esc_html__( 'No responses in this period.', 'userfeedback' ) );
		} else {
			DailyBarChart::print( $week->days );
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
}
