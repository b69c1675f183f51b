<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The name of a sheet, as Excel allows it. */
final class ExcelSheetName {

	private const MOST = 31;

	/** @param list<string> $taken names of the previous sheets; a number is added to a name that is taken. */
	public static function of( string $wanted, array $taken ): string {
		$name = trim( str_replace( array( '[', ']', ':', '*', '?', '/', '\\' ), ' ', ExportCellText::clean( $wanted ) ), " '\t\n\r" );
		$name = '' === $name ? '1' : mb_strcut( $name, 0, self::MOST, 'UTF-8' ); // In bytes, which are never fewer than Excel's units.
		$free = $name;
		for ( $number = 2; in_array( mb_strtolower( $free ), array_map( 'mb_strtolower', $taken ), true ); ++$number ) {
			$free = mb_strcut( $name, 0, self::MOST - strlen( " $number" ), 'UTF-8' ) . " $number";
		}
		return $free;
	}
}
