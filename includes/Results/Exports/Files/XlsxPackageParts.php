<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Files;

use DateTimeImmutable;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The parts of a workbook other than its rows. */
final class XlsxPackageParts {

	private const XML  = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' . "\n";
	private const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
	private const DOC  = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
	private const PACK = 'http://schemas.openxmlformats.org/package/2006/';
	private const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';

	/** Width of the narrowest and the widest column, in characters. */
	private const NARROWEST = 10;
	private const WIDEST    = 60;

	/**
	 * Returns the beginning of a sheet up to its first row, which is frozen.
	 *
	 * @param list<string>                                      $heading
	 * @param list<list<string|int|float|DateTimeImmutable|null>> $rows the first ones, which determine the column widths.
	 */
	public static function beginSheet( array $heading, array $rows ): string {
		$columns = '';
		foreach ( $heading as $index => $name ) {
			$widths   = array_map( static fn( array $row ): int => self::width( $row[ $index ] ?? null ), $rows );
			$width    = min( self::WIDEST, max( self::NARROWEST, 3 + mb_strlen( $name ), ...$widths ) ); // 3 for the filter arrow.
			$columns .= sprintf( '<col min="%1$d" max="%1$d" width="%2$d" customWidth="1"/>', $index + 1, $width );
		}
		return self::XML . '<worksheet xmlns="' . self::MAIN . '"><sheetViews><sheetView workbookViewId="0">'
			. '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
			. ( '' === $columns ? '' : "<cols>$columns</cols>" ) . '<sheetData>';
	}

	private static function width( string|int|float|DateTimeImmutable|null $value ): int {
		return match ( true ) {
			$value instanceof DateTimeImmutable => 20,
			is_string( $value )                 => 1 + mb_strlen( explode( "\n", $value, 2 )[0] ),
			default                             => 0,
		};
	}

	/** Adds a filter over all columns. */
	public static function endSheet( int $columns, int $rows ): string {
		$filter = 0 === $columns ? '' : '<autoFilter ref="A1:' . XlsxRow::letters( $columns - 1 ) . max( 1, $rows ) . '"/>';
		return "</sheetData>$filter</worksheet>";
	}

	/** @return string path of the sheet with this number, from 1. */
	public static function path( int $number ): string {
		return "xl/worksheets/sheet$number.xml";
	}

	/**
	 * @param list<string> $names of the sheets.
	 * @return array<string, string> path to contents.
	 */
	public static function around( array $names ): array {
		$sheets = '';
		$links  = '';
		$types  = '';
		foreach ( $names as $index => $name ) {
			$id      = $index + 1;
			$sheets .= '<sheet name="' . ExportCellText::ofXml( $name ) . "\" sheetId=\"$id\" r:id=\"rId$id\"/>";
			$links  .= self::link( $id, self::DOC . '/worksheet', "worksheets/sheet$id.xml" );
			$types  .= '<Override PartName="/' . self::path( $id ) . '" ContentType="' . self::KIND . 'worksheet+xml"/>';
		}
		return array(
			'xl/workbook.xml'            => self::XML
				. '<workbook xmlns="' . self::MAIN . '" xmlns:r="' . self::DOC . "\"><sheets>$sheets</sheets></workbook>",
			'xl/_rels/workbook.xml.rels' => self::links( $links . self::link( count( $names ) + 1, self::DOC . '/styles', 'styles.xml' ) ),
			'xl/styles.xml'              => self::styles(),
			'_rels/.rels'                => self::links( self::link( 1, self::DOC . '/officeDocument', 'xl/workbook.xml' ) ),
			'[Content_Types].xml'        => self::XML . '<Types xmlns="' . self::PACK . 'content-types">'
				. '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
				. '<Default Extension="xml" ContentType="application/xml"/>'
				. '<Override PartName="/xl/workbook.xml" ContentType="' . self::KIND . 'sheet.main+xml"/>'
				. '<Override PartName="/xl/styles.xml" ContentType="' . self::KIND . "styles+xml\"/>$types</Types>",
		);
	}

	private static function links( string $links ): string {
		return self::XML . '<Relationships xmlns="' . self::PACK . "relationships\">$links</Relationships>";
	}

	private static function link( int $id, string $type, string $target ): string {
		return "<Relationship Id=\"rId$id\" Type=\"$type\" Target=\"$target\"/>";
	}

	/** Plain, date, bold: XlsxRow has their positions. */
	private static function styles(): string {
		return self::XML . '<styleSheet xmlns="' . self::MAIN . '">'
			. '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd\ hh:mm:ss"/></numFmts>'
			. '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
			. '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>'
			. '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
			. '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
			. '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
			. '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>'
			. '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>';
	}
}
