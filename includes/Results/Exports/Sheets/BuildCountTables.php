<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use Closure;
use DateTimeImmutable;
use UserFeedback\Responses\Index\Filters\ResponseFilter;
use UserFeedback\Responses\Visits\SecondsRanges;
use UserFeedback\Results\DayRange;
use UserFeedback\Results\DropOff\ReadDropOff;
use UserFeedback\Results\Survey\Counts\RoundedShares;
use UserFeedback\Results\Survey\ReadFilteredResults;
use UserFeedback\Results\Survey\ReadSurveyResults;
use UserFeedback\Results\Survey\ScaleMetric;
use UserFeedback\Results\Survey\SurveyResults;
use UserFeedback\Surveys\Questions\NpsScore;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\Base\KeyFigure;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Builds tables with the same counts as the screens. */
final class BuildCountTables {

	public function __construct(
		private readonly ReadSurveyResults $all,
		private readonly ReadFilteredResults $filtered,
		private readonly ReadDropOff $dropOff
	) {}

	/** @return list<ExportTable> empty for a text question. */
	public function ofQuestion( Survey $survey, Question $question, DayRange $range, ResponseFilter $filter ): array {
		$read = $this->read( $survey, $range, $filter );
		return $question->type->isQuantitative()
			? array( self::figures( $question, $read ), $this->counts( $survey, $question, $read ) )
			: array();
	}

	/** @return list<ExportTable> */
	public function ofScores( Survey $survey, Question $question, DayRange $range, ResponseFilter $filter ): array {
		$read = $this->read( $survey, $range, $filter );
		return array(
			self::figures( $question, $read ),
			$this->counts( $survey, $question, $read ),
			new CountsExportTable(
				__( 'Days', 'userfeedback' ),
				array( __( 'Date', 'userfeedback' ), __( 'NPS Score', 'userfeedback' ), __( 'Responses', 'userfeedback' ) ),
				static fn(): array => self::days( $read() )
			),
		);
	}

	/**
	 * @param list<string> $devices   empty for all.
	 * @param list<string> $languages the same.
	 */
	public function ofVisits( Survey $survey, DayRange $range, array $devices, array $languages ): ExportTable {
		return new CountsExportTable(
			__( 'Where visitors leave', 'userfeedback' ),
			array(
				__( 'Question', 'userfeedback' ),
				__( 'Shown', 'userfeedback' ),
				__( 'Answers', 'userfeedback' ),
				__( 'Skipped', 'userfeedback' ),
				__( 'Left here', 'userfeedback' ),
				__( 'Percentage who left', 'userfeedback' ),
				__( 'Hidden by logic', 'userfeedback' ),
				__( 'Median time (seconds)', 'userfeedback' ),
			),
			fn(): array => self::steps( $this->dropOff->run( $survey, $range, $devices, $languages ) )
		);
	}

	/**
	 * @param array<string, mixed> $dropOff of DropOffShape.
	 * @return list<list<string|int|float|null>>
	 */
	private static function steps( array $dropOff ): array {
		/**
		 * @var array{
		 *     questions: list<array{
		 *         title: string|null,
		 *         shown: int,
		 *         answered: int,
		 *         skipped: int,
		 *         passed: int,
		 *         left: int,
		 *         median_seconds: int|null,
		 *     }>,
		 * } $dropOff by its shape.
		 */
		$rows = array();
		foreach ( $dropOff['questions'] as $step ) {
			$rows[] = array(
				$step['title'] ?? __( 'Deleted question', 'userfeedback' ),
				$step['shown'],
				$step['answered'],
				$step['skipped'],
				$step['left'],
				RoundedShares::of( array( $step['left'] ), $step['shown'] )[0] / 10,
				$step['passed'],
				SecondsRanges::LONGER === $step['median_seconds'] ? '> ' . ( SecondsRanges::LONGER - 1 ) : $step['median_seconds'],
			);
		}
		return $rows;
	}

	/** @param Closure(): SurveyResults $read */
	private function counts( Survey $survey, Question $question, Closure $read ): ExportTable {
		return new CountsExportTable(
			__( 'Counts', 'userfeedback' ),
			array( __( 'Answer', 'userfeedback' ), __( 'Count', 'userfeedback' ), __( 'Percent', 'userfeedback' ) ),
			static function () use ( $question, $read ): array {
				$answers  = $read()->answers;
				$answered = $answers->answered( $question->id );
				$rows     = array();
				foreach ( $answers->ofChoices( $question ) as $option ) {
					$rows[] = array(
						$option['is_current'] && $question->type->isNumeric() ? (int) $option['value'] : $option['value'],
						$option['count'],
						RoundedShares::of( array( $option['count'] ), $answered )[0] / 10,
					);
				}
				return $rows;
			}
		);
	}

	/** @param Closure(): SurveyResults $read */
	private static function figures( Question $question, Closure $read ): ExportTable {
		return new CountsExportTable(
			__( 'Overview', 'userfeedback' ),
			array( __( 'Group', 'userfeedback' ), __( 'Value', 'userfeedback' ) ),
			static fn(): array => self::overview( $question, $read() )
		);
	}

	/** @return list<list<string|int|float|null>> */
	private static function overview( Question $question, SurveyResults $results ): array {
		$scale = new ScaleMetric( $question->type, $results->answers->ofChoices( $question ) );
		$dates = $scale->dates();
		$score = $scale->score();
		$rows  = match ( $question->type->keyFigure() ) {
			KeyFigure::NPS          => array(
				array( __( 'Promoters (%)', 'userfeedback' ), $score?->promoter ),
				array( __( 'Passives (%)', 'userfeedback' ), $score?->passive ),
				array( __( 'Detractors (%)', 'userfeedback' ), $score?->detractor ),
				array( __( 'NPS Score', 'userfeedback' ), $score?->nps ),
				array( __( 'Scores', 'userfeedback' ), $score->total ?? 0 ),
			),
			KeyFigure::AVERAGE      => array( array( __( 'Average rating', 'userfeedback' ), $scale->average() ) ),
			KeyFigure::RANK         => array( array( __( 'Average rank', 'userfeedback' ), $scale->average() ) ),
			KeyFigure::SATISFACTION => array(
				array( __( 'Satisfied (%)', 'userfeedback' ), $scale->satisfied() ),
				array( __( 'Average rating', 'userfeedback' ), $scale->average() ),
			),
			KeyFigure::SPREAD       => array(
				array( __( 'Average', 'userfeedback' ), $scale->average() ),
				array( __( 'Median', 'userfeedback' ), $scale->spread()['median'] ?? null ),
				array( __( 'Lowest', 'userfeedback' ), $scale->spread()['lowest'] ?? null ),
				array( __( 'Highest', 'userfeedback' ), $scale->spread()['highest'] ?? null ),
			),
			KeyFigure::DATES        => array(
				array( __( 'Earliest', 'userfeedback' ), $dates['earliest'] ?? null ),
				array( __( 'Median', 'userfeedback' ), $dates['median'] ?? null ),
				array( __( 'Latest', 'userfeedback' ), $dates['latest'] ?? null ),
			),
			KeyFigure::NONE         => array(),
		};
		return array(
			...$rows,
			array( __( 'Answered', 'userfeedback' ), $results->answers->answered( $question->id ) ),
			array( __( 'Skipped', 'userfeedback' ), $results->answers->skipped( $question->id ) ),
			array( __( 'Total Responses', 'userfeedback' ), $results->days->responses( $results->range ) ),
		);
	}

	/** @return list<list<DateTimeImmutable|int>> only days with a score. */
	private static function days( SurveyResults $results ): array {
		$rows = array();
		foreach ( $results->scores as $day => $ofDay ) {
			$score = NpsScore::of( $ofDay );
			if ( null !== $score ) {
				$rows[] = array( new DateTimeImmutable( $day ), $score->nps, $score->total );
			}
		}
		return $rows;
	}

	/** @return Closure(): SurveyResults read once for all tables that a process writes. */
	private function read( Survey $survey, DayRange $range, ResponseFilter $filter ): Closure {
		$results = null;
		return function () use ( $survey, $range, $filter, &$results ): SurveyResults {
			return $results ??= $filter->isAsked()
				? $this->filtered->run( $survey, $range, $filter )
				: $this->all->run( $survey, $range );
		};
	}
}
