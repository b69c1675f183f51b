<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Integration\Responses\Index;

use UserFeedback\Platform\Database\Db;
use UserFeedback\Plugin;
use UserFeedback\Responses\Index\Text\CollationMap;
use UserFeedback\Responses\Index\Text\NormalizeSearchText;
use UserFeedback\Tests\Support\Cases\SiteTestCase;

/** Letters that a search treats as equal, compared with MariaDB's LIKE; SQLite only folds ASCII letters. */
final class CollationMapTest extends SiteTestCase {

	public function test_letters_match_the_same_variants_as_in_the_database(): void {
		$pairs = array();
		$ones  = array_map( 'strval', array_keys( CollationMap::LETTERS ) );
		foreach ( $ones as $number => $one ) {
			foreach ( mb_str_split( CollationMap::LETTERS[ $one ] ) as $other ) {
				$pairs[] = array( $one, $other );
				$pairs[] = array( $ones[ $number + 1 ] ?? 'a', $other );
			}
		}
		self::assertGreaterThan( 1000, count( $pairs ) );

		foreach ( array_chunk( $pairs, 100 ) as $some ) {
			foreach ( $this->saidOf( $some ) as $number => $isAlike ) {
				[ $one, $other ] = $some[ $number ];
				self::assertSame( $isAlike, NormalizeSearchText::of( $one ) === NormalizeSearchText::of( $other ), "$one and $other" );
				self::assertSame( NormalizeSearchText::of( $other ), NormalizeSearchText::of( NormalizeSearchText::of( $other ) ), $other );
			}
		}
	}

	/** Guards against: a search for GRÜSSE did not find Grüße. */
	public function test_a_word_matches_in_any_case(): void {
		$words = array( 'Grüße', 'ﬁne', 'waﬄe', 'İstanbul', 'ısparta', 'ὀδυσσεύς', 'ΣΊΣΥΦΟΣ', 'ŉ', 'և', 'ǆ', 'µm', 'ſ', 'ẞ' );
		foreach ( $words as $word ) {
			foreach ( array( MB_CASE_UPPER, MB_CASE_LOWER, MB_CASE_TITLE, MB_CASE_FOLD ) as $case ) {
				self::assertSame(
					NormalizeSearchText::of( $word ),
					NormalizeSearchText::of( mb_convert_case( $word, $case, 'UTF-8' ) ),
					"$word, $case"
				);
			}
			self::assertSame( NormalizeSearchText::of( $word ), NormalizeSearchText::of( NormalizeSearchText::of( $word ) ), $word );
		}
		self::assertSame( NormalizeSearchText::of( 'Gruesse' ), NormalizeSearchText::of( 'GRUESSE' ) );
		self::assertNotSame( NormalizeSearchText::of( 'Gruesse' ), NormalizeSearchText::of( 'Grüße' ) );
	}

	/**
	 * @param list<array{string, string}> $pairs
	 * @return list<bool>
	 */
	private function saidOf( array $pairs ): array {
		$db = Plugin::get( Db::class );
		if ( null === $db->connection() ) {
			return array_map( static fn( int $number ): bool => 0 === $number % 2, array_keys( $pairs ) );
		}
		$said = implode( ', ', array_fill( 0, count( $pairs ), '(CONVERT(%s USING utf8mb4) COLLATE utf8mb4_unicode_520_ci LIKE %s)' ) );
		$row  = $db->row( "SELECT CONCAT_WS(',', $said)", array_merge( ...$pairs ) );
		$all  = explode( ',', (string) array_values( (array) $row )[0] );
		return array_map( static fn( string $said ): bool => '1' === $said, $all );
	}
}
