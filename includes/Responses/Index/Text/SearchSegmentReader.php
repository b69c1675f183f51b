<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Text;

use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reads the searchable texts of days: from the cache if available, otherwise from rows, which are then cached.
 *
 * @phpstan-type Day array{day: string, texts: int, version: int|null, bytes: int}
 */
#[Shared]
final class SearchSegmentReader {

	/** Maximum bytes of cached days per read. */
	private const BYTES = 4_194_304;

	/** Rows per read: each may be 64 KB. */
	private const PAGE = 1000;

	public function __construct( private readonly SearchSegmentRepository $segments, private readonly SearchSegmentCache $segmentCache ) {}

	/**
	 * @param list<Day> $days newest first.
	 * @param int       $most texts after which no further day is started
	 * @return iterable<SearchSegment> in that order; very long days are split.
	 */
	public function of( int $surveyId, string $questionId, array $days, int $most ): iterable {
		foreach ( $this->pieces( $surveyId, $questionId, $days ) as $texts ) {
			yield $texts;
			$most -= $texts->many;
			if ( $most <= 0 ) {
				return;
			}
		}
	}

	/** Reads a day from its rows, to compare it with the cache. */
	public function anew( int $surveyId, string $questionId, string $day ): SearchSegment {
		$rows = array();
		do {
			$page = $this->segments->rows( $surveyId, $questionId, $day, $day, self::PAGE, count( $rows ) );
			array_push( $rows, ...$page );
		} while ( count( $page ) === self::PAGE && self::letters( $rows ) <= SearchSegmentCache::BYTES );
		return SearchSegment::of( $rows );
	}

	/**
	 * @param list<Day> $days
	 * @return iterable<SearchSegment>
	 */
	private function pieces( int $surveyId, string $questionId, array $days ): iterable {
		$read = array();
		foreach ( $days as $day ) {
			$read[ $day['day'] ] = $this->segmentCache->of( $surveyId, $questionId, $day['day'], $day['version'] );
		}
		foreach ( self::parts( $days, $read ) as $part ) {
			$kept = 0 === $part[0]['bytes']
				? $read
				: $this->segments->kept( $surveyId, $questionId, $part[ count( $part ) - 1 ]['day'], $part[0]['day'] );
			if ( ! isset( $kept[ $part[0]['day'] ] ) ) {
				yield from $this->outOfRows( $surveyId, $questionId, $part );
				continue;
			}
			foreach ( $part as $day ) {
				if ( isset( $kept[ $day['day'] ] ) ) {
					yield $kept[ $day['day'] ];
				} else { // Another process changed it, and this database shows new commits.
					yield from $this->outOfRows( $surveyId, $questionId, array( $day ) );
				}
			}
		}
	}

	/**
	 * Splits the days into runs that fit one read.
	 *
	 * @param list<Day>                       $days
	 * @param array<string, SearchSegment|null> $read days that this request read before
	 * @return list<non-empty-list<Day>>
	 */
	private static function parts( array $days, array $read ): array {
		$parts = array();
		$part  = array();
		$bytes = 0;
		$texts = 0;
		foreach ( $days as $day ) {
			$bytes += $day['bytes'];
			$texts += $day['texts'];
			$isFull = 0 === $day['bytes'] ? $texts > self::PAGE : $bytes > self::BYTES;
			$kind   = array( $day['bytes'] > 0, isset( $read[ $day['day'] ] ) );
			if ( array() !== $part && ( $isFull || $kind !== array( $part[0]['bytes'] > 0, isset( $read[ $part[0]['day'] ] ) ) ) ) {
				$parts[] = $part;
				$part    = array();
				$bytes   = $day['bytes'];
				$texts   = $day['texts'];
			}
			$part[] = $day;
		}
		return array() === $part ? $parts : array( ...$parts, $part );
	}

	/**
	 * @param non-empty-list<Day> $part
	 * @return iterable<SearchSegment>
	 */
	private function outOfRows( int $surveyId, string $questionId, array $part ): iterable {
		$versions = array_column( $part, 'version', 'day' );
		$begun    = array();
		$first    = $part[ count( $part ) - 1 ]['day'];
		for ( $offset = 0, $isEnd = false; ! $isEnd; $offset += self::PAGE ) {
			$page  = $this->segments->rows( $surveyId, $questionId, $first, $part[0]['day'], self::PAGE, $offset );
			$isEnd = count( $page ) < self::PAGE;
			$byDay = self::byDay( array( ...$begun, ...$page ) );
			$begun = array();
			foreach ( $byDay as $day => $rows ) {
				$isOpen = ! $isEnd && array_key_last( $byDay ) === $day;
				if ( $isOpen && self::letters( $rows ) <= SearchSegmentCache::BYTES ) {
					$begun = $rows;
					break;
				}
				$texts   = SearchSegment::of( $rows );
				$version = $isOpen ? null : $versions[ $day ] ?? null;
				if ( null !== $version ) {
					$this->segmentCache->add( $surveyId, $questionId, $day, $version, $texts );
				}
				if ( $isOpen ) {
					$versions[ $day ] = null; // The next piece of this day is incomplete.
				}
				yield $texts;
			}
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<string, non-empty-list<array<string, string|null>>>
	 */
	private static function byDay( array $rows ): array {
		$byDay = array();
		foreach ( $rows as $row ) {
			$byDay[ (string) $row['day'] ][] = $row;
		}
		return $byDay;
	}

	/** @param list<array<string, string|null>> $rows */
	private static function letters( array $rows ): int {
		return array_sum( array_map( static fn( array $row ): int => strlen( (string) $row['text'] ), $rows ) );
	}
}
