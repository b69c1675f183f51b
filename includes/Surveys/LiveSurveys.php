<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use Closure;
use UserFeedback\Clock;
use UserFeedback\Questions\Question;

/**
 * The surveys that visitors may see and answer now.
 *
 * With a persistent object cache a page needs no query for them. What is cached is everything published; whether its
 * day has come is looked at each time, so a scheduled survey appears without anything having to run.
 */
final class LiveSurveys {

	/** Most surveys that compete for the corner of a page. */
	public const CANDIDATES = 20;

	/** Seconds; only a bound, as every write starts a new entry. */
	private const LIFE = 3600;

	/** @param Closure(): bool $may_end whether the site's edition lets a survey's run time end; asked only when it would be over. */
	public function __construct( private readonly SurveyRepository $surveys, private readonly Clock $clock, private readonly Closure $may_end ) {}

	/** @return list<Survey> newest first. */
	public function all(): array {
		$rows = $this->cached();
		if ( null === $rows ) {
			$key  = $this->key(); // Before the query: what it reads may be outdated before it is kept.
			$rows = $this->surveys->publishedRows();
			wp_cache_set( $key, $rows, SurveyRepository::CACHE, self::LIFE );
		}
		$now  = $this->clock->now();
		$live = array_filter( array_map( array( SurveyRow::class, 'toSurvey' ), $rows ), static fn( Survey $survey ): bool => $survey->isLive( $now ) );

		return array_slice( array_values( $live ), 0, self::CANDIDATES );
	}

	/** One live survey, also one that is no candidate for the corner any more. */
	public function find( int $id ): ?Survey {
		$rows   = $this->cached();
		$row    = self::among( $rows ?? array(), $id );
		$survey = null === $row ? null : SurveyRow::toSurvey( $row );
		if ( null === $survey && self::mayMiss( $rows ) ) {
			$survey = $this->surveys->find( $id );
		}
		return null !== $survey && $survey->isLive( $this->clock->now() ) ? $survey : null;
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

	/** @return array<string, string|null>|null */
	private function liveRow( int $id ): ?array {
		$rows = $this->cached();
		$row  = self::among( $rows ?? array(), $id ) ?? ( self::mayMiss( $rows ) ? $this->surveys->answeredRow( $id ) : null );
		return null !== $row && SurveyRow::isLive( $row, $this->clock->now() ) && ! $this->isOver( $row ) ? $row : null;
	}

	/** @param array<string, string|null> $row */
	private function isOver( array $row ): bool {
		return RunTime::isOver( SurveyRow::behavior( $row ), $this->clock->day(), $this->clock->daysAgo( RunTime::GRACE ) ) && ( $this->may_end )();
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<string, string|null>|null
	 */
	private static function among( array $rows, int $id ): ?array {
		foreach ( $rows as $row ) {
			if ( (int) ( $row['id'] ?? 0 ) === $id ) {
				return $row;
			}
		}
		return null;
	}

	/**
	 * Else the cache knows every published one.
	 *
	 * @param list<array<string, string|null>>|null $rows
	 */
	private static function mayMiss( ?array $rows ): bool {
		return null === $rows || count( $rows ) >= SurveyRepository::PUBLISHED;
	}

	/** @return list<array<string, string|null>>|null */
	private function cached(): ?array {
		$rows = wp_cache_get( $this->key(), SurveyRepository::CACHE );
		/** @var list<array<string, string|null>>|null $known what all() put there. */
		$known = is_array( $rows ) ? $rows : null;
		return $known;
	}

	private function key(): string {
		return 'published:' . wp_cache_get_last_changed( SurveyRepository::CACHE );
	}
}
