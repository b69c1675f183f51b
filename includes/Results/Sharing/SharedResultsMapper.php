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
use UserFeedback\Surveys\Questions\Recall;

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
		$cards = array();
		foreach ( $results->survey->questions as $question ) {
			$isChosen = static fn( Question $part ): bool => in_array( $part->id, $share->questionIds, true );
			$chosen   = array_values( array_filter( $question->answerable(), $isChosen ) );
			if ( $question->type->ranksRows() && array() !== $chosen ) {
				$cards[] = self::ranking( $question, $chosen, $results );
				continue;
			}
			foreach ( $chosen as $part ) {
				$cards[] = $this->question( $part, $results, $share->texts );
			}
		}
		return array(
			'title'     => $results->survey->title,
			'responses' => $results->days->responses( $results->range ),
			'days'      => $share->days,
			'read_at'   => $this->clock->now()->getTimestamp(),
			'questions' => $cards,
		);
	}

	/**
	 * Maps items of a ranking to one card, as on the results screen, the best average rank first. All items have the same answers.
	 *
	 * @param non-empty-list<Question> $chosen
	 * @return array<string, mixed>
	 */
	private static function ranking( Question $ranking, array $chosen, SurveyResults $results ): array {
		$labels   = $ranking->rankedItems();
		$answers  = $results->answers;
		$answered = $answers->answered( $chosen[0]->id );
		$items    = array();
		foreach ( $chosen as $item ) {
			$options = $answers->ofChoices( $item );
			$first   = array_column( $options, 'count', 'value' )[1] ?? 0;
			$items[] = array(
				$labels[ $item->id ],
				( new ScaleMetric( $item->type, $options ) )->average(),
				RoundedShares::of( array( $first ), $answered )[0],
			);
		}
		usort( $items, static fn( array $one, array $next ): int => ( $one[1] ?? INF ) <=> ( $next[1] ?? INF ) );
		return array(
			'title'    => Recall::plain( $ranking->title ),
			'answered' => $answered,
			'skipped'  => $answers->skipped( $chosen[0]->id ),
			'is_typed' => false,
			'nps'      => null,
			'average'  => null,
			'options'  => array(),
			'texts'    => array(),
			'ranking'  => array(
				'of'    => count( $labels ),
				'items' => $items,
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
