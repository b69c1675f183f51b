<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Database\Transaction;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Compares one survey's bitmaps with its responses, and repairs differences if asked. Memory grows with values, not with responses. */
final class RepairBitmaps {

	/** Rows per read. */
	private const PAGE = 1000;

	public function __construct(
		private readonly OrdinalRepository $ordinals,
		private readonly FacetedRowsQuery $rows,
		private readonly BitmapRepository $bitmaps,
		private readonly Transaction $transaction
	) {}

	/** @return int number of ordinals and bitmaps that were repaired */
	public function survey( int $surveyId ): int {
		$mended = $this->ordinals( $surveyId, true );
		for ( $number = 0, $segments = $this->segments( $surveyId ); $number < $segments; ++$number ) {
			$mended += $this->segment( $surveyId, $number, true );
		}
		return $mended;
	}

	/** Returns the number of a survey's segments. */
	public function segments( int $surveyId ): int {
		return intdiv( $this->ordinals->head( $surveyId )['folded'] + Bitmap::PLACES - 1, Bitmap::PLACES );
	}

	/**
	 * Compares a survey's ordinals with its responses: each counted one has exactly one, and nothing else has one.
	 *
	 * @return int number of wrong ordinals, and of bitmaps in segments that don't exist
	 */
	public function ordinals( int $surveyId, bool $isFixing ): int {
		return $this->transaction->run( fn(): int => $isFixing ? $this->mendPlaces( $surveyId ) : $this->countWrong( $surveyId ) );
	}

	/**
	 * Compares the bitmaps of one segment with its responses. Without fixing, it reads one snapshot and needs no lock.
	 *
	 * @return int number of wrong bitmaps
	 */
	public function segment( int $surveyId, int $number, bool $isFixing ): int {
		return $this->transaction->run( fn(): int => $this->chunk( $surveyId, $number, $isFixing ) );
	}

	private function countWrong( int $surveyId ): int {
		return $this->rows->countStray( $surveyId )
			+ $this->rows->countWithoutPlace( $surveyId )
			+ (int) $this->ordinals->isHeadWrong( $surveyId )
			+ $this->bitmaps->countFrom( $surveyId, $this->segments( $surveyId ) );
	}

	private function mendPlaces( int $surveyId ): int {
		$this->ordinals->lock( $surveyId );
		$mended = (int) $this->ordinals->isHeadWrong( $surveyId );
		if ( $mended > 0 ) {
			$this->ordinals->repairHead( $surveyId ); // First, because the next ordinals start there.
		}
		$surplus = $this->bitmaps->countFrom( $surveyId, $this->segments( $surveyId ) );
		if ( $surplus > 0 ) {
			$this->bitmaps->deleteFrom( $surveyId, $this->segments( $surveyId ) );
		}
		return $mended + $surplus + $this->removeStray( $surveyId ) + $this->addMissing( $surveyId );
	}

	private function removeStray( int $surveyId ): int {
		$removed = 0;
		do {
			$stray = $this->rows->stray( $surveyId, self::PAGE );
			if ( array() !== $stray ) {
				$this->ordinals->remove( $stray );
			}
			$removed += count( $stray );
		} while ( self::PAGE === count( $stray ) );
		return $removed;
	}

	private function addMissing( int $surveyId ): int {
		$added = 0;
		$last  = 0;
		do {
			$missing = $this->rows->withoutPlaceOf( $surveyId, $last, self::PAGE );
			if ( array() !== $missing ) {
				$this->ordinals->add( $surveyId, $missing );
				$last = max( $missing );
			}
			$added += count( $missing );
		} while ( self::PAGE === count( $missing ) );
		return $added;
	}

	private function chunk( int $surveyId, int $number, bool $isFixing ): int {
		$start = $number * Bitmap::PLACES;
		$head  = $isFixing ? $this->ordinals->lock( $surveyId ) : $this->ordinals->head( $surveyId );
		$end   = min( $head['folded'], $start + Bitmap::PLACES );
		$right = new BitmapSegment( $start );
		$there = array();
		for ( $from = $start; $from < $end; $from += self::PAGE ) {
			$page = array();
			foreach ( $this->rows->between( $surveyId, $from, min( $from + self::PAGE, $end ) ) as $place => $response ) {
				$page[ $place - $start ] = $response;
			}
			$right->mark( $page );
			array_push( $there, ...array_keys( $page ) );
		}
		return $this->mend( $surveyId, $right, $number, Bitmap::of( $there ), $isFixing );
	}

	/**
	 * Facets of deleted responses may stay until their ordinal is removed from the status bitmaps: without a status
	 * they aren't counted.
	 */
	private function mend( int $surveyId, BitmapSegment $right, int $number, Bitmap $there, bool $isFixing ): int {
		$mended = 0;
		$wrong  = array();
		$stored = $this->bitmaps->stored( $surveyId, $number );
		foreach ( $right->fields() as $field ) {
			foreach ( $right->sets( $field ) as $key => $set ) {
				$is = Bitmap::fromStored( $stored[ $field ][ $key ] ?? '' );
				unset( $stored[ $field ][ $key ] );
				if ( ! $is->equals( $set ) ) {
					$mended += $is->and( $there )->equals( $set ) && Facet::STATUS !== $field ? 0 : 1;
					$wrong[] = array(
						'field' => $field,
						'key'   => $key,
						'value' => $right->value( $field, $key ),
						'set'   => $set,
					);
				}
			}
		}
		if ( $isFixing ) {
			$this->bitmaps->save( $surveyId, $number, $wrong );
			$this->drop( $surveyId, $number, $stored );
		}
		return $mended + self::countSurplus( $stored, $there );
	}

	/** @param array<string, array<string, string>> $stored bitmaps that no response belongs to */
	private static function countSurplus( array $stored, Bitmap $there ): int {
		$wrong = 0;
		foreach ( $stored as $ofField ) {
			foreach ( $ofField as $bits ) {
				$wrong += Bitmap::fromStored( $bits )->and( $there )->isEmpty() ? 0 : 1;
			}
		}
		return $wrong;
	}

	/** @param array<string, array<string, string>> $stored the same. */
	private function drop( int $surveyId, int $number, array $stored ): void {
		foreach ( $stored as $field => $ofField ) {
			foreach ( array_keys( $ofField ) as $key ) {
				$this->bitmaps->delete( $surveyId, $number, $field, $key );
			}
		}
	}
}
