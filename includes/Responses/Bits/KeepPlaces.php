<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Responses\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Makes the bits agree with what becomes of responses; always inside the transaction that changes them. */
final class KeepPlaces {

	public function __construct( private readonly PlaceRepository $places, private readonly BitsRepository $bits ) {}

	/** @param non-empty-list<StoredResponse> $batch that is counted, in or out, for the first time. */
	public function give( array $batch ): void {
		foreach ( self::bySurvey( $batch ) as $surveyId => $ids ) {
			$this->places->add( $surveyId, $ids );
		}
	}

	/** @param non-empty-list<StoredResponse> $batch that had a place before and has this status now. */
	public function turn( array $batch, ResponseStatus $status ): void {
		foreach ( self::bySurvey( $batch ) as $surveyId => $ids ) {
			$this->mark( $surveyId, $ids, $status );
		}
	}

	/** @param non-empty-list<StoredResponse> $batch that is about to be deleted. */
	public function take( array $batch ): void {
		foreach ( self::bySurvey( $batch ) as $surveyId => $ids ) {
			$this->mark( $surveyId, $ids, null );
			$this->places->remove( $ids );
		}
	}

	/**
	 * What is not folded yet has its status from its row when it is.
	 *
	 * @param non-empty-list<int> $ids
	 */
	private function mark( int $surveyId, array $ids, ?ResponseStatus $status ): void {
		$folded = $this->places->lock( $surveyId )['folded'];
		$chunks = array();
		foreach ( $this->places->of( $ids ) as $place ) {
			if ( $place < $folded ) {
				$chunks[ intdiv( $place, BitSet::PLACES ) ][] = $place % BitSet::PLACES;
			}
		}
		ksort( $chunks );
		foreach ( $chunks as $number => $places ) {
			$this->inChunk( $surveyId, $number, BitSet::of( $places ), $status );
		}
	}

	private function inChunk( int $surveyId, int $number, BitSet $changed, ?ResponseStatus $to ): void {
		$keys  = array_map( static fn( ResponseStatus $status ): string => Mark::keyOf( $status->value ), ResponseStatus::SHOWN );
		$chunk = $this->bits->ofChunk( $surveyId, $number, $keys );
		$sets  = array();
		foreach ( ResponseStatus::SHOWN as $status ) {
			$set    = $chunk->of( Mark::STATUS, $status->value );
			$sets[] = array(
				'field' => Mark::STATUS,
				'key'   => Mark::keyOf( $status->value ),
				'value' => $status->value,
				'set'   => $status === $to ? $set->or( $changed ) : $set->without( $changed ),
			);
		}
		$this->bits->save( $surveyId, $number, $sets );
	}

	/**
	 * Always in the order of surveys, so that two of these do not wait for each other crosswise.
	 *
	 * @param non-empty-list<StoredResponse> $batch
	 * @return array<int, non-empty-list<int>>
	 */
	private static function bySurvey( array $batch ): array {
		$ids = array();
		foreach ( $batch as $response ) {
			$ids[ $response->surveyId ][] = $response->id;
		}
		ksort( $ids );
		return $ids;
	}
}
