<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Responses\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * All chunks of a survey with the fields that are asked for, as many at a time as memory has room for, and a last one of
 * the few responses that are in none yet.
 */
final class ReadBits {

	/** Seconds that somebody waits for what an update left to do. */
	private const PATIENCE = 2.0;

	/** Responses that may wait to be counted, as for all other readings. */
	private const MOST_WAITING = 1000;

	/** Sets that are read at once, of 8 KB at most. */
	private const SETS = 400;

	/** How many sets a question has, more or less. */
	private const OF_FIELD = 8;

	public function __construct(
		private readonly PlaceRepository $places,
		private readonly MarkedRowsQuery $rows,
		private readonly BitsRepository $bits,
		private readonly FoldBits $fold,
		private readonly PlaceOlder $older
	) {}

	/**
	 * Brings what waits to be folded down to a few; before the transaction that reads. After an update it takes some time
	 * until all are in reach.
	 */
	public function settle( int $surveyId, int $few = FoldBits::FEW ): void {
		if ( ! $this->older->isDone() ) {
			$this->older->run( self::PATIENCE );
		}
		$this->fold->survey( $surveyId, self::PATIENCE, $few );
	}

	/** How many counted responses are out of reach: only for some time after an update. */
	public function leftOut( int $surveyId ): int {
		$head   = $this->places->head( $surveyId );
		$beyond = max( 0, $head['places'] - $head['folded'] - FoldBits::BATCH );
		return $this->older->isDone() ? $beyond : $beyond + $this->rows->countWithoutPlace( $surveyId );
	}

	/**
	 * Some after the others, so that a survey of a hundred questions needs no more memory at a million responses; inside
	 * a transaction, so that no response is in two of them or in none.
	 *
	 * @param list<string>                          $fields all of each but what was typed.
	 * @param array<string, non-empty-list<string>> $keys   only these of other fields.
	 * @return iterable<Chunk> in the order of places; those that were sent last come last.
	 */
	public function of( int $surveyId, array $fields, array $keys = array() ): iterable {
		$folded = $this->places->head( $surveyId )['folded'];
		yield from $this->stored( $surveyId, 0, intdiv( $folded + BitSet::PLACES - 1, BitSet::PLACES ) - 1, $fields, $keys );
		$last = array_values( $this->rows->between( $surveyId, $folded, $folded + FoldBits::BATCH ) );
		foreach ( ResponseStatus::SHOWN as $status ) {
			array_push( $last, ...$this->rows->notCounted( $surveyId, $status, self::MOST_WAITING ) );
		}
		if ( array() !== $last ) {
			yield Chunk::waiting( $last );
		}
	}

	/**
	 * Stored chunks from one to another one.
	 *
	 * @param list<string>                          $fields all of each but what was typed.
	 * @param array<string, non-empty-list<string>> $keys   only these of other fields.
	 * @return iterable<Chunk> in the order of places.
	 */
	public function stored( int $surveyId, int $first, int $last, array $fields, array $keys = array() ): iterable {
		$ofOne = self::OF_FIELD * count( $fields ) + array_sum( array_map( 'count', $keys ) );
		$many  = max( 1, intdiv( self::SETS, max( 1, $ofOne ) ) );
		for ( $number = $first; $number <= $last; $number += $many ) {
			yield $this->bits->chunks( $surveyId, $number, min( $last, $number + $many - 1 ), $fields, $keys );
		}
	}

	/**
	 * In which stored chunks something was typed.
	 *
	 * @param non-empty-list<string> $questionIds
	 * @return array<int, list<string>> chunk to ids of questions.
	 */
	public function typed( int $surveyId, array $questionIds ): array {
		return $this->bits->typed( $surveyId, $questionIds );
	}

	/**
	 * The responses at places of the survey, whole.
	 *
	 * @param list<int> $places
	 * @return iterable<int, MarkedResponse> by place.
	 */
	public function responses( int $surveyId, array $places ): iterable {
		return $this->rows->at( $surveyId, $places );
	}

	/**
	 * The values of a field that most responses have, the most frequent first, of those that are folded.
	 *
	 * @param string $search what a value contains; empty for any.
	 * @return list<array{value: string, count: int}>
	 */
	public function frequent( int $surveyId, string $field, string $search, int $most ): array {
		return $this->bits->frequent( $surveyId, $field, $search, $most );
	}

	/** The place of a response in its survey; null for one that has none yet. */
	public function at( int $id ): ?int {
		return $this->places->of( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return list<int> ids of responses, in the same order; a place that is empty gives none.
	 */
	public function idsAt( int $surveyId, array $places ): array {
		$ids = $this->byPlace( $surveyId, $places );
		return array_values( array_intersect_key( array_replace( array_flip( $places ), $ids ), $ids ) );
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return array<int, int> place to id of the response there.
	 */
	public function byPlace( int $surveyId, array $places ): array {
		return $this->places->idsAt( $surveyId, $places );
	}
}
