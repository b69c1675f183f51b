<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\MarkedResponse;
use UserFeedback\Responses\Bits\ReadBits;
use UserFeedback\Responses\Place;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The responses that a filter means as a list: newest day first, and within a day the last counted one first. A page
 * costs the same wherever it is.
 */
final class MatchedList {

	/** The number of the chunk of those that are in none yet. */
	private const WAITING = -1;

	/** @var array<string, list<array{chunk: int, set: BitSet}>> by day. */
	private array $days = array();

	/** @var list<MarkedResponse> */
	private array $waiting = array();

	/** @param iterable<Matched> $matched in the order of places. */
	public function __construct( private readonly int $surveyId, iterable $matched ) {
		foreach ( $matched as $part ) {
			$number = $part->chunk->number ?? self::WAITING;
			if ( self::WAITING === $number ) {
				$this->waiting = $part->chunk->responses;
			}
			foreach ( $part->days() as $day => $set ) {
				$this->days[ $day ][] = array(
					'chunk' => $number,
					'set'   => $set,
				);
			}
		}
		krsort( $this->days, SORT_STRING );
	}

	public function total(): int {
		$total = 0;
		foreach ( $this->days as $parts ) {
			foreach ( $parts as $part ) {
				$total += $part['set']->count();
			}
		}
		return $total;
	}

	/** @return list<int> ids of responses. */
	public function page( ReadBits $bits, int $offset, int $limit, bool $ascending = false ): array {
		$listed = array();
		foreach ( $ascending ? array_reverse( $this->days, true ) : $this->days as $parts ) {
			foreach ( $ascending ? $parts : array_reverse( $parts ) as [ 'chunk' => $chunk, 'set' => $set ] ) {
				$count = $set->count();
				if ( $offset < $count ) {
					$places = $ascending ? $set->places() : array_reverse( $set->places() );
					$some   = array_slice( $places, $offset, $limit - count( $listed ) );
					foreach ( $some as $place ) {
						$listed[] = compact( 'chunk', 'place' );
					}
				}
				$offset = max( 0, $offset - $count );
				if ( count( $listed ) >= $limit ) {
					break 2;
				}
			}
		}
		return $this->ids( $bits, $listed );
	}

	/** Where a response stands; of one that is not in the list, who would be beside it. */
	public function beside( ReadBits $bits, int $id, string $day ): Place {
		$own = $this->at( $id ) ?? $bits->at( $id );
		if ( null === $own ) {
			return new Place( null, $this->total(), null, null );
		}
		$before   = 0;
		$isListed = false;
		$newer    = null;
		$older    = null;
		foreach ( $this->days as $other => $parts ) {
			foreach ( array_reverse( $parts ) as [ 'chunk' => $chunk, 'set' => $set ] ) {
				$side  = array( $other, self::order( $chunk ) ) <=> array( $day, self::order( $own['chunk'] ) );
				$above = match ( $side ) {
					1       => $set,
					0       => $set->without( BitSet::below( $own['place'] + 1 ) ),
					default => BitSet::none(),
				};
				$below = match ( $side ) {
					1       => BitSet::none(),
					0       => $set->and( BitSet::below( $own['place'] ) ),
					default => $set,
				};
				if ( ! $above->isEmpty() ) {
					$before += $above->count();
					$newer   = array( 'chunk' => $chunk, 'set' => $above );
				}
				if ( null === $older && ! $below->isEmpty() ) {
					$older = array( 'chunk' => $chunk, 'set' => $below );
				}
				$isListed = $isListed || ( 0 === $side && $set->has( $own['place'] ) );
			}
		}
		return new Place(
			$isListed ? $before + 1 : null,
			$this->total(),
			$this->id( $bits, $newer, 0 ),
			$this->id( $bits, $older, -1 )
		);
	}

	/** Those that are in no chunk yet were counted last, or will be. */
	private static function order( int $chunk ): int {
		return self::WAITING === $chunk ? PHP_INT_MAX : $chunk;
	}

	/** @return array{chunk: int, place: int}|null of one that is in no chunk yet. */
	private function at( int $id ): ?array {
		$place = array_search( $id, array_column( $this->waiting, 'id' ), true );
		return false === $place ? null : array(
			'chunk' => self::WAITING,
			'place' => $place,
		);
	}

	/**
	 * @param array{chunk: int, set: BitSet}|null $part
	 * @param int                                 $end  0 for its first place, -1 for its last.
	 */
	private function id( ReadBits $bits, ?array $part, int $end ): ?int {
		if ( null === $part ) {
			return null;
		}
		$listed = array();
		foreach ( array_slice( $part['set']->places(), $end, 1 ) as $place ) {
			$listed[] = array( 'chunk' => $part['chunk'] ) + compact( 'place' );
		}
		return $this->ids( $bits, $listed )[0] ?? null;
	}

	/**
	 * @param list<array{chunk: int, place: int}> $listed
	 * @return list<int>
	 */
	private function ids( ReadBits $bits, array $listed ): array {
		$stored = array_values( array_filter( $listed, static fn( array $at ): bool => self::WAITING !== $at['chunk'] ) );
		$found  = $bits->ids( $this->surveyId, $stored );
		$ids    = array();
		foreach ( $listed as $at ) {
			$id = self::WAITING === $at['chunk'] ? $this->waiting[ $at['place'] ]->id : array_shift( $found );
			if ( null !== $id ) {
				$ids[] = $id;
			}
		}
		return $ids;
	}
}
