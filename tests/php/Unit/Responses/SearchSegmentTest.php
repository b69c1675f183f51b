<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Responses;

use PHPUnit\Framework\TestCase;
use UserFeedback\Responses\Index\Text\NormalizeSearchText;
use UserFeedback\Responses\Index\Text\SearchMatch;
use UserFeedback\Responses\Index\Text\SearchSegment;

/** Concatenated texts compared with the same texts one by one. */
final class SearchSegmentTest extends TestCase {

	/** Short parts that make up texts, so that searches match much, often and at boundaries. */
	private const PIECES = array( 'a', 'Á', 'ab', 'b', ' ', "\n", 'ß', '日', '🙂', "\x1F", ',', '-', 'e', "e\u{301}", 'É' );

	public function test_finds_the_same_as_searching_text_by_text(): void {
		mt_srand( 14 );
		for ( $round = 0; $round < 300; ++$round ) {
			$texts = array_map( static fn(): string => self::some( 0, 6 ), range( 1, mt_rand( 1, 20 ) ) );
			$asked = self::some( 1, 2 );
			$most  = mt_rand( 1, 25 );
			$right = array();
			foreach ( array_slice( $texts, 0, $most ) as $number => $text ) {
				if ( SearchSegment::contains( $text, $asked ) ) {
					$right[] = 100 + $number;
				}
			}
			$day   = SearchSegment::of( self::rows( $texts ) );
			$found = $day->containing( SearchSegment::asked( $asked ), $most );
			$kept  = SearchSegment::kept( $day->marks, $day->folded );

			self::assertSame( $right, self::ids( $found ), "$asked of " . implode( '|', $texts ) );
			self::assertSame( count( $texts ), $kept->many );
			self::assertEquals( $found, $kept->containing( SearchSegment::asked( $asked ), $most ) );
		}
	}

	public function test_returns_which_text_matched(): void {
		$row = array( 'response_id' => '7', 'place' => '3', 'kind' => 'comment', 'text' => 'Paper' );

		$found = SearchSegment::of( array( $row, array( 'place' => null, 'kind' => 'answer' ) + $row ) )->containing( 'paper', 9 );

		self::assertEquals( array( new SearchMatch( 7, 'comment', 3 ), new SearchMatch( 7, 'answer', null ) ), $found );
	}

	public function test_is_complete_when_every_response_has_a_position(): void {
		$row = array( 'response_id' => '7', 'place' => '0', 'kind' => 'answer', 'text' => '- -' );

		self::assertTrue( SearchSegment::of( array( $row, $row ) )->isWhole() );
		self::assertFalse( SearchSegment::of( array( $row, array( 'place' => null ) + $row ) )->isWhole() );
	}

	public function test_finds_nothing_for_a_search_of_only_accents_and_separators(): void {
		$day = SearchSegment::of( self::rows( array( 'Text' ) ) );
		foreach ( array( "\u{301}", "\x1F", '' ) as $nothing ) {
			self::assertSame( array(), $day->containing( SearchSegment::asked( $nothing ), 9 ) );
			self::assertFalse( SearchSegment::contains( 'Text', $nothing ) );
		}
	}

	/** @dataProvider alike */
	public function test_ignores_case_and_accents( string $one, string $other ): void {
		self::assertSame( NormalizeSearchText::of( $one ), NormalizeSearchText::of( $other ) );
	}

	/** @return list<array{string, string}> */
	public static function alike(): array {
		return array(
			array( 'ÀÉÎÕÜ', 'aeiou' ),
			array( "Cafe\u{301}", 'CAFÉ' ),
			array( 'ΟΔΌΣ', 'οδος' ),
			array( 'Ёлка', 'елка' ),
			array( 'カタ', 'かた' ),
			array( 'ＡＢ１', 'ab1' ),
			array( '٣', '3' ),
			array( 'İ', 'i' ),
		);
	}

	/** @dataProvider different */
	public function test_does_not_merge_distinct_letters( string $one, string $other ): void {
		self::assertNotSame( NormalizeSearchText::of( $one ), NormalizeSearchText::of( $other ) );
	}

	/** @return list<array{string, string}> */
	public static function different(): array {
		return array( array( 'й', 'и' ), array( 'ß', 's' ), array( 'æ', 'ae' ), array( '£', '' ), array( '€', 'e' ), array( '🙂', '🙁' ) );
	}

	private static function some( int $least, int $most ): string {
		$text = '';
		for ( $i = mt_rand( $least, $most ); $i > 0; --$i ) {
			$text .= self::PIECES[ mt_rand( 0, count( self::PIECES ) - 1 ) ];
		}
		return $text;
	}

	/**
	 * @param list<string> $texts
	 * @return list<array<string, string|null>>
	 */
	private static function rows( array $texts ): array {
		return array_map(
			static fn( string $text, int $number ): array => array(
				'response_id' => (string) ( 100 + $number ),
				'place'       => (string) $number,
				'kind'        => 'answer',
				'text'        => $text,
			),
			$texts,
			array_keys( $texts )
		);
	}

	/**
	 * @param list<SearchMatch> $found
	 * @return list<int>
	 */
	private static function ids( array $found ): array {
		return array_map( static fn( SearchMatch $text ): int => $text->responseId, $found );
	}
}
