<?php
declare(strict_types=1);

namespace UserFeedback\Responses;

use UserFeedback\Contract\Problem\StorageFailed;
use UserFeedback\Database\Transaction;

/**
 * Compares one survey's derived tables with its counted responses and mends what differs.
 *
 * Visitors and the processor may go on meanwhile: it reads one snapshot and adds differences, which commute with what
 * others add. Memory grows with questions and days, not with responses.
 *
 * @phpstan-import-type DayCount from Tally
 * @phpstan-import-type ValueCount from Tally
 * @phpstan-import-type TextEntry from Tally
 */
final class Recount {

	/** Responses read at a time. */
	private const PAGE = 2000;

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly TallyRepository $tallies,
		private readonly Transaction $transaction
	) {}

	/**
	 * @return int differences found and mended; 0 is what it should be.
	 * @throws StorageFailed the database refused; nothing was changed.
	 */
	public function survey( int $survey_id ): int {
		return $this->transaction->run( fn(): int => $this->mend( $survey_id ) );
	}

	private function mend( int $survey_id ): int {
		$days   = array_map( array( self::class, 'minusDay' ), $this->tallies->storedDays( $survey_id ) );
		$values = array_map( array( self::class, 'minusValue' ), $this->tallies->storedValues( $survey_id ) );
		$mended = 0;
		$after  = 0;
		do {
			$page    = $this->responses->countedAfter( $survey_id, $after, self::PAGE );
			$is_last = count( $page ) < self::PAGE;
			$to      = $is_last ? PHP_INT_MAX : $page[ self::PAGE - 1 ]->id;
			$tally   = Tally::of( $page );

			foreach ( $tally->days() as $key => $count ) {
				$count['responses'] += $days[ $key ]['responses'] ?? 0;
				$days[ $key ]        = $count;
			}
			foreach ( $tally->values() as $key => $count ) {
				$count['answers'] += $values[ $key ]['answers'] ?? 0;
				$values[ $key ]    = $count;
			}
			$mended += $this->mendTexts( $survey_id, $after + 1, $to, $tally );
			$after   = $to;
		} while ( ! $is_last );

		$days   = array_filter( $days, static fn( array $count ): bool => 0 !== $count['responses'] );
		$values = array_filter( $values, static fn( array $count ): bool => 0 !== $count['answers'] );
		$this->tallies->addDays( array_values( $days ), 1 );
		$this->tallies->addValues( array_values( $values ), 1 );

		return $mended + count( $days ) + count( $values );
	}

	private function mendTexts( int $survey_id, int $first, int $last, Tally $tally ): int {
		$missing = array();
		foreach ( $tally->texts() as $text ) {
			$missing[ implode( '|', $text ) ] = $text;
		}
		$wrong = array();
		foreach ( $this->tallies->textsBetween( $survey_id, $first, $last ) as $stored ) {
			$key = implode( '|', $stored['entry'] );
			if ( isset( $missing[ $key ] ) ) {
				unset( $missing[ $key ] );
			} else {
				$wrong[] = $stored['id'];
			}
		}
		$this->tallies->deleteTexts( $wrong );
		foreach ( array_chunk( array_values( $missing ), 200 ) as $some ) {
			$this->tallies->addTexts( $some );
		}
		return count( $wrong ) + count( $missing );
	}

	/**
	 * @param DayCount $count
	 * @return DayCount
	 */
	private static function minusDay( array $count ): array {
		$count['responses'] = -$count['responses'];
		return $count;
	}

	/**
	 * @param ValueCount $count
	 * @return ValueCount
	 */
	private static function minusValue( array $count ): array {
		$count['answers'] = -$count['answers'];
		return $count;
	}
}
