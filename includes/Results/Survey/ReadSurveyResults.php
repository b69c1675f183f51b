<?php
declare(strict_types=1);

namespace UserFeedback\Results\Survey;

use UserFeedback\Platform\Database\Transaction;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Counting\CounterDelta;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\Survey\Counts\AnswerCounts;
use UserFeedback\Results\Survey\Counts\CountsQuery;
use UserFeedback\Results\Survey\Counts\DailyCounts;
use UserFeedback\Results\Survey\Texts\TextAnswer;
use UserFeedback\Results\Survey\Texts\TextAnswersQuery;
use UserFeedback\Results\Survey\Texts\TextListQuery;
use UserFeedback\Results\UncountedResponses;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Reads the derived tables, and adds the few responses that are not in them yet.
 *
 * It uses one read-only transaction: otherwise a response that is counted meanwhile could be in neither or in both.
 */
final class ReadSurveyResults {

	public function __construct(
		private readonly UncountedResponses $uncounted,
		private readonly CountsQuery $counts,
		private readonly TextListQuery $texts,
		private readonly TextAnswersQuery $extras,
		private readonly Transaction $transaction
	) {}

	/** @throws StorageFailed */
	public function run( Survey $survey, DayRange $range ): SurveyResults {
		$this->uncounted->settle();
		return $this->transaction->run( fn(): SurveyResults => $this->read( $survey, $range ) );
	}

	private function read( Survey $survey, DayRange $range ): SurveyResults {
		$questions = array_map( static fn( Question $question ): string => $question->id, $survey->answerable() );
		$scored    = $survey->scoredQuestion();
		$waiting   = $this->uncounted->ofSurvey( $survey->id );

		return new SurveyResults(
			$survey,
			$range,
			$this->daysWith( $waiting, $this->counts->countsOfDays( $survey->id ) ),
			$this->answersWith( $waiting, $this->counts->countsOfAnswers( $survey->id, $questions, $range ), $range ),
			$this->completed(
				$survey,
				$this->textsWith( $waiting, $this->texts->newestOfSurvey( $survey->id, $questions, $range ), $range )
			),
			null === $scored
				? array()
				: $this->scoresWith( $waiting, $this->counts->scoresPerDay( $survey->id, $scored, $range ), $scored, $range ),
			$this->uncounted->leftOut( $survey->id )
		);
	}

	private function daysWith( CounterDelta $waiting, DailyCounts $days ): DailyCounts {
		foreach ( $waiting->days() as $count ) {
			$days = $days->plusResponses( $count['day'], $count['responses'] );
		}
		return $days;
	}

	private function answersWith( CounterDelta $waiting, AnswerCounts $answers, DayRange $range ): AnswerCounts {
		foreach ( $waiting->values() as $count ) {
			if ( $range->includes( $count['day'] ) ) {
				$answers->add( $count['question_id'], $count['value_key'], $count['value'], $count['answers'] );
			}
		}
		return $answers;
	}

	/**
	 * @param array<string, list<TextAnswer>> $texts
	 * @return array<string, list<TextAnswer>>
	 */
	private function textsWith( CounterDelta $waiting, array $texts, DayRange $range ): array {
		foreach ( $waiting->texts() as $text ) {
			if ( $range->includes( $text['day'] ) ) {
				$texts[ $text['question_id'] ][] = TextAnswer::ofEntry( $text );
			}
		}
		foreach ( $texts as $questionId => $ofQuestion ) {
			$texts[ $questionId ] = array_slice( TextAnswer::newestFirst( $ofQuestion ), 0, TextListQuery::FEW );
		}
		return $texts;
	}

	/**
	 * Adds names and scores.
	 *
	 * @param array<string, list<TextAnswer>> $texts
	 * @return array<string, list<TextAnswer>>
	 */
	private function completed( Survey $survey, array $texts ): array {
		$with  = array_filter(
			$survey->answerable(),
			static fn( Question $question ): bool => isset( $texts[ $question->id ] ) && TextAnswersQuery::hasExtras( $question->type )
		);
		$allOf = array_map( static fn( Question $question ): array => $texts[ $question->id ] ?? array(), $with );
		$ids   = array_map( static fn( Question $question ): string => $question->id, $with );
		$texts = array_diff_key( $texts, array_flip( $ids ) );
		foreach ( $this->extras->addExtras( array_merge( ...array_values( $allOf ) ) ) as $text ) {
			$texts[ $text->questionId ][] = $text;
		}
		return $texts;
	}

	/**
	 * @param array<string, array<int, int>> $scores
	 * @return array<string, array<int, int>>
	 */
	private function scoresWith( CounterDelta $waiting, array $scores, Question $question, DayRange $range ): array {
		$known = $question->knownValues();
		foreach ( $waiting->values() as $count ) {
			$isScore = $count['question_id'] === $question->id && in_array( $count['value'], $known, true );
			if ( $isScore && $range->includes( $count['day'] ) ) {
				$score                             = (int) $count['value'];
				$scores[ $count['day'] ][ $score ] = ( $scores[ $count['day'] ][ $score ] ?? 0 ) + $count['answers'];
			}
		}
		ksort( $scores );
		return $scores;
	}
}
