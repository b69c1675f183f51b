<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Bits;

use UserFeedback\Database\Transaction;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Gives a place to responses that were counted before there were places: once after an update. It
 * goes on where it was left.
 */
final class PlaceOlder {

	/** Where it is: an id; not there, or 0, before it began. Not autoloaded. */
	public const AT = 'userfeedback_places_at';

	private const BATCH = 2000;

	public function __construct(
		private readonly MarkedRowsQuery $rows,
		private readonly PlaceRepository $places,
		private readonly Transaction $transaction
	) {}

	public function isDone(): bool {
		return -1 === $this->at();
	}

	/** @return bool whether all have one. */
	public function run( float $seconds ): bool {
		$until = microtime( true ) + $seconds;
		while ( ! $this->isDone() && microtime( true ) < $until ) {
			$at   = $this->at();
			$last = $this->transaction->run( fn(): ?int => $this->some( $at ) );
			update_option( self::AT, $last ?? -1, false );
		}
		return $this->isDone();
	}

	private function at(): int {
		$at = get_option( self::AT, 0 );
		return is_numeric( $at ) ? (int) $at : 0;
	}

	private function some( int $after ): ?int {
		$found = $this->rows->withoutPlace( $after, self::BATCH );
		if ( array() === $found ) {
			return null;
		}
		$ids = array();
		foreach ( $found as $row ) {
			$ids[ $row['survey_id'] ][] = $row['id'];
		}
		ksort( $ids );
		foreach ( $ids as $surveyId => $ofSurvey ) {
			$this->places->add( $surveyId, $ofSurvey );
		}
		return $found[ count( $found ) - 1 ]['id'];
	}
}
