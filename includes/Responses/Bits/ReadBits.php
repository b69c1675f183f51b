<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Responses\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All chunks of a survey with the fields that are asked for, and a last one of the few responses that are in none yet. */
final class ReadBits {

	/** Seconds that somebody waits for what an update left to do. */
	private const PATIENCE = 2.0;

	/** Responses that may wait to be counted, as for all other readings. */
	private const MOST_WAITING = 1000;

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
	 * One after the other, so that a survey of a hundred questions needs no more memory at a million responses; inside
	 * a transaction, so that no response is in two of them or in none.
	 *
	 * @param non-empty-list<string>                $fields all values of each.
	 * @param array<string, non-empty-list<string>> $keys   only these of other fields.
	 * @return iterable<Chunk> in the order of places; those that were sent last come last.
	 */
	public function of( int $surveyId, array $fields, array $keys = array() ): iterable {
		$folded = $this->places->head( $surveyId )['folded'];
		for ( $number = 0; $number * BitSet::PLACES < $folded; ++$number ) {
			yield $this->bits->chunk( $surveyId, $number, $fields, $keys );
		}
		$last = array_values( $this->rows->between( $surveyId, $folded, $folded + FoldBits::BATCH ) );
		foreach ( ResponseStatus::SHOWN as $status ) {
			array_push( $last, ...$this->rows->notCounted( $surveyId, $status, self::MOST_WAITING ) );
		}
		if ( array() !== $last ) {
			yield Chunk::waiting( $last );
		}
	}

	/**
	 * The responses at places of a stored chunk, whole.
	 *
	 * @param list<int> $places in the chunk.
	 * @return iterable<int, MarkedResponse> by place in the chunk.
	 */
	public function responses( int $surveyId, int $number, array $places ): iterable {
		$start  = $number * BitSet::PLACES;
		$wanted = array_map( static fn( int $place ): int => $start + $place, $places );
		foreach ( $this->rows->at( $surveyId, $wanted ) as $place => $response ) {
			yield $place - $start => $response;
		}
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

	/**
	 * @param list<array{chunk: int, place: int}> $places
	 * @return list<int> ids of responses, in the same order.
	 */
	public function ids( int $surveyId, array $places ): array {
		return $this->idsAt(
			$surveyId,
			array_map( static fn( array $at ): int => $at['chunk'] * BitSet::PLACES + $at['place'], $places )
		);
	}

	/** @return array{chunk: int, place: int}|null null for a response that has no place yet. */
	public function at( int $id ): ?array {
		$place = $this->places->of( array( $id ) )[ $id ] ?? null;
		return null === $place ? null : array(
			'chunk' => intdiv( $place, BitSet::PLACES ),
			'place' => $place % BitSet::PLACES,
		);
	}

	/**
	 * @param list<int> $places in the survey.
	 * @return list<int> likewise.
	 */
	public function idsAt( int $surveyId, array $places ): array {
		return $this->places->idsAt( $surveyId, $places );
	}
}
