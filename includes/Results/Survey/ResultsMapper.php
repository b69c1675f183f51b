<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Clock;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\DropOff\DetectDropOff;
use UserFeedback\Results\Survey\Counts\ResponseRate;
use UserFeedback\Results\Survey\Nps\NpsConfidenceInterval;
use UserFeedback\Results\Survey\Texts\TextAnswerMapper;
use UserFeedback\Surveys\Lists\SurveyMapper;
use UserFeedback\Surveys\Questions\NpsScore;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Recall;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Maps results to ResultsShape. */
final class ResultsMapper {

	/** The most values of a question with typed numbers or dates: the most frequent ones. */
	private const TYPED = 100;

	public function __construct(
		private readonly Clock $clock,
		private readonly SurveyMapper $surveys,
		private readonly DetectDropOff $detectDropOff
	) {}

	/** @return array<string, mixed> ResultsShape::survey(). */
	public function toArray( SurveyResults $results ): array {
		$survey = $results->survey;
		$days   = $results->days;
		$scores = array();
		foreach ( $results->scores as $ofDay ) {
			foreach ( $ofDay as $score => $count ) {
				$scores[ $score ] = ( $scores[ $score ] ?? 0 ) + $count;
			}
		}
		$score = NpsScore::of( $scores );
		$range = $results->range;
		$items = array_merge( array(), ...array_map( self::rankedItems( ... ), $survey->questions ) );
		return array(
			'id'                      => $survey->id,
			'title'                   => $survey->title,
			'type'                    => $survey->type,
			'status'                  => $survey->status->value,
			'created_at'              => Clock::toApi( $survey->createdAt ),
			'publish_at'              => null === $survey->publishAt ? null : Clock::toApi( $survey->publishAt ),
			'impressions'             => $days->impressions( DayRange::all() ),
			'responses_count'         => $days->responses( DayRange::all() ),
			...$this->surveys->limit( $survey ),
			...$this->surveys->quotas( $survey ),
			'drop_off'                => $this->detectDropOff->run( $survey ),
			...( null === $survey->comparison?->startedOn ? array() : array( 'is_compared' => true ) ),
			...$this->surveys->comparison( $survey ),
			...$this->surveys->missing( $survey ),
			'responses_count_7_days'  => $days->responses( $this->last( 7 ) ),
			'responses_count_30_days' => $days->responses( $this->last( 30 ) ),
			'range_responses_count'   => $days->responses( $range ),
			'range_impressions'       => $days->hasVisits ? $days->impressions( $range ) : null,
			'starts'                  => $days->hasVisits ? $days->starts( $range ) : null,
			'response_rate'           => ResponseRate::of( $days->responses( $range ), $days->impressions( $range ) ),
			'completion_rate'         => ResponseRate::of( $days->responses( $range ), $days->starts( $range ) ),
			'not_counted'             => $results->notCounted,
			'data_points'             => $days->points( $range ),
			'questions'               => array_map( array( self::class, 'asked' ), $survey->answerable() ),
			'question_stats'          => array_map(
				fn( Question $question ): array => $this->question( $question, $results ) + ( $items[ $question->id ] ?? array() ),
				$survey->answerable()
			),
			'nps_overview'            => self::score( $score ),
			'nps_series'              => $this->series( $results->scores ),
		);
	}

	/** The last days, including today. */
	private function last( int $days ): DayRange {
		$today = $this->clock->day();
		return DayRange::between( $this->clock->daysAgo( $days - 1 ), $today, $today );
	}

	/** @return array{id: string, title: string, type: string} */
	private static function asked( Question $question ): array {
		return array(
			'id'    => $question->id,
			'title' => $question->title,
			'type'  => $question->type->name,
		);
	}

	/** @return array<string, array{ranking: array{id: string, title: string, item: string, items: int}}> by the id of its rows */
	private static function rankedItems( Question $question ): array {
		$items = array();
		foreach ( $question->rankedItems() as $id => $item ) {
			$items[ $id ] = array(
				'ranking' => array(
					'id'    => $question->id,
					'title' => Recall::plain( $question->title ),
					'item'  => $item,
					'items' => count( $question->rows ),
				),
			);
		}
		return $items;
	}

	/** @return array<string, mixed> */
	private function question( Question $question, SurveyResults $results ): array {
		$answers = $results->answers;
		$options = $answers->ofChoices( $question );
		$scale   = new ScaleMetric( $question->type, $options );
		$ranges  = $scale->ranges();
		return array(
			'id'              => $question->id,
			'type'            => $question->type->name,
			'title'           => $question->title,
			'is_quantitative' => $question->type->isQuantitative(),
			'total_answers'   => $answers->answered( $question->id ),
			'skipped'         => $answers->skipped( $question->id ),
			'average'         => $scale->average(),
			'score'           => self::score( $scale->score() ),
			...( KeyFigure::SATISFACTION === $question->type->keyFigure() ? array( 'satisfied' => $scale->satisfied() ) : array() ),
			...( array() === $ranges ? array() : array( 'ranges' => $ranges ) ),
			...( null === $scale->spread() ? array() : array( 'spread' => $scale->spread() ) ),
			...( null === $scale->dates() ? array() : array( 'dates' => $scale->dates() ) ),
			...( $question->type->isTypedValue() ? self::mostFrequent( $options ) : array( 'options' => $options ) ),
			'answers'         => array_map( array( TextAnswerMapper::class, 'toArray' ), $results->texts[ $question->id ] ?? array() ),
		);
	}

	/**
	 * @param list<array{value: string, count: int, is_current: bool}> $options
	 * @return array{options: list<array{value: string, count: int, is_current: bool}>, others?: int}
	 */
	private static function mostFrequent( array $options ): array {
		$counts = array_column( $options, 'count' );
		arsort( $counts );
		$listed = array_intersect_key( $options, array_slice( $counts, 0, self::TYPED, true ) );
		$others = array_sum( array_slice( $counts, self::TYPED ) );
		return array( 'options' => array_values( $listed ) ) + ( 0 === $others ? array() : array( 'others' => $others ) );
	}

	/** @return array<string, int|bool>|null */
	private static function score( ?NpsScore $score ): ?array {
		return null === $score ? null : $score->toArray() + NpsConfidenceInterval::ofScore( $score )->toArray();
	}

	/**
	 * @param array<string, array<int, int>> $scores
	 * @return list<array{date: string, nps: int, mean: int}> only days with scores; `mean` covers the 7 days that end on
	 *                                                        this day
	 */
	private function series( array $scores ): array {
		$points = array();
		foreach ( $scores as $day => $ofDay ) {
			$score = NpsScore::of( $ofDay );
			$week  = NpsScore::ofDays( self::weekUpTo( $day, $scores ) );
			if ( null !== $score && null !== $week ) {
				$points[] = array(
					'date' => $day,
					'nps'  => $score->nps,
					'mean' => $week->nps,
				);
			}
		}
		return $points;
	}

	/**
	 * @param array<string, array<int, int>> $scores
	 * @return array<string, array<int, int>> scores of 7 days
	 */
	private static function weekUpTo( string $last, array $scores ): array {
		return array_intersect_key( $scores, array_flip( DayRange::days( DayRange::daysBefore( $last, 6 ), $last ) ) );
	}
}
