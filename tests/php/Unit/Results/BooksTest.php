<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Results;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use SimpleXMLElement;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Results\Exports\Files\Crc32;
use UserFeedback\Results\Exports\Files\CsvWriter;
use UserFeedback\Results\Exports\Files\ExportCellText;
use UserFeedback\Results\Exports\Files\XlsxRow;
use UserFeedback\Results\Exports\Files\XlsxWriter;
use UserFeedback\Results\Exports\Sheets\QuestionColumns;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use ZipArchive;

/** Contents of export files, without a database. */
final class BooksTest extends TestCase {

	private const HEADING = array( 'Text', 'Number', 'When' );

	/** @dataProvider hostile */
	public function test_no_text_becomes_a_formula_or_breaks_the_file( string $text, string $csv, string $xlsx ): void {
		self::assertSame( $csv, CsvWriter::cell( $text ) );

		$row = new SimpleXMLElement( XlsxRow::xml( 1, array( $text ) ) );
		self::assertSame( 'inlineStr', (string) $row->c['t'] );
		self::assertSame( $xlsx, (string) $row->c->is->t );
		self::assertCount( 0, $row->c->f );
	}

	/** @return array<string, array{string, string, string}> */
	public static function hostile(): array {
		$long = str_repeat( 'é', 40_000 );
		return array(
			'a command'         => array( '=cmd|\'/c calc\'!A0', '\'=cmd|\'/c calc\'!A0', '=cmd|\'/c calc\'!A0' ),
			'plus'              => array( '+1', '\'+1', '+1' ),
			'minus, as a text'  => array( '-5', '\'-5', '-5' ),
			'at'                => array( '@SUM(A1)', '\'@SUM(A1)', '@SUM(A1)' ),
			'a tabulator'       => array( "\t=1", "\t'=1", "\t=1" ),
			'a carriage return' => array( "\r=1", "\"\r'=1\"", "\n=1" ),
			'signs within text' => array( 'a; b = c - d', 'a; b = c - d', 'a; b = c - d' ),
			'a list of words'   => array( "a\r\n- b", "\"a\r\n'- b\"", "a\n- b" ),
			'NUL before it'     => array( "\0=1", '\'=1', '=1' ),
			'a face'            => array( '😀', '😀', '😀' ),
			'right to left'     => array( 'שלום "x"', '"שלום ""x"""', 'שלום "x"' ),
			'the end of CDATA'  => array( ']]><b>&', ']]><b>&', ']]><b>&' ),
			'half a face'       => array( "a\xED\xA0\x80b", 'a???b', 'a???b' ),
			'lines'             => array( "a\r\nb", "\"a\r\nb\"", "a\nb" ),
			'Excel\'s escape'   => array( '_x0041_', '_x0041_', '_x005F_x0041_' ),
			'too long'          => array( $long, $long, str_repeat( 'é', ExportCellText::MOST ) ),
		);
	}

	/**
	 * Guards against: `a;=1+1` was a live formula if the system's list separator is a semicolon; so were full-width signs and
	 * signs after invisible characters.
	 *
	 * @dataProvider formulas
	 */
	public function test_no_program_finds_a_formula_with_any_cell_separator( string $text ): void {
		$file  = ( new CsvWriter() )->rows( 0, '', array( 'Text', $text ), array( array( 'first', $text ), array( $text, 'last' ) ) );
		$lines = preg_split( '/\R/u', substr( $file, 3 ) );
		self::assertIsArray( $lines );
		$cells = array();
		foreach ( array( ',', ';', "\t" ) as $separator ) {
			$cells[] = self::readWith( $separator, $file );
		}
		foreach ( array( ';', "\t" ) as $separator ) {
			foreach ( $lines as $line ) {
				$cells[] = explode( $separator, $line ); // Excel ignores quotes that don't start a cell.
			}
		}
		foreach ( array_merge( ...$cells ) as $cell ) {
			$seen = (string) preg_replace( '/\A[\p{Z}\p{C}\p{Mn}"]+/u', '', $cell );
			self::assertDoesNotMatchRegularExpression( '/\A[=+\-@＝＋－＠﹢﹣﹦﹫−]/u', $seen, bin2hex( $cell ) );
		}
		self::assertStringContainsString( '1+1', $file );
	}

	/** @return iterable<array{string}> */
	public static function formulas(): iterable {
		$separated = array( ';', "\t", "\n", "\r", "\r\n", 'a;', "a\t", "a\n", "a\r\n", "a\u{2028}", "a\u{85}", ';;', 'hello;"', 'a; ' );
		$invisible = array( "\u{FEFF}", "\u{200B}", "\u{2060}", "\u{3000}", "a;\u{200B}", "a;\u{A0}", "a;\u{AD}\u{200D}", "a;\u{FE0F}" );
		foreach ( array( '', ' ', '"', ...$separated, ...$invisible ) as $start ) {
			foreach ( array( '=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '−' ) as $sign ) {
				yield array( "$start{$sign}1+1" );
			}
		}
	}

	/** @return list<string> */
	private static function readWith( string $separator, string $file ): array {
		$handle = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $handle );
		fwrite( $handle, substr( $file, 3 ) );
		rewind( $handle );
		$cells = array();
		while ( is_array( $row = fgetcsv( $handle, null, $separator, '"', '' ) ) ) { // phpcs:ignore -- It is read until nothing comes.
			array_push( $cells, ...array_map( 'strval', $row ) );
		}
		return $cells;
	}

	public function test_does_not_cut_a_long_text_within_a_character(): void {
		self::assertSame( str_repeat( '😀', 16_383 ), ExportCellText::ofXml( str_repeat( '😀', 20_000 ) ) );
	}

	public function test_numbers_stay_numbers_and_times_stay_times(): void {
		$moment = new DateTimeImmutable( '2026-11-21 18:30:00+05:45' );
		self::assertSame(
			array( '-5', '2.5', '', '2026-11-21 18:30:00' ),
			array_map( array( CsvWriter::class, 'cell' ), array( -5, 2.5, null, $moment ) )
		);
		self::assertSame(
			'<row r="3"><c r="A3"><v>-5</v></c><c r="B3"><v>2.5</v></c><c r="D3" s="1"><v>46347.7708333333</v></c></row>',
			XlsxRow::xml( 3, array( -5, 2.5, null, $moment ) )
		);
	}

	public function test_names_columns_like_excel(): void {
		self::assertSame(
			array( 'A', 'Z', 'AA', 'ZZ', 'AAA' ),
			array_map( array( XlsxRow::class, 'letters' ), array( 0, 25, 26, 701, 702 ) )
		);
	}

	public function test_sheet_names_are_valid_and_unique(): void {
		self::assertSame( 'a  b', XlsxWriter::sheetName( "'a[:b]'", array() ) );
		self::assertSame( 'Ab 2', XlsxWriter::sheetName( 'Ab', array( 'aB' ) ) );
		self::assertSame( str_repeat( 'x', 29 ) . ' 2', XlsxWriter::sheetName( str_repeat( 'x', 40 ), array( str_repeat( 'x', 31 ) ) ) );
		self::assertSame( '1', XlsxWriter::sheetName( '*?', array() ) );
	}

	public function test_combines_checksums_without_reading_the_data_again(): void {
		self::assertSame( crc32( 'abcdefgh' ), Crc32::joined( crc32( 'abc' ), crc32( 'defgh' ), 5 ) );
		self::assertSame( crc32( 'abc' ), Crc32::joined( crc32( 'abc' ), 0, 0 ) );
		self::assertSame( crc32( 'abc' ), Crc32::joined( 0, crc32( 'abc' ), 3 ) );
	}

	public function test_continues_a_full_sheet_on_another_one_with_the_heading_repeated(): void {
		$sheets = self::sheetsOf( self::written( new XlsxWriter( 10 ), 25 ) );

		self::assertSame( array( 'Rows', 'Rows 2', 'Rows 3' ), array_keys( $sheets ) );
		self::assertSame( array( 10, 10, 8 ), array_map( 'count', array_values( $sheets ) ) );
		foreach ( $sheets as $rows ) {
			self::assertSame( self::HEADING, $rows[0] );
		}
		self::assertSame(
			range( 0, 24 ),
			array_map(
				'intval',
				array_merge(
					...array_map(
						static fn( array $rows ): array => array_column( array_slice( $rows, 1 ), 1 ),
						array_values( $sheets )
					)
				)
			)
		);
	}

	public function test_a_sheet_has_a_filter_and_columns_as_wide_as_their_text(): void {
		$book = new XlsxWriter();
		$path = (string) tempnam( sys_get_temp_dir(), 'uf' );
		$rows = array( array( 'short', 1, null ), array( str_repeat( 'x', 300 ), 2, null ) );
		file_put_contents( $path, $book->rows( 0, 'Rows', self::HEADING, $rows ) . $book->end() );
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $path, ZipArchive::CHECKCONS ) );
		$xml = (string) $zip->getFromName( 'xl/worksheets/sheet1.xml' );
		$zip->close();
		unlink( $path );

		self::assertStringContainsString( '</sheetData><autoFilter ref="A1:C3"/></worksheet>', $xml );
		self::assertStringContainsString( '<cols><col min="1" max="1" width="60" customWidth="1"/><col min="2" max="2" width="10"', $xml );
	}

	/** Guards against: options that contain a comma could not be distinguished in one cell. */
	public function test_gives_each_choice_of_a_question_its_own_column_and_keeps_every_answer(): void {
		$question = new Question( 'id', QuestionTypes::get( 'checkbox' ), 'Colors', array( 'Red, dark', 'Red' ) );
		$columns  = new QuestionColumns( $question, array( md5( 'Red' ) => 'Red', md5( 'dark' ) => 'dark' ), true, true );

		self::assertCount( 5, $columns->cells( null ) );
		self::assertSame(
			array( null, 1, 1, 'unknown', 'Why' ),
			$columns->cells( new Answer( 'id', QuestionTypes::get( 'checkbox' ), array( 'Red', 'dark', 'unknown' ), 'Why' ) )
		);
		self::assertSame(
			array( 1, null, null, '', '' ),
			$columns->cells( new Answer( 'id', QuestionTypes::get( 'checkbox' ), array( 'Red, dark' ) ) )
		);
		self::assertSame(
			array( null, null, null, 'Typed when it was a text', '' ),
			$columns->cells( new Answer( 'id', QuestionTypes::get( 'text' ), 'Typed when it was a text' ) )
		);
		self::assertSame(
			array( null, null, null, '4', '' ),
			$columns->cells( new Answer( 'id', QuestionTypes::get( 'star-rating' ), 4 ) )
		);
	}

	public function test_another_process_continues_with_the_same_bytes(): void {
		foreach ( array( new CsvWriter(), new XlsxWriter( 10 ) ) as $book ) {
			self::assertSame( self::written( clone $book, 25 ), self::written( clone $book, 25, clone $book ) );
		}
	}

	public function test_a_csv_file_starts_with_a_byte_order_mark_for_excel(): void {
		self::assertStringStartsWith(
			"\xEF\xBB\xBFText,Number,When\r\n'=row 0,0,2026-11-21 10:00:00\r\n",
			self::written( new CsvWriter(), 2 )
		);
	}

	/** @param XlsxWriter|CsvWriter|null $fresh writes each page instead, as if the process before had been killed. */
	private static function written( XlsxWriter|CsvWriter $book, int $rows, XlsxWriter|CsvWriter|null $fresh = null ): string {
		$bytes = '';
		$all   = array_map(
			static fn( int $number ): array => array( "=row $number", $number, new DateTimeImmutable( '2026-11-21 10:00:00' ) ),
			range( 0, $rows - 1 )
		);
		foreach ( array_chunk( $all, 7 ) as $page ) {
			if ( null !== $fresh ) {
				$next = clone $fresh;
				$next->resume( (array) json_decode( (string) json_encode( $book->state() ), true ) );
				$book = $next;
			}
			$bytes .= $book->rows( 0, 'Rows', self::HEADING, $page );
		}
		return $bytes . $book->end();
	}

	/** @return array<string, list<list<string>>> */
	private static function sheetsOf( string $bytes ): array {
		$path = (string) tempnam( sys_get_temp_dir(), 'uf' );
		file_put_contents( $path, $bytes );
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $path, ZipArchive::CHECKCONS ) );
		$sheets = array();
		foreach ( ( new SimpleXMLElement( (string) $zip->getFromName( 'xl/workbook.xml' ) ) )->sheets->sheet as $sheet ) {
			$xml  = new SimpleXMLElement( (string) $zip->getFromName( 'xl/worksheets/sheet' . $sheet['sheetId'] . '.xml' ) );
			$rows = array();
			foreach ( $xml->sheetData->row as $row ) {
				$cells = array();
				foreach ( $row->c as $cell ) {
					$cells[] = (string) ( $cell->is->t ?? $cell->v );
				}
				$rows[] = $cells;
			}
			$sheets[ (string) $sheet['name'] ] = $rows;
		}
		$zip->close();
		unlink( $path );
		return $sheets;
	}
}
