<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Cases;

use RuntimeException;
use SimpleXMLElement;
use ZipArchive;

/** A workbook as an independent reader sees it. */
final class Workbook {

	private const EPOCH = 25_569;

	/** @return array<string, list<list<string|int|float|null>>> rows by sheet; a date as text, with its time. */
	public static function read( string $path ): array {
		$zip = new ZipArchive();
		if ( true !== $zip->open( $path, ZipArchive::CHECKCONS ) ) {
			throw new RuntimeException( 'This is no ZIP file.' );
		}
		$sheets = array();
		foreach ( ( new SimpleXMLElement( (string) $zip->getFromName( 'xl/workbook.xml' ) ) )->sheets->sheet as $sheet ) {
			$xml  = new SimpleXMLElement( (string) $zip->getFromName( "xl/worksheets/sheet{$sheet['sheetId']}.xml" ) );
			$rows = array();
			foreach ( $xml->sheetData->row as $row ) {
				$rows[] = self::row( $row, count( $rows[0] ?? array() ) );
			}
			$sheets[ (string) $sheet['name'] ] = $rows;
		}
		$zip->close();
		return $sheets;
	}

	/** @return list<string|int|float|null> */
	private static function row( SimpleXMLElement $row, int $columns ): array {
		$cells = array_fill( 0, $columns, null );
		foreach ( $row->c as $cell ) {
			$column = 0;
			foreach ( str_split( (string) preg_replace( '/\d/', '', (string) $cell['r'] ) ) as $letter ) {
				$column = 26 * $column + ord( $letter ) - 64;
			}
			$cells[ $column - 1 ] = self::value( $cell );
		}
		return array_values( $cells );
	}

	private static function value( SimpleXMLElement $cell ): string|int|float {
		if ( 'inlineStr' === (string) $cell['t'] ) {
			return (string) preg_replace( '/_x005F_/', '_', (string) $cell->is->t );
		}
		if ( '1' === (string) $cell['s'] ) {
			return gmdate( 'Y-m-d H:i:s', (int) round( ( (float) $cell->v - self::EPOCH ) * 86_400 ) );
		}
		return 1 === preg_match( '/^-?\d+$/', (string) $cell->v ) ? (int) $cell->v : (float) $cell->v;
	}
}
