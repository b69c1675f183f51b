<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds responses that have an ordinal to the bitmaps of their segment. It may run in parallel or be killed at any point: the
 * survey's progress changes in the same transaction.
 */
final class BitmapIndexer {

	/** Responses per transaction: each writes about as many bitmaps however many responses it indexes. */
	public const BATCH = 4096;

	/**
	 * Maximum pending responses: a read builds their bitmaps in memory, which costs less than writing all bitmaps for a
	 * few.
	 */
	public const FEW = 250;

	public function __construct(
		private readonly OrdinalRepository $ordinals,
		private readonly FacetedRowsQuery $rows,
		private readonly BitmapRepository $bitmaps,
		private readonly Transaction $transaction
	) {}

	/** Indexes large backlogs of all surveys. */
	public function allThatWait( float $seconds ): void {
		$until = microtime( true ) + $seconds;
		foreach ( $this->ordinals->surveysWaiting( self::FEW ) as $surveyId ) {
			while ( microtime( true ) < $until && $this->some( $surveyId ) >= self::BATCH ) {
				continue;
			}
		}
	}

	/**
	 * @param int $few how many may stay pending
	 * @return int ordinal below which all were indexed when it last looked
	 * @throws StorageFailed
	 */
	public function survey( int $surveyId, float $seconds, int $few = self::FEW ): int {
		$until = microtime( true ) + $seconds;
		do {
			$head = $this->ordinals->head( $surveyId );
		} while ( $head['places'] - $head['folded'] > $few && $this->some( $surveyId ) > 0 && microtime( true ) < $until );
		return $head['folded'];
	}

	/** @return int number of places it processed */
	private function some( int $surveyId ): int {
		return $this->transaction->run( fn(): int => $this->fold( $surveyId ) );
	}

	private function fold( int $surveyId ): int {
		[ 'places' => $places, 'folded' => $from ] = $this->ordinals->lock( $surveyId );

		$number = intdiv( $from, Bitmap::PLACES );
		$start  = $number * Bitmap::PLACES;
		$to     = min( $places, $from + self::BATCH, $start + Bitmap::PLACES );
		if ( $to <= $from ) {
			return 0;
		}
		$responses = array();
		foreach ( $this->rows->between( $surveyId, $from, $to ) as $place => $response ) {
			$responses[ $place - $start ] = $response;
		}
		if ( array() !== $responses ) {
			$this->put( $surveyId, $number, $responses );
		}
		$this->ordinals->folded( $surveyId, $to );
		return $to - $from;
	}

	/** @param non-empty-array<int, FacetedResponse> $responses */
	private function put( int $surveyId, int $number, array $responses ): void {
		$marks = array();
		foreach ( $responses as $response ) {
			foreach ( $response->marks as $mark ) {
				$marks[ "$mark->field|$mark->key" ] ??= $mark;
			}
		}
		$keys  = array_values( array_unique( array_map( static fn( Facet $mark ): string => $mark->key, $marks ) ) );
		$chunk = $this->bitmaps->ofChunk( $surveyId, $number, array() === $keys ? array( '' ) : $keys );
		$chunk->mark( $responses );
		$this->bitmaps->save(
			$surveyId,
			$number,
			array_values(
				array_map(
					static fn( Facet $mark ): array => array(
						'field' => $mark->field,
						'key'   => $mark->key,
						'value' => $mark->value,
						'set'   => $chunk->get( $mark->field, $mark->key ),
					),
					$marks
				)
			)
		);
	}
}
