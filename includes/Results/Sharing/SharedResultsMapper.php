<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Clock;
use UserFeedback\Results\Survey\Counts\RoundedShares;
use UserFeedback\Results\Survey\ScaleMetric;
use UserFeedback\Results\Survey\SurveyResults;
use UserFeedback\Results\Survey\Texts\TextAnswer;
use UserFeedback\Results\Survey\Texts\TextAnswersQuery;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Selects the results that a link shows: nothing else is cached with it, or could be printed by mistake. */
final class SharedResultsMapper {

	public function __construct( private readonly Clock $clock, private readonly TextAnswersQuery $emailTexts ) {}

	/**
	 * @return array{
	 *     title: string,
	 *     responses: int,
	 *     days: int,
	 *     read_at: int,
	 *     questions: list<array<string, mixed>>,
	 * }
	 */
	public function toArray( Share $share, SurveyResults $results ): array {
		$chosen = array_filter(
			$results->survey->answerable(),
			static fn( Question $question ): bool => in_array( $question->id, $share->questionIds, true )
		);
		return array(
			'title'     => $results->survey->title,
			'responses' => $results->days->responses( $results->range ),
			'days'      => $share->days,
			'read_at'   => $this->clock->now()->getTimestamp(),
			'questions' => array_map(
				fn( Question $question ): array => $this->question( $question, $results, $share->texts ),
				array_values( $chosen )
			),
		);
	}

	/** @return array<string, mixed> */
	private function question( Question $question, SurveyResults $results, bool $texts ): array {
		$answers  = $results->answers;
		$answered = $answers->answered( $question->id );
		$options  = $answers->ofChoices( $question );
		$scale    = new ScaleMetric( $question->type, $options );
		$options  = array() === $scale->ranges() ? $options : $scale->ranges();
		$counts   = array_column( $options, 'count' );
		$parts    = RoundedShares::of( $counts, $answered );
		return array(
			'title'    => $question->title,
			'answered' => $answered,
			'skipped'  => $answers->skipped( $question->id ),
			'is_typed' => ! $question->type->isQuantitative(),
			'nps'      => $scale->score()?->nps,
			'average'  => $scale->average(),
			'rank_of'  => KeyFigure::RANK === $question->type->keyFigure() ? $question->type->outOf() : null,
			'options'  => array_map(
				static fn( array $option, int $tenths ): array => array( $option['value'], $option['count'], $tenths ),
				$options,
				$parts
			),
			'texts'    => $texts && ! $question->type->isPrivate() // Never publish personal data.
				? array_map(
					static fn( TextAnswer $text ): array => array( $text->text, $text->day ),
					$this->emailTexts->withoutAddresses( $results->texts[ $question->id ] ?? array() )
				)
				: array(),
		);
	}
}
