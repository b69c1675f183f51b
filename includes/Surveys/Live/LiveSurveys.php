<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Live;

use Generator;
use UserFeedback\Clock;
use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Editions\Feature;
use UserFeedback\Questions\Question;
use UserFeedback\Surveys\Survey;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyRow;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The surveys that visitors may see and answer now. Whether a survey's day has come is looked at each time, so a
 * scheduled one appears without anything having to run.
 */
final class LiveSurveys {

	/** Surveys that are read at once for a page; beyond that, where so many may be for it. */
	private const FIRST = 40;
	private const MORE  = 200;

	/** Most that are for some countries. */
	private const IN_COUNTRIES = 500;

	/** Most that can be chosen from. */
	private const TITLES = 500;

	private readonly PublishedRows $rows;

	public function __construct( SurveyRepository $surveys, private readonly Clock $clock, private readonly CurrentEdition $edition ) {
		$this->rows = new PublishedRows( $surveys, $clock );
	}

	/**
	 * Those that may be for a page, and then all others: as many as are taken. One query reads the first, and everything
	 * where there are no more.
	 *
	 * @param list<string> $keys    of the page, see SurveyRepository::rowsFor().
	 * @param string       $address of the page.
	 * @return Generator<Survey, int> how it fits, by survey: 2, 1 or 0, as it is said there.
	 */
	public function forPage( array $keys, string $address ): Generator {
		$offset = 0;
		$limit  = self::FIRST;
		do {
			$rows = $this->rows->forPage( $keys, $address, $offset, $limit );
			foreach ( $rows as $row ) {
				if ( SurveyRow::isLive( $row, $this->clock->now() ) ) {
					yield SurveyRow::toSurvey( $row ) => (int) ( $row['fits'] ?? 0 );
				}
			}
			$isLast  = count( $rows ) < $limit;
			$offset += $limit;
			$limit   = self::MORE;
		} while ( ! $isLast );
	}

	/** @return list<Survey> in the order in which they come first, whatever pages they are for. */
	public function first( int $most ): array {
		return $this->live( $this->rows->first( $most ) );
	}

	/** @return list<Survey> that are for some countries only. */
	public function inCountries(): array {
		return $this->live( $this->rows->inCountries( self::IN_COUNTRIES ) );
	}

	/** How many there are. */
	public function count(): int {
		return $this->rows->count();
	}

	/** @return array<int, string> titles by id, newest first. */
	public function titles(): array {
		return $this->rows->titles( self::TITLES );
	}

	/** @param array<string, string|null> $row of a survey that was read already, live or not. */
	public function know( array $row ): void {
		$this->rows->know( $row );
	}

	/** One live survey, whatever pages it is for. */
	public function find( int $id ): ?Survey {
		$row = $this->rows->one( $id );
		return null !== $row && SurveyRow::isLive( $row, $this->clock->now() ) ? SurveyRow::toSurvey( $row ) : null;
	}

	/** As for questions(). */
	public function isLive( int $id ): bool {
		return null !== $this->liveRow( $id );
	}

	/** @return list<Question>|null those of a live survey whose run time is not over; null where there is none. */
	public function questions( int $id ): ?array {
		$row = $this->liveRow( $id );
		return null === $row ? null : SurveyRow::toQuestions( $row );
	}

	/** Which version of a survey is in force; 0 where there is none. */
	public function version( int $id ): int {
		return (int) ( $this->rows->one( $id )['version'] ?? 0 );
	}

	/** Whether a survey's run time is over, also for who began to answer before. */
	public function isOver( Survey $survey ): bool {
		return $this->hasEnded( $survey->settings->part( 'behavior' ) );
	}

	/** @return array<string, string|null>|null */
	private function liveRow( int $id ): ?array {
		$row = $this->rows->one( $id );
		return null !== $row && SurveyRow::isLive( $row, $this->clock->now() ) && ! $this->hasEnded( SurveyRow::behavior( $row ) )
			? $row
			: null;
	}

	/**
	 * The edition, which may have no run times, is asked only where this one would be over.
	 *
	 * @param array<array-key, mixed> $behavior
	 */
	private function hasEnded( array $behavior ): bool {
		return RunTime::isOver( $behavior, $this->clock->day(), $this->clock->daysAgo( RunTime::GRACE ) )
			&& $this->edition->allows( Feature::BEHAVIOR );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<Survey>
	 */
	private function live( array $rows ): array {
		$now = $this->clock->now();
		return array_map(
			array( SurveyRow::class, 'toSurvey' ),
			array_values( array_filter( $rows, static fn( array $row ): bool => SurveyRow::isLive( $row, $now ) ) )
		);
	}
}
