<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Index\Bitmaps;

use UserFeedback\Platform\Database\Transaction;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Assigns ordinals to responses that were counted by a version without them. It searches for them once after each change of the
 * plugin's files, because a site may downgrade and upgrade again, and it continues after an interruption.
 */
final class BackfillOrdinals {

	/** Progress: an id, or `done` with the time of the plugin's file; missing before the start. Not autoloaded. */
	public const AT = 'userfeedback_places_at';

	/** Initial value on a new site, where every response has an ordinal. */
	private const NONE = -1;

	private const BATCH = 2000;

	public function __construct(
		private readonly FacetedRowsQuery $rows,
		private readonly OrdinalRepository $ordinals,
		private readonly Transaction $transaction
	) {}

	public function isDone(): bool {
		$at = get_option( self::AT );
		return self::done() === $at || self::isNew( $at );
	}

	/** @return bool true if all have one */
	public function backfill( float $seconds ): bool {
		$until = microtime( true ) + $seconds;
		if ( self::isNew( get_option( self::AT ) ) ) {
			update_option( self::AT, self::done(), false );
		}
		while ( ! $this->isDone() && microtime( true ) < $until ) {
			$at   = $this->at();
			$last = $this->transaction->run( fn(): ?int => $this->some( $at ) );
			// After the last one, searches again from the start: on Galera, a lower id may be stored later.
			update_option( self::AT, $last ?? ( $at > 0 ? 0 : self::done() ), false );
		}
		return $this->isDone();
	}

	private static function isNew( mixed $at ): bool {
		return is_numeric( $at ) && self::NONE === (int) $at;
	}

	private function at(): int {
		$at = get_option( self::AT, 0 );
		return is_numeric( $at ) ? max( 0, (int) $at ) : 0;
	}

	/** The plugin file's modification time changes with each update, even if a version is installed again. */
	private static function done(): string {
		return 'done ' . (int) filemtime( USERFEEDBACK_FILE );
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
			$this->ordinals->add( $surveyId, $ofSurvey );
		}
		return $found[ count( $found ) - 1 ]['id'];
	}
}
