<?php
declare(strict_types=1);

namespace UserFeedback\Results\Insights;

use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Results\Survey\SurveyResults;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Collects the survey results that a model may see. Email addresses and names are never included. */
final class CollectPromptData {

	/** For all questions together. */
	private const TEXTS = 200;

	public function __construct( private readonly ReadSurveyResults $results, private readonly TextSampleQuery $texts ) {}

	/** @throws StorageFailed */
	public function run( Survey $survey, int $seed ): PromptData {
		$results   = $this->results->run( $survey, DayRange::all() );
		$days      = $this->texts->perDay( $survey->id );
		$typed     = array_filter(
			$survey->questions,
			static fn( Question $question ): bool => isset( $days[ $question->id ] ) && ! $question->type->isEmailAddress()
		);
		$each      = array() === $typed ? 0 : intdiv( self::TEXTS, count( $typed ) );
		$read      = 0;
		$questions = array();
		foreach ( $survey->questions as $question ) {
			$texts       = in_array( $question, $typed, true )
				? $this->texts->texts( $survey->id, $question->id, $days[ $question->id ] ?? array(), max( 1, $each ), $seed )
				: array();
			$read       += count( $texts );
			$questions[] = self::question( $question, $results, array_values( $texts ) );
		}
		$there = array_sum( array_map( static fn( Question $question ): int => array_sum( $days[ $question->id ] ?? array() ), $typed ) );

		return new PromptData( $survey->title, $results->days->responses( DayRange::all() ), $questions, $read, $there );
	}

	/**
	 * @param list<string> $texts
	 * @return array<string, mixed>
	 */
	private static function question( Question $question, SurveyResults $results, array $texts ): array {
		$counts = $results->answers;
		$said   = array(
			'question' => $question->title,
			'kind'     => $question->type->name,
			'answered' => $counts->answered( $question->id ),
			'skipped'  => $counts->skipped( $question->id ),
		);
		if ( $question->type->isQuantitative() ) {
			$said['answers'] = array_map(
				static fn( array $value ): array => array(
					'answer' => $value['value'],
					'people' => $value['count'],
				),
				$counts->ofValues( $question->id, $question->knownValues() )
			);
		}
		if ( array() !== $texts ) {
			$said['typed'] = array_map( PiiMasker::shortened( ... ), $texts );
		}
		return $said;
	}
}
