<?php
declare(strict_types=1);

namespace UserFeedback\Summaries;

use UserFeedback\Results\Week\Week;
use UserFeedback\Results\Week\WeekWords;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Writes the message as cards. Mail programs know tables and styles on each element, and little else; nothing is fetched
 * but the owner's own image.
 */
final class CardsMail {

	private const CARD = 'background:#ffffff;border:1px solid #dcdcde;border-radius:8px;padding:24px;';

	/** Pixels of the highest bar; fewer than the least would not be seen beside it. */
	private const HIGHEST = 80;
	private const LEAST   = 2;

	/** @param string $image a web address, or empty. */
	public static function html( Week $week, string $image ): string {
		return sprintf(
			'<!DOCTYPE html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%3$s</title></head>'
			. '<body style="margin:0;padding:24px;background:#f0f0f1;color:#1e1e1e;font:16px/1.5 -apple-system,BlinkMacSystemFont,\'Segoe UI\',Roboto,sans-serif;">'
			. '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;">%4$s</table></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html( Words::site() ),
			implode(
				'',
				array_map(
					static fn( string $cell ): string => "<tr><td style=\"padding:0 0 16px;\">$cell</td></tr>",
					array_diff( array( self::image( $image ), self::total( $week ), self::surveys( $week ), self::foot() ), array( '' ) )
				)
			)
		);
	}

	private static function image( string $image ): string {
		return '' === $image ? '' : sprintf(
			'<img src="%s" alt="%s" style="display:block;max-width:300px;max-height:100px;margin:0 auto;border:0;">',
			esc_url( $image ),
			esc_attr( Words::site() )
		);
	}

	private static function total( Week $week ): string {
		$notes = array_map(
			static fn( string $note ): string => sprintf( '<p style="margin:4px 0 0;color:#50575e;">%s</p>', esc_html( $note ) ),
			Words::notes( $week )
		);
		return sprintf(
			'<div style="%s"><p style="margin:0;color:#50575e;">%s</p><h1 style="margin:4px 0 0;font-size:22px;line-height:1.3;">%s</h1>%s%s</div>',
			esc_attr( self::CARD ),
			esc_html( Words::site() ),
			esc_html( Words::title( $week ) ),
			implode( '', $notes ),
			self::bars( $week->days )
		);
	}

	/** @param array<string, int> $days responses by day. */
	private static function bars( array $days ): string {
		$most  = max( array( 1, ...array_values( $days ) ) );
		$cells = '';
		foreach ( $days as $day => $responses ) {
			$cells .= sprintf(
				'<td align="center" valign="bottom" style="padding:0 4px;font-size:13px;" aria-label="%s">%s<div style="height:%dpx;background:#3858e9;border-radius:2px 2px 0 0;"></div><span style="color:#50575e;">%s</span></td>',
				esc_attr( WeekWords::day( $day ) . ': ' . WeekWords::responses( $responses ) ),
				esc_html( number_format_i18n( $responses ) ),
				0 === $responses ? 0 : max( self::LEAST, (int) round( $responses / $most * self::HIGHEST ) ),
				esc_html( WeekWords::date( $day, 'D' ) )
			);
		}
		return sprintf(
			'<table width="100%%" cellpadding="0" cellspacing="0" style="margin:16px 0 0;table-layout:fixed;" aria-label="%s"><tr>%s</tr></table>',
			esc_attr__( 'Responses per day', 'userfeedback' ),
			$cells
		);
	}

	private static function surveys( Week $week ): string {
		$rows = '';
		foreach ( $week->surveys as [ 'survey' => $survey, 'responses' => $responses ] ) {
			$rows .= sprintf(
				'<tr><td style="padding:8px 0;border-top:1px solid #f0f0f1;"><a href="%s" style="color:#3858e9;"><bdi>%s</bdi></a></td><td align="right" style="padding:8px 0;border-top:1px solid #f0f0f1;white-space:nowrap;">%s</td></tr>',
				esc_url( Words::resultsOf( $survey ) ),
				esc_html( WeekWords::title( $survey ) ),
				esc_html( WeekWords::responses( $responses ) )
			);
		}
		return '' === $rows ? '' : sprintf(
			'<div style="%s"><h2 style="margin:0 0 8px;font-size:16px;">%s</h2><table role="presentation" width="100%%" cellpadding="0" cellspacing="0">%s</table></div>',
			esc_attr( self::CARD ),
			esc_html__( 'Published surveys with most responses', 'userfeedback' ),
			$rows
		);
	}

	private static function foot(): string {
		return sprintf(
			'<p style="margin:0;text-align:center;"><a href="%s" style="display:inline-block;padding:10px 20px;border-radius:4px;background:#3858e9;color:#ffffff;text-decoration:none;">%s</a></p>'
			. '<p style="margin:16px 0 0;font-size:13px;color:#50575e;text-align:center;">%s <a href="%s" style="color:#50575e;">%s</a></p>',
			esc_url( Words::results() ),
			esc_html__( 'All results', 'userfeedback' ),
			esc_html( Words::why() ),
			esc_url( Words::settings() ),
			esc_html__( 'Settings', 'userfeedback' )
		);
	}
}
