<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Settings\Mail\Mail;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Settings\Mail\SiteStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes the weekly message in the site's language, whoever is logged in. It contains counts and titles, but no visitors'
 * texts.
 */
final class ComposeWeeklySummary {

	public function run( WeekResults $week, MailTheme $theme ): Mail {
		return SiteStrings::inItsLanguage(
			static fn(): Mail => new Mail(
				self::subject( $week ),
				self::text( $week ),
				$theme->hasCards ? WeeklySummaryHtml::html( $week, $theme->image ) : ''
			)
		);
	}

	/** Returns one line, whatever the site's name. */
	private static function subject( WeekResults $week ): string {
		return sprintf(
			/* translators: 1: name of the site. 2: number of responses, as “12 responses”. */
			__( '%1$s: %2$s in the past week', 'userfeedback' ),
			MailText::isolated( SiteStrings::name() ),
			WeekStrings::responses( $week->responses() )
		);
	}

	private static function text( WeekResults $week ): string {
		$lines = array( WeekStrings::summaryTitle( $week ), ...WeekStrings::notes( $week ), '' );
		foreach ( $week->days as $day => $responses ) {
			$lines[] = WeekStrings::day( $day ) . ': ' . number_format_i18n( $responses );
		}
		foreach ( $week->surveys as [ 'survey' => $survey, 'responses' => $responses ] ) {
			array_push(
				$lines,
				'',
				WeekStrings::title( $survey ) . ': ' . WeekStrings::responses( $responses ),
				WeekStrings::surveyResultsUrl( $survey )
			);
		}
		array_push(
			$lines,
			'',
			__( 'All results', 'userfeedback' ) . ': ' . WeekStrings::resultsUrl(),
			'',
			'-- ',
			WeekStrings::why(),
			WeekStrings::settingsUrl()
		);
		return implode( "\n", $lines ) . "\n";
	}
}
