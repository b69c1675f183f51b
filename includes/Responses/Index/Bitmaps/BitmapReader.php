<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reads all segments of a survey with the requested fields, as many at a time as memory allows, and a final segment with the few
 * responses that are not stored in one yet.
 */
final class BitmapReader {

	/** Maximum seconds that a read spends on leftover update work. */
	private const PATIENCE = 2.0;

	/** Maximum uncounted responses, as for all other reads. */
	private const MOST_WAITING = 1000;

	/** Bitmaps per read, up to 8 KB each. */
	private const SETS = 400;

	public function __construct(
		private readonly OrdinalRepository $ordinals,
		private readonly FacetedRowsQuery $rows,
		private readonly BitmapRepository $bitmaps,
		private readonly BitmapIndexer $indexer,
		private readonly BackfillOrdinals $backfillOrdinals
	) {}

	/**
	 * Reduces the backlog to a few responses. Call it before the transaction that reads. After an update, it takes some time
	 * until all responses are included.
	 *
	 * @return bool whether the survey has a complete segment, whose counts may be stored
	 */
	public function settle( int $surveyId, int $few = BitmapIndexer::FEW ): bool {
		if ( ! $this->backfillOrdinals->isDone() ) {
			$this->backfillOrdinals->backfill( self::PATIENCE );
		}
		return $this->indexer->survey( $surveyId, self::PATIENCE, $few ) >= Bitmap::PLACES;
	}

	/** Returns how many counted responses are not included: only for some time after an update. */
	public function leftOut( int $surveyId ): int {
		$head   = $this->ordinals->head( $surveyId );
		$beyond = max( 0, $head['places'] - $head['folded'] - BitmapIndexer::BATCH );
		return $this->backfillOrdinals->isDone() ? $beyond : $beyond + $this->rows->countWithoutPlace( $surveyId );
	}

	/**
	 * Yields segments one after another, so that a survey of a hundred questions needs no more memory at a million
	 * responses. Call it inside a transaction, so that each response is in exactly one segment.
	 *
	 * @param list<string>                          $fields  load all of their values, except typed texts
	 * @param array<string, non-empty-list<string>> $keys    load only these values of other fields
	 * @param array<int, mixed>                     $without numbers of stored segments to skip, as keys
	 * @return iterable<BitmapSegment> in the order of ordinals; the most recent responses come last.
	 */
	public function of( int $surveyId, array $fields, array $keys = array(), array $without = array() ): iterable {
		$folded = $this->ordinals->head( $surveyId )['folded'];
		$end    = intdiv( $folded + Bitmap::PLACES - 1, Bitmap::PLACES ) - 1;
		$first  = 0;
		foreach ( array_keys( $without ) as $number ) {
			yield from $this->stored( $surveyId, $first, $number - 1, $fields, $keys );
			$first = $number + 1;
		}
		yield from $this->stored( $surveyId, $first, $end, $fields, $keys );
		$last = array_values( $this->rows->between( $surveyId, $folded, $folded + BitmapIndexer::BATCH ) );
		foreach ( ResponseStatus::SHOWN as $status ) {
			array_push( $last, ...$this->rows->notCounted( $surveyId, $status, self::MOST_WAITING ) );
		}
		if ( array() !== $last ) {
			yield BitmapSegment::waiting( $last );
		}
	}

	/**
	 * Yields the stored segments in a range.
	 *
	 * @param list<string>                          $fields load all of their values, except typed texts
	 * @param array<string, non-empty-list<string>> $keys   load only these values of other fields
	 * @return iterable<BitmapSegment> in the order of ordinals.
	 */
	public function stored( int $surveyId, int $first, int $last, array $fields, array $keys = array() ): iterable {
		$ofOne  = $first < $last && array() !== $fields ? $this->bitmaps->countOf( $surveyId, $last, $fields ) : 0;
		$ofOne += array_sum( array_map( 'count', $keys ) );
		$many   = max( 1, intdiv( self::SETS, max( 1, $ofOne ) ) );
		for ( $number = $first; $number <= $last; $number += $many ) {
			yield $this->bitmaps->chunks( $surveyId, $number, min( $last, $number + $many - 1 ), $fields, $keys );
		}
	}

	/**
	 * Finds the stored segments that contain typed texts.
	 *
	 * @param non-empty-list<string> $questionIds
	 * @param array<int, mixed>      $without     numbers of segments to skip, as keys
	 * @return array<int, list<string>> segment to ids of questions.
	 */
	public function typed( int $surveyId, array $questionIds, array $without = array() ): array {
		if ( array() === $without ) {
			return $this->bitmaps->typed( $surveyId, $questionIds );
		}
		$numbers = array_diff( range( 0, intdiv( $this->ordinals->head( $surveyId )['folded'], Bitmap::PLACES ) ), array_keys( $without ) );
		return array() === $numbers ? array() : $this->bitmaps->typed( $surveyId, $questionIds, array_values( $numbers ) );
	}

	/**
	 * Returns the complete responses with these ordinals in the survey.
	 *
	 * @param list<int> $places
	 * @return iterable<int, FacetedResponse> by ordinal.
	 */
	public function responses( int $surveyId, array $places ): iterable {
		return $this->rows->at( $surveyId, $places );
	}

	/**
	 * Returns a field's most frequent values among indexed responses, most frequent first.
	 *
	 * @param string $search text that values must contain; empty for any
	 * @return list<array{value: string, count: int}>
	 */
	public function frequent( int $surveyId, string $field, string $search, int $most ): array {
		return $this->bitmaps->frequent( $surveyId, $field, $search, $most );
	}

	/** Returns the response's ordinal in its survey; null if it has none yet. */
	public function at( int $id ): ?int {
		return $this->ordinals->of( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return list<int> ids of responses, in the same order, without empty places
	 */
	public function idsAt( int $surveyId, array $places ): array {
		$ids = $this->byPlace( $surveyId, $places );
		return array_values( array_intersect_key( array_replace( array_flip( $places ), $ids ), $ids ) );
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return array<int, int> place to response id
	 */
	public function byPlace( int $surveyId, array $places ): array {
		return $this->ordinals->idsAt( $surveyId, $places );
	}
}
