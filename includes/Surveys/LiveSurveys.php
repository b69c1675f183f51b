<?php
declare(strict_types=1);

namespace UserFeedback\Surveys;

use UserFeedback\Clock;

/**
 * The surveys that visitors may see and answer now.
 *
 * With a persistent object cache a page needs no query for them. What is cached is everything published; whether its
 * day has come is looked at each time, so a scheduled survey appears without anything having to run.
 */
final class LiveSurveys {

	/** Most surveys that compete for the corner of a page. */
	private const CANDIDATES = 20;

	/** Seconds; only a bound, as every write starts a new entry. */
	private const LIFE = 3600;

	public function __construct( private readonly SurveyRepository $surveys, private readonly Clock $clock ) {}

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
		$survey = self::among( $rows ?? array(), $id );
		if ( null === $survey && ( null === $rows || count( $rows ) >= SurveyRepository::PUBLISHED ) ) { // Else the cache knows every published one.
			$survey = $this->surveys->find( $id );
		}
		return null !== $survey && $survey->isLive( $this->clock->now() ) ? $survey : null;
	}

	/** @param list<array<string, string|null>> $rows */
	private static function among( array $rows, int $id ): ?Survey {
		foreach ( $rows as $row ) {
			if ( (int) ( $row['id'] ?? 0 ) === $id ) {
				return SurveyRow::toSurvey( $row );
			}
		}
		return null;
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
