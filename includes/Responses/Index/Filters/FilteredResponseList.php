<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Filters;

use UserFeedback\Responses\Index\Bitmaps\Bitmap;
use UserFeedback\Responses\Index\Bitmaps\BitmapReader;
use UserFeedback\Responses\Index\Bitmaps\FacetedResponse;
use UserFeedback\Responses\Storage\ListPosition;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The filtered responses as a list: newest day first, and within a day the last counted one first. Every page costs the same. */
final class FilteredResponseList {

	/**
	 * First ordinal for responses that have none yet: they were counted last, or will be. It exceeds any survey's
	 * ordinals, and fits the maximum string length where PHP runs in a browser, as in WordPress Playground.
	 */
	public const WAITING = 1 << 30;

	/** @var array<string, list<array{first: int, set: Bitmap}>> by day: sets, and where their first place is in the survey. */
	private array $days = array();

	/** @var list<FacetedResponse> */
	private array $waiting = array();

	/** @param iterable<MatchSet> $matched in the order of places. */
	public function __construct( private readonly int $surveyId, iterable $matched ) {
		foreach ( $matched as $part ) {
			$first = $part->segment->first ?? self::WAITING;
			if ( self::WAITING === $first ) {
				$this->waiting = $part->segment->responses;
			}
			foreach ( $part->days() as $day => $set ) {
				$this->days[ $day ][] = array(
					'first' => $first,
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

	/** @return list<int> ids of responses */
	public function page( BitmapReader $bits, int $offset, int $limit, bool $ascending = false ): array {
		$listed = array();
		foreach ( $ascending ? array_reverse( $this->days, true ) : $this->days as $parts ) {
			foreach ( $ascending ? $parts : array_reverse( $parts ) as [ 'first' => $first, 'set' => $set ] ) {
				$count = $set->count();
				if ( $offset < $count ) {
					$places = $ascending ? $set->places() : array_reverse( $set->places() );
					foreach ( array_slice( $places, $offset, $limit - count( $listed ) ) as $place ) {
						$listed[] = $first + $place;
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

	/** Finds a response's position and its neighbors; for an unlisted one, the neighbors it would have. */
	public function beside( BitmapReader $bits, int $id, string $day ): ListPosition {
		$own = $this->at( $id ) ?? $bits->at( $id );
		if ( null === $own ) {
			return new ListPosition( null, $this->total(), null, null );
		}
		$before   = 0;
		$isListed = false;
		$newer    = null;
		$older    = null;
		foreach ( $this->days as $other => $parts ) {
			foreach ( array_reverse( $parts ) as [ 'first' => $first, 'set' => $set ] ) {
				$side  = $other <=> $day;
				$above = match ( $side ) {
					1       => $set,
					0       => $set->without( $set->before( $own - $first + 1 ) ),
					default => Bitmap::none(),
				};
				$below = match ( $side ) {
					1       => Bitmap::none(),
					0       => $set->before( $own - $first ),
					default => $set,
				};
				if ( ! $above->isEmpty() ) {
					$before += $above->count();
					$newer   = array( 'first' => $first, 'set' => $above );
				}
				if ( null === $older && ! $below->isEmpty() ) {
					$older = array( 'first' => $first, 'set' => $below );
				}
				$isListed = $isListed || ( 0 === $side && $set->has( $own - $first ) );
			}
		}
		return new ListPosition(
			$isListed ? $before + 1 : null,
			$this->total(),
			$this->id( $bits, $newer, 0 ),
			$this->id( $bits, $older, -1 )
		);
	}

	/** Returns the ordinal given to a response without one yet. */
	private function at( int $id ): ?int {
		$place = array_search( $id, array_column( $this->waiting, 'id' ), true );
		return false === $place ? null : self::WAITING + $place;
	}

	/**
	 * @param array{first: int, set: Bitmap}|null $part
	 * @param int                                 $end  0 for its first place, -1 for its last.
	 */
	private function id( BitmapReader $bits, ?array $part, int $end ): ?int {
		if ( null === $part ) {
			return null;
		}
		$places = array_map( static fn( int $place ): int => $part['first'] + $place, array_slice( $part['set']->places(), $end, 1 ) );
		return $this->ids( $bits, $places )[0] ?? null;
	}

	/**
	 * @param list<int> $places
	 * @return list<int>
	 */
	private function ids( BitmapReader $bits, array $places ): array {
		$found = $bits->idsAt(
			$this->surveyId,
			array_values( array_filter( $places, static fn( int $place ): bool => $place < self::WAITING ) )
		);
		$ids   = array();
		foreach ( $places as $place ) {
			$id = $place >= self::WAITING ? $this->waiting[ $place - self::WAITING ]->id : array_shift( $found );
			if ( null !== $id ) {
				$ids[] = $id;
			}
		}
		return $ids;
	}
}
