<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Database\Transaction;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Compares one survey's bitmaps with its responses, and repairs differences. Memory grows with values, not with responses. */
final class RepairBitmaps {

	/** Rows per read. */
	private const PAGE = 1000;

	public function __construct(
		private readonly OrdinalRepository $ordinals,
		private readonly FacetedRowsQuery $rows,
		private readonly BitmapRepository $bitmaps,
		private readonly Transaction $transaction
	) {}

	/** @return int number of places and sets that were repaired */
	public function survey( int $surveyId ): int {
		$mended = $this->transaction->run( fn(): int => $this->mendPlaces( $surveyId ) );
		$folded = $this->ordinals->head( $surveyId )['folded'];
		for ( $number = 0; $number * Bitmap::PLACES < $folded; ++$number ) {
			$mended += $this->transaction->run( fn(): int => $this->chunk( $surveyId, $number ) );
		}
		return $mended;
	}

	private function mendPlaces( int $surveyId ): int {
		$this->ordinals->lock( $surveyId );
		$stray   = $this->rows->stray( $surveyId );
		$without = $this->rows->withoutPlaceOf( $surveyId );
		foreach ( array_chunk( $stray, self::PAGE ) as $batch ) {
			$this->ordinals->remove( $batch );
		}
		if ( array() !== $without ) {
			$this->ordinals->add( $surveyId, $without );
		}
		return count( $stray ) + count( $without );
	}

	private function chunk( int $surveyId, int $number ): int {
		$start = $number * Bitmap::PLACES;
		$end   = min( $this->ordinals->lock( $surveyId )['folded'], $start + Bitmap::PLACES );
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
		return $this->mend( $surveyId, $right, $number, Bitmap::of( $there ) );
	}

	/**
	 * Facets of deleted responses may stay until their ordinal is removed from the status bitmaps: without a status
	 * they aren't counted.
	 */
	private function mend( int $surveyId, BitmapSegment $right, int $number, Bitmap $there ): int {
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
		$this->bitmaps->save( $surveyId, $number, $wrong );
		return $mended + $this->drop( $surveyId, $number, $stored, $there );
	}

	/** @param array<string, array<string, string>> $stored sets that no response belongs to */
	private function drop( int $surveyId, int $number, array $stored, Bitmap $there ): int {
		$wrong = 0;
		foreach ( $stored as $field => $ofField ) {
			foreach ( $ofField as $key => $bits ) {
				$wrong += Bitmap::fromStored( $bits )->and( $there )->isEmpty() ? 0 : 1;
				$this->bitmaps->delete( $surveyId, $number, $field, $key );
			}
		}
		return $wrong;
	}
}
