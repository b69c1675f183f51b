<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Filters;

use UserFeedback\Responses\Bits\BitSet;
use UserFeedback\Responses\Bits\MarkedResponse;
use UserFeedback\Responses\Bits\ReadBits;

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
