<?php
declare(strict_types=1);

namespace UserFeedback\Results\Digest;

use UserFeedback\Settings\Mail\MailHtmlLayout;
use UserFeedback\Settings\Mail\MailText;
use UserFeedback\Settings\Mail\SiteStrings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Writes the message as HTML (see MailHtmlLayout). */
final class WeeklySummaryHtml {

	/** Pixels of the highest bar, and of the lowest, so that it stays visible. */
	private const HIGHEST = 80;
	private const LEAST   = 2;

	/** @param string $image a URL, or empty */
	public static function html( WeekResults $week, string $image ): string {
		return MailHtmlLayout::html( SiteStrings::name(), $image, array( self::total( $week ), self::surveys( $week ), self::foot() ) );
	}

	private static function total( WeekResults $week ): string {
		$notes = array_map(
			static fn( string $note ): string => sprintf(
				'<p class="uf-soft" style="margin:4px 0 0;color:#50575e;">%s</p>',
				MailText::html( $note )
			),
			WeekStrings::notes( $week )
		);
		return MailHtmlLayout::card(
			MailHtmlLayout::heading( WeekStrings::summaryTitle( $week ) ) . implode( '', $notes ) . self::bars( $week->days )
		);
	}

	/** @param array<string, int> $days responses by day. */
	private static function bars( array $days ): string {
		$most  = max( array( 1, ...array_values( $days ) ) );
		$cells = '';
		foreach ( $days as $day => $responses ) {
			$cells .= sprintf(
				'<td align="center" valign="bottom" style="padding:0 4px;font-size:13px;" aria-label="%s">%s<div style="height:%dpx;background:#3858e9;border-radius:2px 2px 0 0;"></div><span class="uf-soft" style="color:#50575e;">%s</span></td>',
				MailText::html( WeekStrings::day( $day ) . ': ' . WeekStrings::responses( $responses ) ),
				MailText::html( number_format_i18n( $responses ) ),
				0 === $responses ? 0 : max( self::LEAST, (int) round( $responses / $most * self::HIGHEST ) ),
				MailText::html( WeekStrings::date( $day, 'D' ) )
			);
		}
		return sprintf(
			'<table width="100%%" cellpadding="0" cellspacing="0" style="margin:16px 0 0;table-layout:fixed;" aria-label="%s"><tr>%s</tr></table>',
			esc_attr__( 'Responses per day', 'userfeedback' ),
			$cells
		);
	}

	private static function surveys( WeekResults $week ): string {
		$rows = '';
		foreach ( $week->surveys as [ 'survey' => $survey, 'responses' => $responses ] ) {
			$rows .= sprintf(
				'<tr><td class="uf-line" style="padding:8px 0;border-top:1px solid #f0f0f1;"><a class="uf-link" href="%s" style="color:#3858e9;"><bdi>%s</bdi></a></td><td class="uf-line" align="%s" style="padding:8px 0;border-top:1px solid #f0f0f1;white-space:nowrap;">%s</td></tr>',
				esc_url( WeekStrings::surveyResultsUrl( $survey ) ),
				MailText::html( WeekStrings::title( $survey ) ),
				is_rtl() ? 'left' : 'right',
				MailText::html( WeekStrings::responses( $responses ) )
			);
		}
		return '' === $rows ? '' : MailHtmlLayout::card(
			sprintf(
				'<h2 style="margin:0 0 8px;font-size:16px;">%s</h2><table role="presentation" width="100%%" cellpadding="0" cellspacing="0">%s</table>',
				esc_html__( 'Most active surveys', 'userfeedback' ),
				$rows
			)
		);
	}

	private static function foot(): string {
		return MailHtmlLayout::foot(
			WeekStrings::resultsUrl(),
			__( 'All results', 'userfeedback' ),
			WeekStrings::why(),
			WeekStrings::settingsUrl(),
			__( 'Settings', 'userfeedback' )
		);
	}
}
