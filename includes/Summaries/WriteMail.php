<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use UserFeedback\Mail\Mail;
use UserFeedback\Mail\MailLook;
use UserFeedback\Mail\MailText;
use UserFeedback\Mail\SiteWords;
use UserFeedback\Results\Week\Week;
use UserFeedback\Results\Week\WeekWords;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes the weekly message in the site's language, whoever is logged in. It contains counts and titles, but no visitors'
 * texts.
 */
final class WriteMail {

	public function run( Week $week, MailLook $look ): Mail {
		return SiteWords::inItsLanguage(
			static fn(): Mail => new Mail(
				self::subject( $week ),
				self::text( $week ),
				$look->hasCards ? CardsMail::html( $week, $look->image ) : ''
			)
		);
	}

	/** Returns one line, whatever the site's name. */
	private static function subject( Week $week ): string {
		$subject = sprintf(
			/* translators: 1: name of the site. 2: number of responses, as “12 responses”. */
			__( '%1$s: %2$s in the past week', 'userfeedback' ),
			SiteWords::name(),
			WeekWords::responses( $week->responses() )
		);
		return MailText::line( $subject );
	}

	private static function text( Week $week ): string {
		$lines = array( Words::title( $week ), ...Words::notes( $week ), '' );
		foreach ( $week->days as $day => $responses ) {
			$lines[] = WeekWords::day( $day ) . ': ' . number_format_i18n( $responses );
		}
		foreach ( $week->surveys as [ 'survey' => $survey, 'responses' => $responses ] ) {
			array_push(
				$lines,
				'',
				WeekWords::title( $survey ) . ': ' . WeekWords::responses( $responses ),
				Words::resultsOf( $survey )
			);
		}
		array_push( $lines, '', __( 'All results', 'userfeedback' ) . ': ' . Words::results(), '', '-- ', Words::why(), Words::settings() );
		return implode( "\n", $lines ) . "\n";
	}
}
