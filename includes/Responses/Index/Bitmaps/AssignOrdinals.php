<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Keeps the ordinals and bitmaps consistent with changes to responses; always inside the transaction that changes them. */
final class AssignOrdinals {

	public function __construct( private readonly OrdinalRepository $ordinals, private readonly BitmapRepository $bitmaps ) {}

	/** @param non-empty-list<StoredResponse> $batch responses counted for the first time, as published or trash */
	public function assign( array $batch ): void {
		foreach ( self::bySurvey( $batch ) as $surveyId => $ids ) {
			$this->ordinals->add( $surveyId, $ids );
		}
	}

	/** @param non-empty-list<StoredResponse> $batch responses with a place, which now have this status */
	public function turn( array $batch, ResponseStatus $status ): void {
		foreach ( self::bySurvey( $batch ) as $surveyId => $ids ) {
			$this->mark( $surveyId, $ids, $status );
		}
	}

	/** @param non-empty-list<StoredResponse> $batch responses that are about to be deleted */
	public function remove( array $batch ): void {
		foreach ( self::bySurvey( $batch ) as $surveyId => $ids ) {
			$this->mark( $surveyId, $ids, null );
			$this->ordinals->remove( $ids );
		}
	}

	/**
	 * Skips responses that are not indexed yet: the indexer reads their status from the row.
	 *
	 * @param non-empty-list<int> $ids
	 */
	private function mark( int $surveyId, array $ids, ?ResponseStatus $status ): void {
		$folded = $this->ordinals->lock( $surveyId )['folded'];
		$chunks = array();
		foreach ( $this->ordinals->of( $ids ) as $place ) {
			if ( $place < $folded ) {
				$chunks[ intdiv( $place, Bitmap::PLACES ) ][] = $place % Bitmap::PLACES;
			}
		}
		ksort( $chunks );
		foreach ( $chunks as $number => $places ) {
			$this->inChunk( $surveyId, $number, Bitmap::of( $places ), $status );
		}
	}

	private function inChunk( int $surveyId, int $number, Bitmap $changed, ?ResponseStatus $to ): void {
		$keys  = array_map( static fn( ResponseStatus $status ): string => Facet::keyOf( $status->value ), ResponseStatus::SHOWN );
		$chunk = $this->bitmaps->ofChunk( $surveyId, $number, $keys );
		$sets  = array();
		foreach ( ResponseStatus::SHOWN as $status ) {
			$set    = $chunk->of( Facet::STATUS, $status->value );
			$sets[] = array(
				'field' => Facet::STATUS,
				'key'   => Facet::keyOf( $status->value ),
				'value' => $status->value,
				'set'   => $status === $to ? $set->or( $changed ) : $set->without( $changed ),
			);
		}
		$this->bitmaps->save( $surveyId, $number, $sets );
	}

	/**
	 * Groups ids by survey, always in the same order, so that two processes can't deadlock.
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
