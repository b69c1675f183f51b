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

	/** Progress: an id, or `done` with the times of the plugin's file on each host; missing before the start. Not autoloaded. */
	public const AT = 'userfeedback_places_at';

	/** Initial value on a new site, where every response has an ordinal. */
	private const NONE = -1;

	private const BATCH = 2000;

	/** Hosts whose copy of the plugin's file is remembered; more only cost another search. */
	private const HOSTS = 50;

	public function __construct(
		private readonly FacetedRowsQuery $rows,
		private readonly OrdinalRepository $ordinals,
		private readonly Transaction $transaction
	) {}

	public function isDone(): bool {
		$at = get_option( self::AT );
		return self::isNew( $at ) || in_array( self::fileTime(), self::doneTimes( $at ), true );
	}

	/** @return bool true if all have one */
	public function backfill( float $seconds ): bool {
		$until = microtime( true ) + $seconds;
		if ( self::isNew( get_option( self::AT ) ) ) {
			self::finish( array() );
		}
		$doneElsewhere = self::doneTimes( get_option( self::AT ) );
		while ( ! $this->isDone() && microtime( true ) < $until ) {
			$at   = $this->at();
			$last = $this->transaction->run( fn(): ?int => $this->some( $at ) );
			// After the last one, searches again from the start: on Galera, a lower id may be stored later.
			if ( null === $last && 0 === $at ) {
				self::finish( $doneElsewhere );
			} else {
				update_option( self::AT, $last ?? 0, false );
			}
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

	/** @param list<string> $before times that are still valid. */
	private static function finish( array $before ): void {
		$times = array_slice( array_unique( array( self::fileTime(), ...$before ) ), 0, self::HOSTS );
		update_option( self::AT, 'done ' . implode( ' ', $times ), false );
	}

	/** @return list<string> empty while there is work left. */
	private static function doneTimes( mixed $at ): array {
		return is_string( $at ) && str_starts_with( $at, 'done ' ) ? explode( ' ', substr( $at, 5 ) ) : array();
	}

	/**
	 * Changes with each update, even if a version is installed again. Hosts without a shared disk have different times, and
	 * must not undo each other's work.
	 */
	private static function fileTime(): string {
		return (string) filemtime( USERFEEDBACK_FILE );
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
