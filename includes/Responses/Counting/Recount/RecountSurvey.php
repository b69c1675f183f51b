<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Injection\Shared;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Counting\CounterRepository;
use UserFeedback\Responses\Counting\UpdateQuotas;
use UserFeedback\Responses\Index\Bitmaps\RepairBitmaps;
use UserFeedback\Responses\Index\Counts\SummarizeSegments;
use UserFeedback\Responses\Index\Text\RepairSearchSegments;
use UserFeedback\Responses\Storage\CountingState;
use UserFeedback\Responses\Storage\ResponseRepository;
use UserFeedback\Responses\Storage\ResponseStatus;
use UserFeedback\Responses\Storage\StoredResponse;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Compares one survey's derived tables with its counted responses and fixes differences if asked.
 *
 * Visitors and the processor may continue meanwhile: it reads one snapshot and adds differences, which commute with what others
 * add. Memory grows with questions and days, not with responses.
 *
 * @phpstan-import-type DayCount from CounterDelta
 * @phpstan-import-type ValueCount from CounterDelta
 * @phpstan-type Found array{responses: int, counters: int, texts: int}
 */
#[Shared]
final class RecountSurvey {

	/** Responses per read. */
	private const PAGE = 1000;

	public function __construct(
		private readonly ResponseRepository $responses,
		private readonly CounterRepository $counters,
		private readonly Transaction $transaction,
		private readonly RepairBitmaps $repairBitmaps,
		private readonly SummarizeSegments $summarized,
		private readonly RepairSearchSegments $searched,
		private readonly UpdateQuotas $updateQuotas
	) {}

	/**
	 * @return int differences found and fixed; 0 is expected
	 * @throws StorageFailed the database refused; earlier fixes persist.
	 */
	public function survey( int $surveyId ): int {
		$found = $this->compare( $surveyId, true );
		return $found['counters'] + $found['texts'] + $this->transaction->run( fn(): int => $this->updateQuotas->repair( $surveyId ) )
			+ $this->repairBitmaps->survey( $surveyId ) + $this->summarized->repair( $surveyId ) + $this->searched->survey( $surveyId );
	}

	/**
	 * Compares the counters and texts of a survey, or of one of its days.
	 *
	 * @return Found number of counted responses that were read, and of differences.
	 * @throws StorageFailed
	 */
	public function compare( int $surveyId, bool $isFixing, ?string $day = null ): array {
		return $this->transaction->run( fn(): array => $this->mend( $surveyId, $isFixing, $day ) );
	}

	/** @return Found */
	private function mend( int $surveyId, bool $isFixing, ?string $only ): array {
		$days   = array_map( array( self::class, 'minusDay' ), $this->counters->storedDays( $surveyId, $only ) );
		$values = array_map( array( self::class, 'minusValue' ), $this->counters->storedValues( $surveyId, $only ) );
		$read   = 0;
		$wrong  = 0;
		$texts  = 0;
		foreach ( $this->pages( $surveyId, $only ) as $page ) {
			$tally = $this->tally( $page );
			foreach ( $tally->days() as $key => $count ) {
				$read               += $count['responses'] + $count['trashed'];
				$count['responses'] += $days[ $key ]['responses'] ?? 0;
				$count['trashed']   += $days[ $key ]['trashed'] ?? 0;
				$days[ $key ]        = $count;
			}
			foreach ( $tally->values() as $key => $count ) {
				$count['answers'] += $values[ $key ]['answers'] ?? 0;
				$values[ $key ]    = $count;
			}
			[ $surplus, $missing ] = $this->mendTexts( $page, $tally, $isFixing );

			$wrong += $surplus + $missing;
			$texts += count( $tally->texts() ) + ( $isFixing ? 0 : $surplus - $missing );
		}
		$days   = array_filter( $days, static fn( array $count ): bool => 0 !== $count['responses'] || 0 !== $count['trashed'] );
		$values = array_filter( $values, static fn( array $count ): bool => 0 !== $count['answers'] );
		$stray  = max( 0, $this->counters->countTexts( $surveyId, $only ) - $texts );
		if ( $isFixing ) {
			$this->counters->addDays( array_values( $days ), 1 );
			$this->counters->addValues( array_values( $values ), 1 );
			$stray = $stray > 0 ? $this->dropStrayTexts( $surveyId, $only ) : 0;
		}
		return array(
			'responses' => $read,
			'counters'  => count( $days ) + count( $values ),
			'texts'     => $wrong + $stray,
		);
	}

	/** @return iterable<non-empty-list<StoredResponse>> all rows of the survey, or of one day */
	private function pages( int $surveyId, ?string $day ): iterable {
		foreach ( ResponseStatus::cases() as $status ) {
			$last = null;
			do {
				$page = $this->responses->after( $surveyId, $status, $last, self::PAGE, $day );
				if ( array() !== $page ) {
					yield $page;
					$last = $page[ count( $page ) - 1 ];
				}
			} while ( self::PAGE === count( $page ) );
		}
	}

	/** @param list<StoredResponse> $page */
	private function tally( array $page ): CounterDelta {
		$tally = new CounterDelta();
		foreach ( $page as $response ) {
			if ( CountingState::IN === $response->counted ) {
				$tally->add( $response );
			} elseif ( CountingState::OUT === $response->counted ) {
				$tally->addTrashed( $response );
			}
		}
		return $tally;
	}

	/**
	 * @param non-empty-list<StoredResponse> $page
	 * @return array{int, int} number of superfluous and of missing texts
	 */
	private function mendTexts( array $page, CounterDelta $tally, bool $isFixing ): array {
		$missing = array();
		foreach ( $tally->texts() as $text ) {
			$missing[ implode( '|', $text ) ] = $text;
		}
		$wrong = array();
		foreach ( $this->counters->textsOf( array_map( static fn( StoredResponse $response ): int => $response->id, $page ) ) as $stored ) {
			$key = implode( '|', $stored['entry'] );
			if ( isset( $missing[ $key ] ) ) {
				unset( $missing[ $key ] );
			} else {
				$wrong[] = $stored['id'];
			}
		}
		if ( $isFixing ) {
			$this->counters->deleteTexts( $wrong );
			foreach ( array_chunk( array_values( $missing ), 200 ) as $batch ) {
				$this->counters->addTexts( $batch );
			}
		}
		return array( count( $wrong ), count( $missing ) );
	}

	/** Deletes texts without a counted response. Finding them takes longer than counting, so call it only if there are some. */
	private function dropStrayTexts( int $surveyId, ?string $day ): int {
		$dropped = 0;
		do {
			$stray = $this->counters->strayTexts( $surveyId, $day, self::PAGE );
			$this->counters->deleteTexts( $stray );
			$dropped += count( $stray );
		} while ( self::PAGE === count( $stray ) );
		return $dropped;
	}

	/**
	 * @param DayCount $count
	 * @return DayCount
	 */
	private static function minusDay( array $count ): array {
		return array(
			'responses' => -$count['responses'],
			'trashed'   => -$count['trashed'],
		) + $count;
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
