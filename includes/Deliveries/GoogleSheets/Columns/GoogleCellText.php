<?php
declare(strict_types=1);

namespace UserFeedback\Deliveries\GoogleSheets\Columns;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Text for a cell. */
final class GoogleCellText {

	/** Maximum characters of a cell, as Google counts them: a rare one counts as two. */
	public const MOST = 50_000;

	/** Cuts longer text, and notes this. */
	public static function cut( string $text, ?string $note = null ): string {
		if ( strlen( $text ) <= self::MOST || self::length( $text ) <= self::MOST ) {
			return $text;
		}
		/* translators: said at the end of a very long answer that a spreadsheet cannot hold whole. */
		$note ??= ' ' . __( '[truncated: see the full answer on the site]', 'userfeedback' );
		$start = mb_substr( $text, 0, self::MOST - self::length( $note ) );
		while ( self::length( $start ) + self::length( $note ) > self::MOST ) {
			$start = mb_substr( $start, 0, -max( 1, intdiv( self::length( $start ) + self::length( $note ) - self::MOST, 2 ) ) );
		}
		return $start . $note;
	}

	private static function length( string $text ): int {
		return intdiv( strlen( (string) mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ) ), 2 );
	}
}
