<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey\Counts;

use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Responses\Index\Bitmaps\Facet;
use UserFeedback\Responses\Index\Filters\FacetCounts;
use UserFeedback\Responses\Index\Filters\MatchSet;
use UserFeedback\Surveys\Questions\Question;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Totals the answers and days of the responses that match a filter. */
final class CountFilteredResponses {

	/** Facets that are not values, with their names in the daily counts. */
	private const NO_VALUES = array(
		Facet::ANSWERED => CounterDelta::ANSWERED,
		Facet::SKIPPED  => CounterDelta::SKIPPED,
	);

	public readonly AnswerCounts $answers;

	/** @var array<string, int> responses by day, in order. */
	public array $days = array();

	/** @var array<string, array<int, int>> day to score to count, of the scored question, in order. */
	public array $scores = array();

	/** @param list<string> $questionIds questions to count */
	public function __construct( private readonly array $questionIds, private readonly ?Question $scored = null ) {
		$this->answers = new AnswerCounts();
	}

	public function days( MatchSet $part ): void {
		foreach ( $part->days() as $day => $set ) {
			$this->days[ $day ] = ( $this->days[ $day ] ?? 0 ) + $set->count();
		}
	}

	/** @param MatchSet $part including the sets of the questions */
	public function answers( MatchSet $part ): void {
		foreach ( $this->questionIds as $questionId ) {
			foreach ( $part->segment->sets( $questionId ) as $key => $set ) {
				if ( Facet::TEXTS !== $key ) {
					$this->answers->add(
						$questionId,
						self::NO_VALUES[ $key ] ?? $key,
						$part->segment->value( $questionId, $key ),
						$set->countWith( $part->bitmap )
					);
				}
			}
		}
		if ( null !== $this->scored ) {
			$this->scores( $part, $this->scored );
		}
	}

	private function scores( MatchSet $part, Question $question ): void {
		$known = $question->knownValues();
		foreach ( $part->segment->sets( $question->id ) as $key => $scored ) {
			$value = $part->segment->value( $question->id, $key );
			$score = (int) $value;
			foreach ( in_array( $value, $known, true ) ? $part->days() : array() as $day => $set ) {
				$count = $scored->countWith( $set );
				if ( $count > 0 ) {
					$this->scores[ $day ][ $score ] = ( $this->scores[ $day ][ $score ] ?? 0 ) + $count;
				}
			}
		}
	}

	/** Adds the days of segments whose counts are stored. */
	public function countedDays( FacetCounts $counted ): void {
		foreach ( $counted->days() as $day => $counts ) {
			$this->days[ $day ] = ( $this->days[ $day ] ?? 0 ) + ( $counts[0] ?? 0 );
		}
	}

	/** Adds their answers. */
	public function countedAnswers( FacetCounts $counted ): void {
		$days  = $counted->days();
		$known = $this->scored?->knownValues() ?? array();
		foreach ( $counted->facets->all() as $at => [ $questionId, $key, $value ] ) {
			$ofDays = array_map( static fn( array $counts ): int => $counts[ $at + 1 ] ?? 0, $days );
			if ( Facet::TEXTS !== $key && in_array( $questionId, $this->questionIds, true ) ) {
				$this->answers->add( $questionId, self::NO_VALUES[ $key ] ?? $key, $value, array_sum( $ofDays ) );
			}
			if ( $questionId === $this->scored?->id && in_array( $value, $known, true ) ) {
				foreach ( array_filter( $ofDays, static fn( int $count ): bool => $count > 0 ) as $day => $count ) {
					$this->scores[ $day ][ (int) $value ] = ( $this->scores[ $day ][ (int) $value ] ?? 0 ) + $count;
				}
			}
		}
	}

	/** Sorts the days, after all parts were added. */
	public function sort(): void {
		ksort( $this->days, SORT_STRING );
		ksort( $this->scores, SORT_STRING );
	}
}
